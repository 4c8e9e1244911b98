import { and, like } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'

/** Whether a text in lower case holds every one of these words; undefined for no words. */
export function holdsEvery(text: Column | SQL, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(text, `%${escapeLike(word)}%`)))
}

/** % and _ are ordinary characters in what a person types. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (character) => `\\${character}`)
}
