/** Of a GSTIN: two digits of the state, the ten characters of the PAN, which of its registrations, Z. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** A GSTIN as it was typed, without blanks and in capitals. */
export function readGstin(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether it has the shape of a GSTIN. */
export function looksLikeGstin(gstin: string): boolean {
  return gstinPattern.test(gstin)
}

/**
 * The last character of a GSTIN, from the fourteen before it: each one's place among 0 to 9 and A to Z, every
 * second one twice, with the digits of the product in base 36 added up (the GST portal's own check).
 */
export function gstinCheckDigit(gstin: string): string {
  const sum = Array.from(gstin.slice(0, 14), (character, place) => {
    const product = characters.indexOf(character) * (1 + (place % 2))
    return Math.floor(product / 36) + (product % 36)
  }).reduce((total, each) => total + each, 0)
  return characters[(36 - (sum % 36)) % 36]!
}

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What is wrong with a GSTIN, which `readGstin` has read; null: nothing. */
export function wrongGstin(gstin: string): 'bad_gstin' | 'gstin_mistyped' | null {
  if (!looksLikeGstin(gstin)) return 'bad_gstin'
  return gstinCheckDigit(gstin) === gstin.at(-1) ? null : 'gstin_mistyped'
}
