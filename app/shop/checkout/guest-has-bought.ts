import type { BroughtLine } from '#app/client/guest-cart.ts'
import { customer } from '#app/client/store.ts'

/**
 * This cart of a guest is bought: where it has not been changed since, it is empty now.
 * @param brought what was bought, which goes out of a cart that was changed meanwhile; left out where that
 *   was told before
 */
export async function guestHasBought(
  cartKey: string | undefined,
  brought?: readonly BroughtLine[],
): Promise<void> {
  if (!cartKey || customer().user) return
  try {
    const { guestCartBought } = await import('#app/client/guest-cart.ts')
    guestCartBought(cartKey, brought)
  } catch {
    // Without a connection: the page of success does it again.
  }
}
