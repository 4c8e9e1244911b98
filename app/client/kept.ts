// What the browser keeps for all its tabs, in `localStorage`. What stands there is read by parts that load
// late; this tells whether they are needed.

/** The cart of a guest: guest-cart.ts. */
export const guestCartKey = 'haat.guest-cart'

/** What waits for a connection: offline-queue.ts. */
export const waitingKey = 'haat.waiting'

type Key = typeof guestCartKey | typeof waitingKey

/** Whether anything is kept; never in a browser that keeps nothing for this site. */
export function isKept(key: Key): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Takes it away; where nothing can be kept, nothing is there. */
export function forgetKept(key: Key): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is there.
  }
}
