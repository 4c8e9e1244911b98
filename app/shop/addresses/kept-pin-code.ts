/** The PIN code that was asked about last; it never leaves the browser but for the question itself. */
const key = 'haat.pinCode'

/** What was asked about last; '' where nothing was. */
export function keptPinCode(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** '' forgets it. */
export function keepPinCode(pinCode: string): void {
  try {
    if (pinCode) localStorage.setItem(key, pinCode)
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing for this site: it is asked again.
  }
}
