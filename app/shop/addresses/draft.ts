/** What is typed into a form, over a reload of its tab; by the name of the form. */
export function keepDraft(name: string, fields: Record<string, string>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(fields))
  } catch {
    // A browser that keeps nothing for this site.
  }
}

/** What was typed before; nothing where nothing was. */
export function keptDraft(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing is there.
  }
}
