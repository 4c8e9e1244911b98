// What somebody has typed, over a reload of their tab: kept by person and name, shown to nobody else, and
// gone with the sign-out.

import { keep, kept } from './kept.ts'

const ours = 'haat.'

const keyOf = (personId: string, name: string) => `${ours}draft.${personId}.${name}`

/** Keeps what a person has typed so far. A browser that keeps nothing for this site keeps nothing. */
export function keepDraft(personId: string, name: string, draft: object): void {
  keep('sessionStorage', keyOf(personId, name), draft)
}

export function forgetDraft(personId: string, name: string): void {
  keep('sessionStorage', keyOf(personId, name), null)
}

/** What this person had typed in this tab; nothing where nothing was. */
export function keptDraft<Draft extends object>(personId: string, name: string): Partial<Draft> {
  return kept('sessionStorage', keyOf(personId, name)) ?? {}
}

/** Whatever this tab keeps for the shop, the place that was chosen with it: somebody signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(ours)) sessionStorage.removeItem(key)
  } catch {
    // Nothing is there.
  }
}
