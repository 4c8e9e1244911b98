// What somebody has typed, over a reload of their tab: kept by person and name, shown to nobody else, and
// gone with the sign-out.

const ours = 'haat.'

const keyOf = (personId: string, name: string) => `${ours}draft.${personId}.${name}`

/** Keeps what a person has typed so far. A browser that keeps nothing for this site keeps nothing. */
export function keepDraft(personId: string, name: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(personId, name), JSON.stringify(draft))
  } catch {
    // It has to be typed again after a reload.
  }
}

/** What this person had typed in this tab; nothing where nothing was. */
export function keptDraft<Draft extends object>(personId: string, name: string): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(personId, name)) ?? '{}') as Partial<Draft>
  } catch {
    return {}
  }
}

export function forgetDraft(personId: string, name: string): void {
  try {
    sessionStorage.removeItem(keyOf(personId, name))
  } catch {
    // Nothing is there.
  }
}

/** Whatever this tab keeps for the shop, the place that was chosen with it: somebody signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(ours)) sessionStorage.removeItem(key)
  } catch {
    // Nothing is there.
  }
}
