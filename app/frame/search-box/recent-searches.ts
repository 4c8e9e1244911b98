const storageKey = 'haat.searches'
const most = 6

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    // The browser keeps nothing, or something else wrote there.
    return []
  }
}

/** Remembers a search. Of the words that somebody typed on the way to it only the longest stay. */
export function rememberSearch(text: string): void {
  const searched = text.trim()
  if (searched.length < 2) return
  const others = recentSearches().filter((other) => !isPartOf(other, searched))
  try {
    localStorage.setItem(storageKey, JSON.stringify([searched, ...others].slice(0, most)))
  } catch {
    // Storage is full or switched off: the search itself works all the same.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Then nothing was kept.
  }
}

function isPartOf(one: string, other: string): boolean {
  return other.toLowerCase().startsWith(one.toLowerCase())
}
