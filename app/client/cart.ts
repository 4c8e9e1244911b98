import { useEffect } from 'react'

import { announce } from '#app/ui/announcer.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { addToCart, CartLine, deleteCartLine, updateCartLine } from '#contract/cart.ts'

import { call, newKey } from './call.ts'
import { isSettled, lineOf, nextCall, quantityShown } from './customer-state.ts'
import type { CallEnd } from './customer-state.ts'
import { firstIdle } from './first-idle.ts'
import { isKept, waitingKey } from './kept.ts'
import type * as OfflineQueue from './offline-queue.ts'
import { forgetPresses, isOfThisPage, keepPress, keyOfPress, nextTask } from './presses.ts'
import type { Press } from './presses.ts'
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

type NextCall = NonNullable<ReturnType<typeof nextCall>>

/** How a change is brought. */
interface Way {
  /** Where its messages go. */
  tell: typeof showToast
  productName?: string | undefined
  /** What a card said that one costs, for the line of a guest. */
  pricePaise?: number | undefined
  /** A second sentence for the toast of an add. */
  addDetail?: string | undefined
  /** A count beside the buttons says it: only the first one and the last are told by a toast. */
  isCounted?: boolean | undefined
  /** Of the queue: where no answer comes, it waits, and is sent again by itself. */
  isOfQueue?: boolean
}

/** How many of a product are in the cart, as far as this page knows; it asks once it is idle. */
export function useQuantity(productId: string): number {
  useEffect(() => {
    void firstIdle().then(knownCart)
  }, [])
  return useCustomer((state) => quantityShown(state, productId))
}

/** Puts one of a product into the cart, of a person or of this browser; answers once it is there. */
export function addOne(
  productId: string,
  productName: string,
  pricePaise?: number,
): Promise<'added' | 'refused'> {
  const personId = customer().user?._id
  return addPressed(keepPress({ productId, productName, pricePaise, personId }))
}

/**
 * Does what was pressed, unless the page is left before it can. One who turns out to be signed out goes on as
 * a guest, and is told so.
 */
export async function addPressed(press: Press, addDetail?: string): Promise<'added' | 'refused'> {
  const { productId, productName, pricePaise } = press
  const { user } = await knownCustomer()
  // One more than the cart has: that must be known. And a guest's is kept by a part that comes late.
  if (user !== undefined) await knownCart()
  if (user === null) await import('./guest-cart.ts').catch(() => {})
  if (user === undefined || !customer().lines) await nextTask()
  // It was left meanwhile: the page that comes next sees to it.
  if (!isOfThisPage(press)) return 'refused'
  if (user === undefined) {
    forgetPresses(({ key }) => key === press.key)
    return refused(notAdded, showToast)
  }
  const before = quantityShown(customer(), productId)
  want(productId, before + 1, { tell: showToast, productName, pricePaise, addDetail, isCounted: true }, true)
  const after = await until((state) => isSettled(state, productId))
  if (user && !after.user)
    return addPressed(
      keepPress({ ...press, personId: undefined }),
      'You were signed out. Sign in to see your whole cart.',
    )
  forgetPressesOf(productId)
  return quantityShown(after, productId) > before ? 'added' : 'refused'
}

/** Their end is known. Where the page was left before, they are not its own any more, and stay. */
function forgetPressesOf(productId: string, name?: string): void {
  forgetPresses(
    (press) => press.productId === productId && (name ?? press.key) === press.key && isOfThisPage(press),
  )
}

/**
 * So many of a product, 0 to take it out. Its name is needed where its line may not be known. `isCounted`
 * where the count beside the buttons tells enough, so that no toast has to.
 */
export function setQuantity(
  productId: string,
  quantity: number,
  productName?: string,
  isCounted?: boolean,
): void {
  want(productId, quantity, { tell: showToast, productName, isCounted }, false)
}

function want(productId: string, quantity: number, way: Way, isAdd: boolean): void {
  dispatch({ type: 'wanted', productId, quantity, isAdd })
  if (customer().changes.get(productId)?.isWaiting && !nextCall(customer(), productId))
    offlineQueue?.forget(productId)
  void bring(productId, way)
}

/** Has the parts here that are needed when nothing can be fetched any more. */
export async function loadOfflineParts(): Promise<void> {
  const [{ followPresses }] = await Promise.all([
    import('./take-up-presses.ts'),
    loadOfflineQueue(),
    import('./guest-cart.ts'),
  ])
  followPresses()
}

export async function loadOfflineQueue(): Promise<void> {
  if (offlineQueue) return
  const queue = await import('./offline-queue.ts')
  if (offlineQueue) return
  offlineQueue = queue
  queue.begin()
}

/**
 * Sends what has waited for a product. Answers what was refused, in place of toasts; undefined where no
 * answer came, so that it waits on.
 */
export async function bringWaiting(productId: string): Promise<string[] | undefined> {
  const refusals: string[] = []
  const isAnswered = await bring(productId, {
    tell: (kind, message) => void (kind === 'error' && refusals.push(message)),
    isOfQueue: true,
  })
  return isAnswered ? refusals : undefined
}

/**
 * Brings what is wanted of a product to the server, or for a guest to what the browser keeps; one call at a
 * time: presses while it is on its way become one more call. Answers whether none of it waits for a
 * connection.
 */
async function bring(productId: string, way: Way): Promise<boolean> {
  // What waits from before a reload is older than this press: the queue must know of it.
  if (!offlineQueue && isKept(waitingKey)) await loadOfflineQueue().catch(() => {})
  let end: CallEnd | undefined
  for (let next = nextCall(customer(), productId); next; next = nextCall(customer(), productId)) {
    const { quantity, wanted } = next
    const { user } = customer()
    if (user && offlineQueue && (!navigator.onLine || end === 'postponed')) {
      offlineQueue.wait(productId, nameOf(productId, way), next, way.tell)
      sayQuantity(productId, way)
      return false
    }
    // This is newer than what has waited.
    if (user && !way.isOfQueue) offlineQueue?.forget(productId)
    const key =
      next.isOneMore && !next.adds?.length ? keyOfPress(productId, next.key) : (next.key ?? newKey())
    // A quantity says all at once, and has no key under which it could be sent again.
    if (!next.isOneMore) forgetPressesOf(productId)
    dispatch({ type: 'sent', productId, key, wanted })
    end = await (user ? send(productId, next, key, way) : keepAsGuest(productId, next, way))
    forgetPressesOf(productId, key)
    dispatch({ type: end, productId, key, quantity })
    // The server gives a new line its id; and where it says no, another window may have changed the cart.
    const isKnown =
      end === 'unanswered' ||
      end === 'postponed' ||
      (end === 'confirmed' && (!quantity || lineOf(customer(), productId)))
    if (!isKnown) void refreshCartOrCount()
  }
  if (end) sayQuantity(productId, way)
  return true
}

/** Has it read out how many there are in the end. What was taken out or refused, its toast says. */
function sayQuantity(productId: string, way: Way): void {
  const quantity = quantityShown(customer(), productId)
  const name = nameOf(productId, way)
  if (quantity > 0 && !way.isOfQueue) announce(`${name ? `${name}: ` : ''}${quantity} in cart`)
}

function nameOf(productId: string, { productName }: Way): string | undefined {
  const line = customer().lines?.find((each) => each.productId._id === productId)
  return productName ?? line?.productId.productName
}

async function send(productId: string, next: NextCall, key: string, way: Way): Promise<CallEnd> {
  try {
    if (next.isOneMore) return await sendAdd(productId, next.confirmed, key, way)
    return await (next.quantity > 0
      ? sendQuantity(productId, next.quantity, way)
      : sendRemoval(productId, next.confirmed, way))
  } catch {
    await nextTask()
    if (way.isOfQueue) return 'postponed'
    refused(failureOf(next), way.tell)
    return next.isOneMore ? 'unanswered' : 'refused'
  }
}

function failureOf({ isOneMore, quantity }: NextCall): string {
  if (isOneMore) return notAdded
  return quantity > 0 ? notUpdated : notRemoved
}

async function sendAdd(productId: string, confirmed: number, key: string, way: Way): Promise<CallEnd> {
  const answer = await call<typeof addToCart>('POST', '/api/addto-cart', { productId }, key)
  if (!answer.ok) {
    const end = endOf(answer, answer.body.message || notAdded, way)
    // The database may have been lost as it was done: the next try keeps the key.
    return end === 'refused' && answer.status >= 500 ? 'unanswered' : end
  }
  tellAdded(productId, answer.body.message, confirmed, way)
  return 'confirmed'
}

async function sendQuantity(productId: string, quantity: number, way: Way): Promise<CallEnd> {
  const line = await lineToChange(productId)
  if (!line) return 'gone'
  const body = { _id: line._id, quantity }
  const answer = await call<typeof updateCartLine>('POST', '/api/update-cart-product', body)
  if (!answer.ok) return endOfLine(answer, notUpdated, way)
  tellUpdated(way)
  return 'confirmed'
}

async function sendRemoval(productId: string, confirmed: number, way: Way): Promise<CallEnd> {
  const line = await lineToChange(productId)
  if (line) {
    const answer = await call<typeof deleteCartLine>('POST', '/api/delete-cart-product', { _id: line._id })
    // A line that was gone before, as in another window, is what was asked for.
    if (!answer.ok && answer.status !== 404) return endOfLine(answer, notRemoved, way)
  }
  tellRemoved(productId, line, confirmed, way)
  return 'confirmed'
}

/** The same in the browser that a guest uses. */
async function keepAsGuest(productId: string, next: NextCall, way: Way): Promise<CallEnd> {
  const { isOneMore, quantity, confirmed } = next
  const line = lineOf(customer(), productId)
  try {
    const { keepLine } = await import('./guest-cart.ts')
    const refusal = keepLine(productId, isOneMore ? 'one more' : quantity, line, way.pricePaise)
    if (refusal) return refused(refusal, way.tell)
    if (isOneMore) tellAdded(productId, `${nameOf(productId, way)} is in your cart`, confirmed, way)
    else if (quantity > 0) tellUpdated(way)
    else tellRemoved(productId, line, confirmed, way)
    return 'confirmed'
  } catch {
    return refused(failureOf(next), way.tell)
  }
}

function tellUpdated(way: Way): void {
  if (!way.isCounted) way.tell('success', updated)
}

function tellAdded(productId: string, message: string, before: number, way: Way): void {
  if (before > 0 && way.isCounted && !way.addDetail) return
  way.tell('success', message, way.addDetail, {
    id: productId,
    undo: () => setQuantity(productId, before, way.productName),
  })
}

function tellRemoved(productId: string, line: CartLine | undefined, before: number, way: Way): void {
  way.tell('success', 'Item removed from cart', line?.productId.productName, {
    id: productId,
    undo: () => setQuantity(productId, before, way.productName),
    duration: undoRemovalWithin,
  })
}

/** The line of a product, asked for where it is not known yet. Throws where the cart cannot be had. */
async function lineToChange(productId: string): Promise<CartLine | undefined> {
  if (!lineOf(customer(), productId) && !(await refreshCart()))
    throw new Error('The cart could not be loaded.')
  return lineOf(customer(), productId)
}

interface Refusal {
  status: number
  body: { error: boolean; message: string }
}

/** The server's own words where it says what can be done; the shop's where it only failed. */
function endOfLine(answer: Refusal, failure: string, way: Way): CallEnd {
  const { status, body } = answer
  const end = endOf(answer, status < 500 && body.error && body.message ? body.message : failure, way)
  return status === 404 ? 'gone' : end
}

function endOf(answer: Refusal, message: string, way: Way): CallEnd {
  // That is told already.
  if (isSessionOver(answer)) return 'refused'
  const isBusy = answer.status === 429 || answer.status === 503
  return isBusy && way.isOfQueue ? 'postponed' : refused(message, way.tell)
}

function refused(message: string, tell: Way['tell']): 'refused' {
  tell('error', message)
  return 'refused'
}
