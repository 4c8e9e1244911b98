/** So many rows of misses are kept, a row a word and day; the oldest day goes first. */
export const mostMisses = 10_000

/** Over so many Indian days, today among them, the desk is told. */
export const missDays = 30

/** As long as an alias may be. Who types more tells a story, and it may be their own. */
const longestWord = 60

/** Characters that nobody sees. The two joiners are not meant: Hindi is written with them. */
const unseen = /(?![\u200C\u200D])\p{C}/gu

/** Six digits with no letter between them: a telephone number, a PIN code, a card. */
const longNumber = /\p{Nd}(?:[^\p{L}]*\p{Nd}){5}/u

/**
 * What is kept of a query that found nothing: in lower case, NFC, its blanks single. null where nothing is
 * kept: fewer than two letters, too long for an alias, or something that could be personal.
 */
export function missWord(query: string): string | null {
  const word = query.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').toLowerCase().normalize('NFC').trim()
  if (!/\p{L}.*[\p{L}\p{M}]/u.test(word) || word.length > longestWord) return null
  return /[@＠]/.test(word) || longNumber.test(word) ? null : word
}
