// What the browser keeps, as JSON: in `localStorage` for all tabs, in `sessionStorage` for one. A browser
// that keeps nothing for this site has nothing.

type Area = 'localStorage' | 'sessionStorage'

/** The cart of a guest: guest-cart.ts, which loads late. */
export const guestCartKey = 'haat.guest-cart'

/** What is kept for later and the shop was not told of: later.ts, which loads late. */
export const laterKey = 'haat.later'

/** Who buys here without an account: guest-key.ts. */
export const guestKeyKey = 'haat.guest'

/** How somebody chose to pay here last: app/shop/checkout/kept-way.ts. */
export const wayKey = 'haat.way'

/** The language that somebody chose: server/pages/language-links.ts. */
export const languageKey = 'haat.language'

/** What waits for a connection: waiting.ts, which loads late. */
export const waitingKey = 'haat.waiting'

/** Who sells on this device: app/desk/sale/last-at-stall.ts. */
export const atStallKey = 'haat.at-stall'

/** Null where nothing is kept, or something else wrote there: who reads it checks what it is. */
export function kept(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null takes it away. Answers whether the browser has done so. */
export function keep(area: Area, key: string, value: object | null): boolean {
  try {
    if (value) globalThis[area].setItem(key, JSON.stringify(value))
    else globalThis[area].removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Whether anything is kept for all tabs. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
