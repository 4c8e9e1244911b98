import { useEffect } from 'react'

import { showToast } from '#app/ui/toast.tsx'
import type { addToCart, CartLine, deleteCartLine, updateCartLine } from '#contract/cart.ts'

import { call, newKey } from './call.ts'
import { isSettled, lineOf, nextCall, quantityShown } from './customer-state.ts'
import type { CallEnd } from './customer-state.ts'
import { isSessionOver, knownCart, knownCustomer, refreshCart, refreshCartOrCount } from './session.ts'
import { customer, dispatch, until, useCustomer } from './store.ts'

// What is pressed: shown at once, brought to the server one call at a time, taken back when it says no.

/** For so long, in milliseconds, a line that was taken out can be put back. */
const undoRemovalWithin = 8000

const notAdded = 'No connection. Please try again.'
const notUpdated = 'Failed to update quantity. Please try again.'
const notRemoved = 'Failed to remove item. Please try again.'

/** How many of a product are in the cart, as far as this page knows. */
export function useQuantity(productId: string): number {
  useEffect(() => {
    void knownCart()
  }, [])
  return useCustomer((state) => quantityShown(state, productId))
}

export const pendingAddKey = 'haat.pending-add'

/** What a guest wanted to put into the cart, and where to go on once that is done. */
export interface PendingAdd {
  productId: string
  returnTo: string
}

/** Puts one into the cart; a guest's wish is kept, to be fulfilled after the sign-in. */
export async function addOrSignIn(productId: string, returnTo: string): ReturnType<typeof addOne> {
  const added = await addOne(productId)
  if (added === 'sign-in')
    sessionStorage.setItem(pendingAddKey, JSON.stringify({ productId, returnTo } satisfies PendingAdd))
  return added
}

/**
 * Puts one of a product into the cart; answers once the server has it. `sign-in` when only a signed-in
 * person could.
 */
export async function addOne(productId: string): Promise<'added' | 'refused' | 'sign-in'> {
  const { session, user } = await knownCustomer()
  if (session !== 'known') return refused(notAdded)
  if (!user) return 'sign-in'
  // One more than the cart has: that must be known.
  await knownCart()
  const before = quantityShown(customer(), productId)
  setQuantity(productId, before + 1, true)
  const after = await until((state) => isSettled(state, productId))
  // Without a session the server refuses, and the person is known to be nobody from then on.
  if (!after.user) return 'sign-in'
  return quantityShown(after, productId) > before ? 'added' : 'refused'
}

/** So many of a product, 0 to take it out. `isAdd` when it is one more than there was. */
export function setQuantity(productId: string, quantity: number, isAdd = false): void {
  dispatch({ type: 'wanted', productId, quantity, isAdd })
  void bring(productId)
}

/**
 * Brings what is wanted of a product to the server, one call at a time: presses meanwhile become one more
 * call.
 */
async function bring(productId: string): Promise<void> {
  for (let next = nextCall(customer(), productId); next; next = nextCall(customer(), productId)) {
    const { isOneMore, quantity, wanted, confirmed, key = newKey() } = next
    dispatch({ type: 'sent', productId, key, wanted })
    const end = isOneMore
      ? await sendAdd(productId, confirmed, key)
      : await (quantity > 0 ? sendQuantity(productId, quantity) : sendRemoval(productId, confirmed))
    dispatch({ type: end, productId, key, quantity })
    // The server gives a new line its id; and where it says no, another window may have changed the cart.
    const isKnown =
      end === 'unanswered' || (end === 'confirmed' && (!quantity || lineOf(customer(), productId)))
    if (!isKnown) void refreshCartOrCount()
  }
}

async function sendAdd(productId: string, confirmed: number, key: string): Promise<CallEnd> {
  try {
    const answer = await call<typeof addToCart>('POST', '/api/addto-cart', { productId }, key)
    if (answer.ok) {
      showToast('success', answer.body.message, undefined, {
        id: productId,
        undo: () => setQuantity(productId, confirmed),
      })
      return 'confirmed'
    }
    // Whoever asked sees that nobody is signed in any more, and leads to the sign-in.
    return isSessionOver(answer) ? 'refused' : refused(answer.body.message || notAdded)
  } catch {
    showToast('error', notAdded)
    return 'unanswered'
  }
}

async function sendQuantity(productId: string, quantity: number): Promise<CallEnd> {
  try {
    const line = await lineToChange(productId)
    if (!line) return 'gone'
    const body = { _id: line._id, quantity }
    const answer = await call<typeof updateCartLine>('POST', '/api/update-cart-product', body)
    if (!answer.ok) return endOf(answer, notUpdated)
    showToast('success', 'Cart updated successfully')
    return 'confirmed'
  } catch {
    return refused(notUpdated)
  }
}

async function sendRemoval(productId: string, confirmed: number): Promise<CallEnd> {
  try {
    const line = await lineToChange(productId)
    if (line) {
      const answer = await call<typeof deleteCartLine>('POST', '/api/delete-cart-product', { _id: line._id })
      // A line that was gone before, as in another window, is what was asked for.
      if (!answer.ok && answer.status !== 404) return endOf(answer, notRemoved)
    }
    showToast('success', 'Item removed from cart', line?.productId.productName, {
      id: productId,
      undo: () => setQuantity(productId, confirmed),
      duration: undoRemovalWithin,
    })
    return 'confirmed'
  } catch {
    return refused(notRemoved)
  }
}

/** The line of a product, asked for where it is not known yet. Throws where the cart cannot be had. */
async function lineToChange(productId: string): Promise<CartLine | undefined> {
  if (!lineOf(customer(), productId) && !(await refreshCart()))
    throw new Error('The cart could not be loaded.')
  return lineOf(customer(), productId)
}

/** The server's own words where it says what can be done; the shop's where it only failed. */
function endOf(
  { status, body }: { status: number; body: { error: boolean; message: string } },
  failure: string,
): CallEnd {
  isSessionOver({ status })
  refused(status < 500 && body.error && body.message ? body.message : failure)
  return status === 404 ? 'gone' : 'refused'
}

function refused(message: string): 'refused' {
  showToast('error', message)
  return 'refused'
}
