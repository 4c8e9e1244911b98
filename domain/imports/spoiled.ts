// What a spreadsheet has made of the shop's own words and codes when it saved a file. A cell that is such a
// copy of what the shop has says nothing new.

/** Letters that Windows-1252 has, in which Excel saves a plain CSV. */
const ansi = new Set(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)))

/** Whether a text is what Excel leaves of this one: for each letter that it cannot write a ?, or its base. */
export function isSpoiledCopy(said: string, of: string): boolean {
  const [copy, whole] = [onOneKindOfLine(said), onOneKindOfLine(of)]
  if (copy.length !== whole.length) return false
  // By code units: a letter beyond the first 65,536 leaves two question marks.
  return [...Array(whole.length).keys()].every((at) => {
    const [left, letter] = [copy[at], whole[at]!]
    return left === letter || (!ansi.has(letter) && (left === '?' || left === letter.normalize('NFD')[0]))
  })
}

/** A cell is saved with LF between its lines, and without blanks at its ends. */
function onOneKindOfLine(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

/** Whether nothing but question marks is left of a text. */
export function hasLostLetters(text: string): boolean {
  return /^[?\s]*\?[?\s]*$/.test(text)
}

/** Whether `8.90123E+12` is what a spreadsheet shows of this code. */
export function isRoundingOf(rounded: string, code: string): boolean {
  const [digits = '', exponent = ''] = rounded.replace(',', '.').toUpperCase().split('E+')
  const decimals = digits.split('.')[1]?.length ?? 0
  return Number(code).toExponential(decimals) === `${digits}e+${Number(exponent)}`
}
