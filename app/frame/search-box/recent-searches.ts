const storageKey = 'haat.searches'
const most = 6

/** What was searched for in this browser, the latest first. */
export function recentSearches(keeper: Pick<Storage, 'getItem'> = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    // The browser keeps nothing, or something else wrote there.
    return []
  }
}

/** Remembers a search. Of the words that somebody typed on the way to it only the longest stay. */
export function rememberSearch(
  text: string,
  keeper: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  const searched = text.trim()
  if (searched.length < 2) return
  const others = recentSearches(keeper).filter((other) => !isPartOf(other, searched))
  try {
    keeper.setItem(storageKey, JSON.stringify([searched, ...others].slice(0, most)))
  } catch {
    // Storage is full or switched off: the search itself works all the same.
  }
}

export function forgetSearches(keeper: Pick<Storage, 'removeItem'> = localStorage): void {
  try {
    keeper.removeItem(storageKey)
  } catch {
    // Then nothing was kept.
  }
}

function isPartOf(one: string, other: string): boolean {
  return other.toLowerCase().startsWith(one.toLowerCase())
}
