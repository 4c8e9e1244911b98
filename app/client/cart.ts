import { useEffect } from 'react'

import { announce } from '#app/ui/announcer.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { addToCart, CartLine, deleteCartLine, updateCartLine } from '#contract/cart.ts'

import { call, newKey } from './call.ts'
import { isSettled, lineOf, nextCall, quantityShown } from './customer-state.ts'
import type { CallEnd } from './customer-state.ts'
import { firstIdle } from './first-idle.ts'
import type * as OfflineQueue from './offline-queue.ts'
import { isSessionOver, knownCart, knownCustomer, refreshCart, refreshCartOrCount } from './session.ts'
import { customer, dispatch, until, useCustomer } from './store.ts'

// What is pressed: shown at once, brought to the server one call at a time, taken back when it says no.

/** For so long, in milliseconds, a line that was taken out can be put back. */
const undoRemovalWithin = 8000

const updated = 'Cart updated successfully'
const notAdded = 'No connection. Please try again.'
const notUpdated = 'Failed to update quantity. Please try again.'
const notRemoved = 'Failed to remove item. Please try again.'

/** There once it was fetched. */
let offlineQueue: typeof OfflineQueue | undefined

/** Where messages go while what has waited is sent: it is told at once, at its end. */
let heldBack: string[] | null = null

/** How many of a product are in the cart, as far as this page knows; it asks once it is idle. */
export function useQuantity(productId: string): number {
  useEffect(() => {
    void firstIdle().then(knownCart)
  }, [])
  return useCustomer((state) => quantityShown(state, productId))
}

/**
 * Puts one of a product into the cart, of a person or of this browser; answers once it is there. Whoever
 * turns out to be signed out goes on as a guest.
 */
export async function addOne(productId: string, productName: string): Promise<'added' | 'refused'> {
  const { session, user } = await knownCustomer()
  if (session !== 'known') return refused(notAdded)
  // One more than the cart has: that must be known.
  await knownCart()
  const before = quantityShown(customer(), productId)
  setQuantity(productId, before + 1, productName)
  const after = await until((state) => isSettled(state, productId))
  if (user && !after.user) return addOne(productId, productName)
  return quantityShown(after, productId) > before ? 'added' : 'refused'
}

/** So many of a product, 0 to take it out. With its name when it is one more than there was. */
export function setQuantity(productId: string, quantity: number, addedName?: string): void {
  dispatch({ type: 'wanted', productId, quantity, isAdd: addedName !== undefined })
  if (customer().changes.get(productId)?.isWaiting && !nextCall(customer(), productId))
    offlineQueue?.forget(productId)
  // What is taken out, its toast says.
  if (quantity > 0) announce(`${quantity} in cart`)
  void bring(productId, addedName)
}

/** Has the queue here before there is no line to fetch it by. */
export async function loadOfflineQueue(): Promise<void> {
  if (offlineQueue) return
  offlineQueue = await import('./offline-queue.ts')
  offlineQueue.begin()
}

/** Sends what has waited for a product; answers what was refused, in place of toasts. */
export async function bringQuietly(productId: string): Promise<string[]> {
  const refusals: string[] = []
  heldBack = refusals
  await bring(productId)
  heldBack = null
  return refusals
}

function tell(...toast: Parameters<typeof showToast>): void {
  const [kind, message] = toast
  if (!heldBack) showToast(...toast)
  else if (kind === 'error') heldBack.push(message)
}

/**
 * Brings what is wanted of a product to the server, or for a guest to what the browser keeps; one call at a
 * time: presses meanwhile become one more call.
 */
async function bring(productId: string, productName = ''): Promise<void> {
  for (let next = nextCall(customer(), productId); next; next = nextCall(customer(), productId)) {
    const { isOneMore, quantity, wanted, confirmed, key = newKey() } = next
    if (customer().user && offlineQueue && !navigator.onLine)
      return offlineQueue.wait({
        productId,
        productName,
        quantity: wanted,
        isAdd: isOneMore,
        key,
        before: confirmed,
      })
    dispatch({ type: 'sent', productId, key, wanted })
    const end = !customer().user
      ? await keepAsGuest(productId, next, productName)
      : isOneMore
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
      tellAdded(productId, answer.body.message, confirmed)
      return 'confirmed'
    }
    // Whoever asked sees that nobody is signed in any more, and goes on as a guest.
    return isSessionOver(answer) ? 'refused' : refused(answer.body.message || notAdded)
  } catch {
    tell('error', notAdded)
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
    tell('success', updated)
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
    tellRemoved(productId, line, confirmed)
    return 'confirmed'
  } catch {
    return refused(notRemoved)
  }
}

/** The same in the browser that a guest uses. */
async function keepAsGuest(
  productId: string,
  { isOneMore, quantity, confirmed }: { isOneMore: boolean; quantity: number; confirmed: number },
  productName: string,
): Promise<CallEnd> {
  const line = lineOf(customer(), productId)
  try {
    const { keepLine } = await import('./guest-cart.ts')
    const refusal = keepLine(productId, isOneMore ? 'one more' : quantity, line)
    if (refusal) return refused(refusal)
    if (isOneMore) tellAdded(productId, `${productName} is in your cart`, confirmed)
    else if (quantity > 0) tell('success', updated)
    else tellRemoved(productId, line, confirmed)
    return 'confirmed'
  } catch {
    return refused(isOneMore ? notAdded : quantity > 0 ? notUpdated : notRemoved)
  }
}

function tellAdded(productId: string, message: string, before: number): void {
  tell('success', message, undefined, { id: productId, undo: () => setQuantity(productId, before) })
}

function tellRemoved(productId: string, line: CartLine | undefined, before: number): void {
  tell('success', 'Item removed from cart', line?.productId.productName, {
    id: productId,
    undo: () => setQuantity(productId, before),
    duration: undoRemovalWithin,
  })
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
  tell('error', message)
  return 'refused'
}
