import { keep, kept } from '#app/client/kept.ts'

const storageKey = 'haat.searches'
const most = 6

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  const texts = kept('localStorage', storageKey)
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, most) : []
}

/** Remembers a search. Of the words that somebody typed on the way to it only the longest stay. */
export function rememberSearch(text: string): void {
  const searched = text.trim()
  if (searched.length < 2) return
  const others = recentSearches().filter((other) => !isPartOf(other, searched))
  keep('localStorage', storageKey, [searched, ...others].slice(0, most))
}

export function forgetSearches(): void {
  keep('localStorage', storageKey, null)
}

function isPartOf(one: string, other: string): boolean {
  return other.toLowerCase().startsWith(one.toLowerCase())
}
