import { keptGuest } from '#app/client/guest-key.ts'
import { customer } from '#app/client/store.ts'

/** The cart that a guest has brought is bought: where it has not been changed since, it is empty now. */
export async function guestHasBought(): Promise<void> {
  const guest = keptGuest()
  if (!guest || customer().user) return
  try {
    const { guestCartBought } = await import('#app/client/guest-cart.ts')
    guestCartBought(guest.cartKey)
  } catch {
    // Without a connection: the page of success does it again.
  }
}
