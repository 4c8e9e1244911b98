import { call } from '#app/calls.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { addToCart } from '#contract/cart.ts'

import { forgetCustomer, knownCustomer, refreshCartCount } from './customer.ts'
import { rememberAdd, takePendingAdd } from './pending-add.ts'

type Added = 'added' | 'refused' | 'sign-in'

/** Puts one of a product into the cart and says so. `sign-in` when only a signed-in person could. */
async function addOne(productId: string): Promise<Added> {
  const { user } = await knownCustomer()
  if (!user) return 'sign-in'
  try {
    const answer = await call<typeof addToCart>('POST', '/api/addto-cart', { productId })
    if (answer.status === 401) {
      forgetCustomer()
      return 'sign-in'
    }
    showToast(answer.ok ? 'success' : 'error', answer.body.message)
    if (!answer.ok) return 'refused'
    await refreshCartCount()
    return 'added'
  } catch {
    showToast('error', 'That did not reach the market. Please check your connection and try again.')
    return 'refused'
  }
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
