import { showToast } from '#app/ui/toast.tsx'
import type { addToCart, CartLine, deleteCartLine, updateCartLine, viewCart } from '#contract/cart.ts'

import { call } from './call.ts'
import type { Answer } from './call.ts'
import { forgetCustomer } from './session.ts'
import { wordsOf } from './words-of.ts'

export const notAdded = 'That did not reach the market. Please check your connection and try again.'
const notUpdated = 'Failed to update quantity. Please try again.'
const notRemoved = 'Failed to remove item. Please try again.'

/** `taken`: the server did it. `refused`: it did not, and the person has been told. `gone`: there is no such line. */
type Outcome = 'taken' | 'refused' | 'gone'

/** One more of a product; the server's words when it took it, null when it did not. */
export async function sendAdd(productId: string): Promise<string | null> {
  try {
    const answer = await call<typeof addToCart>('POST', '/api/addto-cart', { productId })
    if (answer.ok) return answer.body.message
    // Whoever asked sees that nobody is signed in any more, and leads to the sign-in.
    if (!isSessionOver(answer)) showToast('error', answer.body.message || notAdded)
  } catch {
    showToast('error', notAdded)
  }
  return null
}

export async function sendQuantity(lineId: string, quantity: number): Promise<Outcome> {
  try {
    const answer = await call<typeof updateCartLine>('POST', '/api/update-cart-product', {
      _id: lineId,
      quantity,
    })
    showToast(
      answer.ok ? 'success' : 'error',
      answer.ok ? 'Cart updated successfully' : wordsOf(answer, notUpdated),
    )
    return outcomeOf(answer)
  } catch {
    showToast('error', notUpdated)
    return 'refused'
  }
}

export async function sendRemoval(lineId: string): Promise<Outcome> {
  try {
    const answer = await call<typeof deleteCartLine>('POST', '/api/delete-cart-product', { _id: lineId })
    // A line that was gone before, as in another window, is what was asked for.
    const outcome = outcomeOf(answer)
    if (outcome === 'refused' && !answer.ok) showToast('error', wordsOf(answer, notRemoved))
    return outcome
  } catch {
    showToast('error', notRemoved)
    return 'refused'
  }
}

/** The lines of the cart; `guest` when nobody is signed in any more, null when they could not be had. */
export async function askLines(): Promise<CartLine[] | 'guest' | null> {
  try {
    const answer = await call<typeof viewCart>('GET', '/api/view-card-product')
    if (answer.ok) return answer.body.data
    return isSessionOver(answer) ? 'guest' : null
  } catch {
    return null
  }
}

type CartAnswer =
  | Answer<typeof addToCart>
  | Answer<typeof updateCartLine>
  | Answer<typeof deleteCartLine>
  | Answer<typeof viewCart>

function outcomeOf(answer: CartAnswer): Outcome {
  if (answer.ok) return 'taken'
  if (answer.status === 404) return 'gone'
  isSessionOver(answer)
  return 'refused'
}

function isSessionOver({ status }: CartAnswer): boolean {
  if (status === 401) forgetCustomer()
  return status === 401
}
