import { goodsName } from '#app/goods-name.ts'
import { announce } from '#app/ui/announcer.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as failures from '#words/client/cart-failures/en.ts'
import * as words from '#words/client/queue/en.ts'

import { newKey } from './call.ts'
import { send, tell } from './cart-calls.ts'
import type { Errand, NextCall } from './cart-calls.ts'
import type { CallEnd } from './cart-change.ts'
import { isInFlight, isSettled, lineOf, lostAdd, nextCall, quantityShown } from './customer-state.ts'
import { forgetPresses, isOfThisPage, keepPress, nextTask } from './presses.ts'
import type { Press } from './presses.ts'
import { knownCart, knownCustomer, refreshCartOrCount } from './session.ts'
import { customer, dispatch, until } from './store.ts'
import { forgetWaiting, keepWaiting, waitingOf } from './waiting.ts'

// The queue of the cart: whatever is wanted is a change in the state (customer-state.ts), and is brought one
// call at a time.

/** What is told of a change, as far as the one who presses knows it. */
type Told = Omit<Errand, 'productId' | 'undo'>

/**
 * Does a press of 'Add to Cart', unless the page is left before it can. One who turns out to be signed out
 * goes on as a guest, and is told so.
 */
export async function add(press: Press, addDetail?: string): Promise<'added' | 'refused'> {
  const { productId, productName, pricePaise, begin } = press
  const { user } = await knownCustomer()
  // One more than the cart has: that must be known.
  if (user !== undefined) await knownCart()
  if (user === undefined || !customer().lines) await nextTask()
  // It was left meanwhile: the page that comes next sees to it.
  if (!isOfThisPage(press)) return 'refused'
  if (user === undefined) {
    forgetPresses(({ key }) => key === press.key)
    showToast('error', failures.notAdded)
    return 'refused'
  }
  const before = quantityShown(customer(), productId)
  // After an answer that was lost it is the same request.
  const key = lostAdd(customer(), productId) ?? press.key
  if (key !== press.key) {
    forgetPresses((each) => each.key === press.key)
    keepPress({ ...press, key })
  }
  dispatch({ type: 'added', productId, key, begin })
  void bring(productId, { productName, pricePaise, addDetail, isCounted: true })
  const after = await until((state) => isSettled(state, productId))
  if (user && !after.user) return add(keepPress({ ...press, personId: undefined }), words.signedOut)
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
 * Brings what is wanted of a product; one call at a time: presses while it is on its way become one more
 * call. Answers whether none of it waits for a connection.
 */
export async function bring(productId: string, told: Told): Promise<boolean> {
  const errand: Errand = {
    ...told,
    productId,
    productName: told.productName ?? nameOf(productId),
    undo(quantity) {
      dispatch({ type: 'chosen', productId, quantity })
      void bring(productId, { productName: errand.productName })
    },
  }
  const isOfQueue = told.refusals !== undefined
  // What is pressed is newer than what has waited.
  if (customer().user && !isOfQueue && !isInFlight(customer(), productId)) forgetWaiting(productId)
  let end: CallEnd | undefined
  for (let next; (next = nextCall(customer(), productId));) {
    const { user } = customer()
    if (user && (!navigator.onLine || end === 'postponed')) {
      keepChange(user._id, productId, errand.productName)
      tell(errand, 'info', words.savedHere)
      if (!isOfQueue) sayQuantity(errand)
      return false
    }
    end = await bringNext(errand, next)
  }
  if (end && !isOfQueue) sayQuantity(errand)
  return true
}

async function bringNext(errand: Errand, next: NextCall): Promise<CallEnd> {
  const { productId } = errand
  const { quantity, wanted, key = newKey() } = next
  // A quantity says all at once, and has no key under which it could be sent again.
  if (!next.isOneMore) forgetPressesOf(productId)
  dispatch({ type: 'sent', productId, key, wanted })
  const end = await send(errand, next, key)
  forgetPressesOf(productId, key)
  dispatch({ type: 'ended', end, productId, key, quantity })
  // The server gives a new line its id; and where it says no, another window may have changed the cart.
  const isKnown =
    end === 'unanswered' ||
    end === 'postponed' ||
    (end === 'confirmed' && (!quantity || lineOf(customer(), productId)))
  if (!isKnown) void refreshCartOrCount()
  return end
}

/** Has it read out how many there are in the end. What was taken out or refused, its toast says. */
function sayQuantity({ productId, productName = '' }: Errand): void {
  const quantity = quantityShown(customer(), productId)
  const pack = lineOf(customer(), productId)?.productId
  if (quantity > 0) announce(words.inCart(amountLabel(quantity, { step: pack?.step }), productName))
}

function nameOf(productId: string): string | undefined {
  const line = customer().lines?.find(({ productId: { _id } }) => _id === productId)
  return line && goodsName(line.productId)
}

/** Keeps what is wanted of a product by now, until it can be sent. */
export function keepChange(personId: string, productId: string, name = ''): void {
  const quantity = quantityShown(customer(), productId)
  const adds = nextCall(customer(), productId)?.adds ?? []
  const change = { productId, productName: name, quantity, adds }
  const others = waitingOf(personId).filter((each) => each.productId !== productId)
  keepWaiting(personId, [...others, change])
  dispatch({ type: 'waits', ...change })
}
