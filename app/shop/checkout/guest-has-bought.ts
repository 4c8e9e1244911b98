import { customer } from '#app/client/store.ts'

/** This cart of a guest is bought: where it has not been changed since, it is empty now. */
export async function guestHasBought(cartKey: string | undefined): Promise<void> {
  if (!cartKey || customer().user) return
  try {
    const { guestCartBought } = await import('#app/client/guest-cart.ts')
    guestCartBought(cartKey)
  } catch {
    // Without a connection: the page of success does it again.
  }
}
