/** Words of a query beyond so many are not looked at. */
const maxWords = 8

/** The words of a query, in lower case: what a row must hold, every one of them, to be found. */
export function searchWords(query: string): string[] {
  return query.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords)
}

/** For the LIKE of PostgreSQL: % and _ are ordinary characters in what a person types. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (character) => `\\${character}`)
}
