import { isBarcode, normalBarcode } from '#domain/catalog/barcodes/rules.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'

import type { CsvFile } from './read-csv.ts'

// What spreadsheets and people make of a cell, read as what it was. What may mean two things is left as it
// stands, and the contract refuses it.

/** Stands for a number that may mean two things, and is none. */
const unclear = 'unclear'

/** `1,250`, `1,25,000`, `₹ 1,250.00`, `Rs. 250/-`; a file in Windows-1252 has a question mark for the ₹. */
export function amountCell(cell: string, delimiter: CsvFile['delimiter']): string {
  const amount = cell.trim().replace(/^(?:₹|\?|rs\.?|inr)\s*/i, '')
  return numberCell(amount.replace(/\s*\/-$/, ''), delimiter)
}

/** `5%` and `12.50 %`. */
export function percentCell(cell: string, delimiter: CsvFile['delimiter']): string {
  return numberCell(cell.trim().replace(/\s*%$/, ''), delimiter)
}

/**
 * A number without the commas of its thousands or lakhs. In a file with semicolons `45,50` has a decimal
 * comma and `1.250,50` dots for its thousands; `1.250` may there mean two things.
 */
export function numberCell(cell: string, delimiter: CsvFile['delimiter']): string {
  const number = cell.trim()
  if (thousands.test(number) || lakhs.test(number)) return number.replaceAll(',', '')
  if (delimiter !== ';') return number
  if (/^\d+,\d{1,2}$/.test(number)) return number.replace(',', '.')
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(number)) return number.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(\.\d{3})+$/.test(number) ? unclear : number
}

// 0,500 is a half where a comma is a decimal one, and no thousands anywhere.
const thousands = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/
const lakhs = /^[1-9]\d?(,\d{2})+,\d{3}(\.\d*)?$/

/** With the 0 that a spreadsheet took from its beginning, where one is missing: chapters are 01 to 99. */
export function hsnCell(cell: string): string {
  const code = cell.trim().replace(/^'/, '')
  return /^[1-9](\d{2}|\d{4}|\d{6})$/.test(code) ? `0${code}` : code
}

/** The same of a bar code; its check digit says that nothing but a 0 is missing. */
export function barcodeCell(cell: string): string {
  const code = cell.trim().replace(/^'/, '')
  const padded = normalBarcode(`0${code}`)
  return /^(\d{7}|\d{11})$/.test(code) && isBarcode(padded) ? padded : code
}

/** `8.90123E+12`: what a spreadsheet makes of a long number. Its last digits are lost. */
export function isRounded(cell: string): boolean {
  return /^\d([.,]\d+)?E\+\d{1,2}$/i.test(cell.trim())
}

/**
 * A moment in Indian time as ISO 8601, of `2026-12-03 06:00`, `03-12-2026 6:00` (the day first, as in India)
 * or the day alone. With slashes the month may be the first: that is left as it stands unless only one of the
 * two can be a month.
 */
export function momentOf(cell: string): string {
  const typed = cell.trim()
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})(?: (.+))?$/.exec(typed) ?? []
  if (year) return indianMoment([year, month!, day!], time) ?? typed
  const [, first, mark, second, lastYear, at] =
    /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?: +(.+))?$/.exec(typed) ?? []
  if (!first || !second || !lastYear) return typed
  const isDayFirst = mark !== '/' || Number(first) > 12 || first === second
  if (!isDayFirst && Number(second) <= 12) return typed
  const [ofMonth, dayOfMonth] = isDayFirst ? [second, first] : [first, second]
  return indianMoment([lastYear, ofMonth, dayOfMonth], at) ?? typed
}

function indianMoment(day: [string, string, string], time = '0:00'): string | null {
  const [, hour, minute, second = '00', half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?(AM|PM))?$/i.exec(time.trim()) ?? []
  if (!hour || !minute) return null
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour)
  const two = (text: string | number) => String(text).padStart(2, '0')
  return `${day.map(two).join('-')}T${two(hours)}:${minute}:${second}+05:30`
}

/** Words for a unit of packs, and how many of ours it has. */
const units: Record<string, [NetUnit, times: number]> = {
  ...named('g', 1, 'g gm gms gram grams'),
  ...named('g', 1000, 'kg kgs kilo kilos kilogram kilograms'),
  ...named('ml', 1, 'ml mls millilitre millilitres milliliter milliliters'),
  ...named('ml', 1000, 'l lt ltr ltrs litre litres liter liters'),
  ...named('piece', 1, 'piece pieces pc pcs no nos unit units'),
}

function named(unit: NetUnit, times: number, words: string) {
  return Object.fromEntries(words.split(' ').map((word) => [word, [unit, times] as [NetUnit, number]]))
}

/**
 * What a pack holds in the units that the shop keeps: 1.5 `Kg ` is 1500 g, and so is `1.5 kg` in the cell of
 * the quantity. What is not understood stays as it is written.
 */
export function packOf(
  { quantity, unit }: { quantity: string | undefined; unit: string | undefined },
  delimiter: CsvFile['delimiter'],
): { quantity: string | undefined; unit: string | undefined } {
  const [, before = quantity, behind] = /^([\d.,]+)\s*([a-z]+\.?)$/i.exec(quantity?.trim() ?? '') ?? []
  const word = unit?.trim() || behind
  const known = word === undefined ? undefined : units[word.toLowerCase().replace(/\.$/, '')]
  const number = before === undefined || before.trim() === '' ? before : numberCell(before, delimiter)
  if (!known) return { quantity: behind === undefined ? number : quantity, unit }
  const [kept, times] = known
  if (times === 1) return { quantity: number, unit: kept }
  // 1,500 kg is a pack of one and a half where a comma is a decimal one.
  if (delimiter === ';' && thousands.test(before?.trim() ?? '')) return { quantity, unit }
  // A kilogram of nothing that is written here says nothing of the pack.
  if (number === undefined || number.trim() === '' || Number.isNaN(Number(number))) return { quantity, unit }
  // 2.3 × 1000 is a little less than 2300 in floating point.
  return { quantity: String(Number((Number(number) * times).toFixed(3))), unit: kept }
}
