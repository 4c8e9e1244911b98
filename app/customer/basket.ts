import { useEffect, useSyncExternalStore } from 'react'

import { showToast } from '#app/ui/toast.tsx'
import type { CartLine } from '#contract/cart.ts'

import { askLines, sendAdd, sendQuantity, sendRemoval } from './basket-calls.ts'
import { countShown, linesInKnownOrder, linesShown, quantityShown } from './basket-view.ts'
import type { Basket } from './basket-view.ts'
import { knownCustomer, onCustomerChange, refreshCartCount, showCartCount } from './customer.ts'
import { quantitySync } from './quantity-sync.ts'

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

let asking: Promise<void> | null = null

/** Asks what the cart holds. Those who ask at the same time wait for the same answer. */
export function loadBasket(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

async function ask(): Promise<void> {
  const { user } = await knownCustomer()
  if (!user) return change({ ...unknown, state: 'guest' })
  const lines = await askLines()
  if (ownerId !== user._id || lines === 'guest') return change({ ...unknown, state: 'guest' })
  if (lines === null) return change({ state: 'failed' })
  change({ state: 'ready', lines: linesInKnownOrder(lines, basket.lines) })
}

/** Another window may have changed the cart meanwhile: whoever comes back to this one sees it as it is. */
export function followOtherWindows(): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return
    void (basket.state === 'ready' ? loadBasket() : refreshCartCount())
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}

/** The lines as the server has them after a change, which an answer under way may not know of. */
async function lineNow(productId: string): Promise<CartLine | undefined> {
  if (asking) await asking
  await loadBasket()
  return lineOf(productId)
}

function lineOf(productId: string): CartLine | undefined {
  return basket.lines.find((line) => line.productId._id === productId)
}

/** The products of which the 'Add to Cart' button was pressed last, rather than a quantity chosen. */
const added = new Set<string>()

const sync = quantitySync(bring, (productId, quantity) => {
  const wanted = new Map(basket.wanted)
  wanted.delete(productId)
  change({
    wanted,
    lines: basket.lines.map((line) => (line.productId._id === productId ? { ...line, quantity } : line)),
  })
  if (basket.state !== 'ready') void refreshCartCount()
})

/** One more of a product. Resolves once the server has it, or has refused. */
export function addOneMore(productId: string): Promise<void> {
  added.add(productId)
  return want(productId, quantityShown(basket, productId) + 1)
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

export function currentQuantity(productId: string): number {
  return quantityShown(basket, productId)
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
