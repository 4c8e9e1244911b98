/** A shorter prefix finds everything. */
const shortest = 3

/** Grapheme clusters: a Devanagari vowel sign is part of its letter. */
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Query relaxation: the words one by one, or the prefix of a single word, which drops a slip at its end. */
export function easierQueries(query: string): string[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => word.length >= shortest))]
  if (words.length > 1) return words.slice(0, 3)
  const [word] = words
  if (!word) return []
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  const kept = Math.max(shortest, Math.ceil(letters.length * 0.6))
  return kept < letters.length ? [letters.slice(0, kept).join('')] : []
}
