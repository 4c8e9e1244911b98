import { useEffect, useSyncExternalStore } from 'react'

import { showToast } from '#app/ui/toast.tsx'
import type { CartLine } from '#contract/cart.ts'

import { askLines, sendAdd, sendQuantity, sendRemoval } from './cart-calls.ts'
import { countShown, linesInKnownOrder, linesShown, quantityShown } from './cart-view.ts'
import type { Basket } from './cart-view.ts'
import { quantitySync } from './quantity-sync.ts'
import {
  knownCustomer,
  onCustomerChange,
  refreshCartCount,
  refreshCustomer,
  showCartCount,
} from './session.ts'

/** For so long, in milliseconds, a line that was taken out can be put back. */
const undoRemovalWithin = 8000

// The cart, the badge, the cards and the product page all show this one basket: a change is seen in all of
// them at once, and taken back in all of them when the server says no.

const unknown: Basket = { state: 'unknown', lines: [], wanted: new Map() }

let basket = unknown
let ownerId: string | null = null
const listeners = new Set<() => void>()

function change(part: Partial<Basket>): void {
  basket = { ...basket, ...part }
  if (basket.state === 'ready') showCartCount(countShown(basket))
  for (const listener of listeners) listener()
}

onCustomerChange(({ user }) => {
  if ((user?._id ?? null) === ownerId) return
  ownerId = user?._id ?? null
  change(unknown)
})

export function useBasket(): Basket {
  return useSyncExternalStore(
    subscribe,
    () => basket,
    () => unknown,
  )
}

/** How many of a product are in the cart, as far as this page knows. */
export function useQuantity(productId: string): number {
  useEffect(() => {
    if (basket.state === 'unknown') void loadBasket()
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => quantityShown(basket, productId),
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks what the cart holds; a basket that could not be had is `failed`. */
export async function loadBasket(): Promise<void> {
  if (!(await refreshBasket())) change({ state: 'failed' })
}

let asking: Promise<boolean> | null = null

/**
 * Asks what the cart holds, and answers whether it could be had; if not, what was known stays. Those who ask at the
 * same time wait for the same answer.
 */
function refreshBasket(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

async function ask(): Promise<boolean> {
  const { isKnown, user } = await knownCustomer()
  if (!isKnown) return false
  const settledBefore = settledCount
  const lines = user ? await askLines() : 'guest'
  if (lines === null) return false
  if (lines === 'guest' || ownerId !== user?._id) change({ ...unknown, state: 'guest' })
  // The answer may be older than a change that was settled meanwhile.
  else if (settledCount !== settledBefore) return ask()
  else change({ state: 'ready', lines: linesInKnownOrder(lines, basket.lines), wanted: wantedUnderWay() })
  return true
}

function wantedUnderWay(): Map<string, number> {
  return new Map([...basket.wanted].filter(([productId]) => sync.isUnderWay(productId)))
}

async function lookAgain(): Promise<unknown> {
  if (ownerId) return basket.state === 'ready' ? refreshBasket() : refreshCartCount()
  await refreshCustomer()
  return ownerId && loadBasket()
}

/**
 * Another window may have changed the cart meanwhile, or signed in, and a line that was gone may have kept from
 * knowing: whoever comes back to this window sees things as they are.
 */
export function followOtherWindows(): () => void {
  let looking: Promise<unknown> | null = null
  const look = () => {
    if (document.visibilityState !== 'visible') return
    looking ??= lookAgain().finally(() => {
      looking = null
    })
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  window.addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    window.removeEventListener('online', look)
  }
}

/** The lines as the server has them after a change, which an answer under way may not know of. */
async function lineNow(productId: string): Promise<CartLine | undefined> {
  if (asking) await asking
  await refreshBasket()
  return lineOf(productId)
}

function lineOf(productId: string): CartLine | undefined {
  return basket.lines.find((line) => line.productId._id === productId)
}

/** The products of which the 'Add to Cart' button was pressed last, rather than a quantity chosen. */
const added = new Set<string>()

let settledCount = 0

const sync = quantitySync(bring, (productId, quantity) => {
  settledCount++
  const wanted = new Map(basket.wanted)
  // What was added, and whose line could not be had yet, is in the cart all the same.
  if (quantity > 0 && !lineOf(productId)) wanted.set(productId, quantity)
  else wanted.delete(productId)
  change({
    wanted,
    lines: basket.lines.map((line) => (line.productId._id === productId ? { ...line, quantity } : line)),
  })
  if (basket.state !== 'ready') void refreshCartCount()
})

/** One more of a product. Answers whether the server has taken it. */
export async function addOneMore(productId: string): Promise<boolean> {
  added.add(productId)
  // One more than the cart has: that must be known.
  if (basket.state === 'unknown') await loadBasket()
  const before = quantityShown(basket, productId)
  await want(productId, before + 1)
  return quantityShown(basket, productId) > before
}

/** So many of a product, 0 to take it out: shown at once, brought to the server as fast as it can. */
export function setQuantity(productId: string, quantity: number): Promise<void> {
  added.delete(productId)
  return want(productId, quantity)
}

function want(productId: string, quantity: number): Promise<void> {
  change({ wanted: new Map(basket.wanted).set(productId, quantity) })
  return sync.want(productId, quantity, lineOf(productId)?.quantity ?? 0)
}

export function currentLines(): CartLine[] {
  return linesShown(basket)
}

/** Resolves once every change has reached the server or was taken back. */
export function basketSettled(): Promise<void> {
  return sync.settled()
}

async function bring(productId: string, quantity: number, confirmed: number): Promise<number | null> {
  if (quantity === 0) return takeOut(productId, confirmed)
  const isOneMore = added.has(productId) && quantity === confirmed + 1
  return confirmed === 0 || isOneMore
    ? putIn(productId, quantity, confirmed)
    : setTo(productId, quantity, confirmed)
}

async function putIn(productId: string, quantity: number, confirmed: number): Promise<number | null> {
  const message = await sendAdd(productId)
  if (message === null) return null
  showToast('success', message, undefined, {
    id: productId,
    undo: () => void setQuantity(productId, confirmed),
  })
  if (confirmed > 0) return confirmed + 1
  const has = (await lineNow(productId))?.quantity ?? 1
  return quantity > 1 && has !== quantity ? setTo(productId, quantity, has) : has
}

async function setTo(productId: string, quantity: number, confirmed: number): Promise<number> {
  const line = lineOf(productId) ?? (await lineNow(productId))
  const outcome = line ? await sendQuantity(line._id, quantity) : 'gone'
  if (outcome === 'taken') return quantity
  return outcome === 'gone' ? ((await lineNow(productId))?.quantity ?? 0) : confirmed
}

async function takeOut(productId: string, confirmed: number): Promise<number | null> {
  const line = lineOf(productId) ?? (await lineNow(productId))
  if (line && (await sendRemoval(line._id)) === 'refused') return null
  showToast('success', 'Item removed from cart', line?.productId.productName, {
    id: productId,
    undo: () => void setQuantity(productId, confirmed),
    duration: undoRemovalWithin,
  })
  return 0
}
