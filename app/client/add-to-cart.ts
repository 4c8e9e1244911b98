import { showToast } from '#app/ui/toast.tsx'

import { notAdded } from './cart-calls.ts'
import { addOneMore } from './cart.ts'
import { rememberAdd, takePendingAdd } from './pending-add.ts'
import { knownCustomer } from './session.ts'

type Added = 'added' | 'refused' | 'sign-in'

/** Puts one of a product into the cart: seen at once, true once the server has it. `sign-in` when only a signed-in person could. */
async function addOne(productId: string): Promise<Added> {
  const { isKnown, user } = await knownCustomer()
  if (!isKnown) {
    showToast('error', notAdded)
    return 'refused'
  }
  if (!user) return 'sign-in'
  if (await addOneMore(productId)) return 'added'
  // Without a session the server refuses, and the person is known to be nobody from then on.
  return (await knownCustomer()).user ? 'refused' : 'sign-in'
}

/** Puts one into the cart; a guest's wish is kept, to be fulfilled after the sign-in. */
export async function addOrSignIn(productId: string, returnTo: string): Promise<Added> {
  const added = await addOne(productId)
  if (added === 'sign-in') rememberAdd({ productId, returnTo })
  return added
}

/** After a sign-in: adds what the guest had wanted. Answers where the guest was; null when nothing was wanted. */
export async function fulfilPendingAdd(): Promise<string | null> {
  const pending = takePendingAdd()
  if (!pending) return null
  await addOne(pending.productId)
  return pending.returnTo
}
