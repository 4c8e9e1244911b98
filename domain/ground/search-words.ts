/** Words of a query beyond so many are not looked at. */
const maxWords = 8

/** The words of a query, in lower case: what a row must hold, every one of them, to be found. */
export function searchWords(query: string): string[] {
  return whole(query).toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords)
}

/**
 * The ten digits of a mobile number that a query is, however it is written: with +91, 0, blanks, dashes, dots
 * or brackets. null for any other query.
 */
export function mobileIn(query: string): string | null {
  const digits = query.replaceAll(/[\s().+\u2010-\u2015-]/g, '')
  return /^(?:0|91|091|0091)?([6-9]\d{9})$/.exec(digits)?.[1] ?? null
}

/** What was copied from where it was cut: 'pay_Sx8…', 'pay_Sx8...'. */
function whole(query: string): string {
  return query.replaceAll(/…|\.{3}(?=\s|$)/g, ' ')
}

/** For the LIKE of PostgreSQL: % and _ are ordinary characters in what a person types. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (character) => `\\${character}`)
}
