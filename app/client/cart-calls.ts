import { showToast } from '#app/ui/toast.tsx'
import type { addToCart, CartLine, deleteCartLine, updateCartLine } from '#contract/cart.ts'
import * as failures from '#words/client/cart-failures/en.ts'
import * as words from '#words/client/queue/en.ts'

import { call } from './call.ts'
import type { CallEnd } from './cart-change.ts'
import { lineOf } from './customer-state.ts'
import type { nextCall } from './customer-state.ts'
import { keepLine } from './guest-cart.ts'
import { nextTask } from './presses.ts'
import { isSessionOver, refreshCart } from './session.ts'
import { customer } from './store.ts'

// One change of the cart: to the server for a person, to the browser for a guest, and what is said of it.

/** For so long, in milliseconds, a line that was taken out can be put back. */
const undoRemovalWithin = 8000

export type NextCall = NonNullable<ReturnType<typeof nextCall>>

/** A change on its way, and what is told of it. */
export interface Errand {
  productId: string
  productName?: string | undefined
  /** What a card said that one costs, for the line of a guest. */
  pricePaise?: number | undefined
  /** A second sentence for the toast of an add. */
  addDetail?: string | undefined
  /** A count beside the buttons says it: only the first one and the last are told by a toast. */
  isCounted?: boolean | undefined
  /** Taken out of the cart to go somewhere: how that is said, and what Undo takes back beside. */
  removal?: { said: string; undone: () => void } | undefined
  /** It has waited: what is refused is gathered here, and where no answer comes, it waits on. */
  refusals?: string[]
  /** Brings the quantity of before, for who presses Undo. */
  undo: (quantity: number) => void
}

/** Brings it to the server under this key, or to a guest's cart in the browser; answers how that ended. */
export async function send(errand: Errand, next: NextCall, key: string): Promise<CallEnd> {
  const { productId, productName, pricePaise, refusals } = errand
  const { isOneMore, quantity, begin } = next
  if (!customer().user) {
    const line = lineOf(customer(), productId)
    const refusal = keepLine(productId, isOneMore ? 'one more' : quantity, line, {
      pricePaise,
      name: productName,
      begin,
    })
    return refusal ? refused(errand, refusal) : done(errand, next, words.isInCart(productName ?? ''))
  }
  try {
    const line = isOneMore ? undefined : await lineToChange(productId)
    if (!isOneMore && !line) return quantity > 0 ? 'gone' : done(errand, next)
    const answer = await ask(productId, next, line?._id ?? '', key)
    // A line that was gone before, as in another window, is what was asked for.
    if (answer.ok || (quantity === 0 && answer.status === 404)) return done(errand, next, answer.body.message)
    return endOf(answer, errand, next)
  } catch {
    await nextTask()
    if (refusals) return 'postponed'
    refused(errand, failureOf(next))
    return isOneMore ? 'unanswered' : 'refused'
  }
}

/** The line of a product, asked for where it is not known yet. Throws where the cart cannot be had. */
async function lineToChange(productId: string): Promise<CartLine | undefined> {
  if (!lineOf(customer(), productId) && !(await refreshCart()))
    throw new Error('The cart could not be loaded.')
  return lineOf(customer(), productId)
}

interface Answered {
  ok: boolean
  status: number
  body: { error: boolean; message: string }
}

function ask(
  productId: string,
  { isOneMore, quantity }: NextCall,
  _id: string,
  key: string,
): Promise<Answered> {
  if (isOneMore) return call<typeof addToCart>('POST', '/api/addto-cart', { productId }, key)
  return quantity > 0
    ? call<typeof updateCartLine>('POST', '/api/update-cart-product', { _id, quantity })
    : call<typeof deleteCartLine>('POST', '/api/delete-cart-product', { _id })
}

function endOf(answer: Answered, errand: Errand, next: NextCall): CallEnd {
  const { status, body } = answer
  // That is told already.
  if (isSessionOver(answer)) return 'refused'
  if (errand.refusals && (status === 429 || status === 503)) return 'postponed'
  // The server's own words where it says what can be done; the shop's where it only failed.
  const isSaid = next.isOneMore || (status < 500 && body.error)
  refused(errand, (isSaid && body.message) || failureOf(next))
  // The database may have been lost as an add was done: the next try keeps the key.
  if (next.isOneMore) return status >= 500 ? 'unanswered' : 'refused'
  return status === 404 ? 'gone' : 'refused'
}

function failureOf({ isOneMore, quantity }: NextCall): string {
  if (isOneMore) return failures.notAdded
  return quantity > 0 ? failures.quantityNotChanged : failures.notRemoved
}

function done(errand: Errand, { isOneMore, quantity, confirmed }: NextCall, added = ''): 'confirmed' {
  const { productId: id, productName, addDetail, isCounted, undo, removal } = errand
  const wayBack = {
    id,
    undo() {
      undo(confirmed)
      removal?.undone()
    },
  }
  if (isOneMore) {
    if (confirmed === 0 || !isCounted || addDetail) tell(errand, 'success', added, addDetail, wayBack)
  } else if (quantity > 0) {
    if (!isCounted) tell(errand, 'success', words.updated)
  } else
    tell(errand, 'success', removal?.said ?? words.removed, productName, {
      ...wayBack,
      duration: undoRemovalWithin,
    })
  return 'confirmed'
}

function refused(errand: Errand, message: string): 'refused' {
  tell(errand, 'error', message)
  return 'refused'
}

/** Of what has waited, refusals are told by name in one at the end, and what was done is not told. */
export function tell(errand: Errand, ...toast: Parameters<typeof showToast>): void {
  const { refusals, productName = '' } = errand
  const [kind, message] = toast
  if (!refusals) showToast(...toast)
  else if (kind === 'error')
    refusals.push(message.includes(productName) ? message : `${productName}: ${message}`)
}
