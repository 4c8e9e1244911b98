import type { Drafts } from './drafts.ts'

// What is typed and not saved, over a reload of its tab; by shelf.

const nameOf = (shelf: string) => `haat.prices.${shelf}`

export function keepDrafts(shelf: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(nameOf(shelf))
    else sessionStorage.setItem(nameOf(shelf), JSON.stringify(drafts))
  } catch {
    // A browser that keeps nothing for this site.
  }
}

export function keptDrafts(shelf: string): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(shelf)) ?? '{}') as Drafts
  } catch {
    return {}
  }
}
