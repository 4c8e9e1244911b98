// Bar codes of goods: GTIN (GS1 General Specifications) as EAN-13, EAN-8 or UPC-A, and the shop's own.

/** As it is kept: UPC-A is EAN-13 with a 0 before it. Blanks and dashes of a label are left out. */
export function normalBarcode(typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{12}$/.test(digits) ? `0${digits}` : digits
}

/** Whether it is an EAN-13 or EAN-8 whose check digit is right. */
export function isBarcode(code: string): boolean {
  return /^(\d{8}|\d{13})$/.test(code) && checkDigit(code.slice(0, -1)) === Number(code.at(-1))
}

/** The last digit, which is right when the weighted sum of all is a multiple of ten (GS1, section 7.9). */
function checkDigit(digits: string): number {
  let sum = 0
  // From the last one on: 3, 1, 3, 1 …
  for (let place = 1; place <= digits.length; place++)
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

/** What GS1 leaves to each shop for itself: 20 to 29. */
const ownPrefix = '20'

/** The shop's own code with this number, as an EAN-13. */
export function ownBarcode(n: number): string {
  const digits = ownPrefix + String(n).padStart(10, '0')
  return digits + String(checkDigit(digits))
}
