/** Where the browser keeps the cart of a guest: in `localStorage`, for all its tabs. */
export const guestCartKey = 'haat.guest-cart'

/** Whether something is kept there. What it is, guest-cart.ts reads, which is loaded only then. */
export function hasGuestCart(): boolean {
  try {
    return localStorage.getItem(guestCartKey) !== null
  } catch {
    // A browser that keeps nothing for this site.
    return false
  }
}
