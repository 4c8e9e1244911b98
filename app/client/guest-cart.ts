import { goodsName } from '#app/goods-name.ts'
import { checkoutPath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CartLine, joinCart, priceCart } from '#contract/cart.ts'
import { maxListLines, maxQuantity } from '#domain/cart/rules.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import { maxPaymentPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/client/queue/en.ts'
import { withPack } from '#words/ui/pack/en.ts'

import { call, newKey } from './call.ts'
import { guestCartKey, guestKeyKey, keep, kept } from './kept.ts'
import { missingWords } from './missing-words.ts'

// The cart of a guest, kept in the browser until somebody signs in. What it costs, the shop says.

/** A guest's line is forgotten so long after the last change, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

interface GuestLine {
  productId: string
  quantity: number
  /** What one cost when it was put in, in rupees: to tell of a change, never to count with. */
  price?: number | undefined
  /** As it was called then, to be shown where the shop cannot be asked. */
  name?: string | undefined
  /** Of goods by weight: the grams of a step. */
  grams?: number | undefined
}

/** A line as the shop was told of it. */
export type BroughtLine = Pick<GuestLine, 'productId' | 'quantity'>

interface GuestCart {
  version: 1
  /** The idempotency key under which these lines join a cart; another one after each change. */
  key: string
  /** When it was changed last, in milliseconds of UTC. */
  at: number
  lines: GuestLine[]
}

/** The lines that are kept. Anything that is not what we wrote, or is too old, is an empty cart. */
function guestCart(): GuestCart {
  const { version, key, at, lines } = (kept('localStorage', guestCartKey) ?? {}) as Partial<GuestCart>
  // A clock that was set back makes it a time to come.
  const age = Math.abs(Date.now() - Number(at))
  if (version === 1 && age < keptFor && Array.isArray(lines))
    if (typeof key === 'string' && /^[\w-]{1,64}$/.test(key) && lines.every(isLine))
      if (lines.length <= maxListLines && areDifferent(lines)) return { version, key, at: Number(at), lines }
  return { version: 1, key: '', at: 0, lines: [] }
}

function isLine(line: unknown): line is GuestLine {
  if (typeof line !== 'object' || line === null) return false
  const {
    productId,
    quantity,
    price = 0,
    name = '',
    grams = 1,
  } = line as Partial<Record<keyof GuestLine, unknown>>
  return (
    typeof productId === 'string' &&
    /^[\w-]{1,64}$/.test(productId) &&
    isWhole(quantity, 1, maxQuantity) &&
    typeof price === 'number' &&
    typeof name === 'string' &&
    isWhole(grams, 1, 1_000_000) &&
    isWhole(toPaise(price), 0, maxPaymentPaise)
  )
}

function areDifferent(lines: readonly GuestLine[]): boolean {
  return new Set(lines.map(({ productId }) => productId)).size === lines.length
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

function keepLines(lines: GuestLine[]): boolean {
  const cart: GuestCart = { version: 1, key: newKey(), at: Date.now(), lines }
  return keep('localStorage', guestCartKey, lines.length > 0 ? cart : null)
}

/**
 * Keeps so many of a product, or one more; 0 takes it out. With what a card said of it: what one costs, in
 * paise, what it is called, and of goods by weight how many steps more than one a line begins with.
 * Answers why it was refused, in a sentence, or null.
 */
export function keepLine(
  productId: string,
  wanted: number | 'one more',
  known?: CartLine,
  card: { pricePaise?: number | undefined; name?: string | undefined; begin?: number | undefined } = {},
): string | null {
  const { pricePaise, name, begin = 0 } = card
  const { lines } = guestCart()
  const line = lines.find((each) => each.productId === productId)
  const before = line?.quantity ?? 0
  const quantity = wanted === 'one more' ? (before || begin) + 1 : wanted
  const stock = known?.productId.stock ?? maxQuantity
  const step = known?.productId.step
  const most = step?.most ?? maxQuantity
  if (quantity > before) {
    if (quantity > most) return words.atMost(amountLabel(most, { step }))
    if (stock < 1) {
      const { productId: product } = known!
      const isOnShelf = product.state === 'on_shelf'
      const goods = withPack(goodsName(product), product)
      return isOnShelf ? words.isSoldOut(goods) : words.isNoLongerSold(goods)
    }
    if (quantity > stock) {
      const { productId: product } = known!
      return words.onlyLeft(amountLabel(stock, product), withPack(goodsName(product), product))
    }
    if (!line && lines.length >= maxListLines) return words.cartFull(maxListLines)
  }
  const next = {
    ...line,
    productId,
    quantity,
    ...(pricePaise !== undefined && { price: toRupees(pricePaise) }),
    ...(name !== undefined && { name }),
  }
  const after = line ? lines.map((each) => (each === line ? next : each)) : [...lines, next]
  return keepLines(after.filter((each) => each.quantity > 0)) ? null : words.keepsNothing
}

/** All of it, as `POST /api/guest` takes it, and the key under which it is brought once. */
export function guestCartToBring() {
  const { key: cartKey, lines } = guestCart()
  return { cartKey, lines: lines.map(asSent) }
}

/**
 * It is bought: where it has not been changed since, it is empty now. Else, as by another tab while this one
 * paid, what was bought goes out of it.
 * @param brought its lines, told once: what is put in later stays
 */
export function guestCartBought(cartKey: string, brought: readonly BroughtLine[] = []): void {
  const { key, lines } = guestCart()
  if (key === cartKey) keepLines([])
  else if (brought.length > 0) {
    const bought = new Map(brought.map(({ productId, quantity }) => [productId, quantity]))
    const left = lines.map((line) => ({
      ...line,
      quantity: line.quantity - (bought.get(line.productId) ?? 0),
    }))
    keepLines(left.filter(({ quantity }) => quantity > 0))
  }
}

function asSent({ productId, quantity, price }: GuestLine) {
  return { productId, quantity, ...(price !== undefined && { priceWhenAdded: toRupees(toPaise(price)) }) }
}

/** What is kept, as it was when it was put in: for as long as the shop cannot be asked. */
export function guestLinesKept(): readonly Omit<GuestLine, 'productId'>[] {
  return guestCart().lines
}

export function countGuestLines(): number {
  return guestCart().lines.length
}

/**
 * The lines at the prices of the shop; undefined where it does not tell them, and it rejects where the
 * connection broke. What the shop does not sell is taken out.
 */
export async function viewGuestCart(): Promise<CartLine[] | undefined> {
  const { key, lines } = guestCart()
  if (lines.length === 0) return []
  const wanted = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const [answer, isOver] = await Promise.all([
    call<typeof priceCart>('POST', '/api/price-cart', { lines: wanted }),
    isBought(key),
  ])
  if (isOver) {
    guestCartBought(key)
    return guestCart().lines.length === 0 ? [] : viewGuestCart()
  }
  if (!answer.ok) return undefined
  const { lines: priced, unknown } = answer.body.data
  const products = new Map(priced.map(({ productId }) => [productId._id, productId]))
  // As they are by now: they may have changed while the prices were on their way.
  const before = guestCart().lines
  const sold = before.filter(({ productId }) => !unknown.includes(productId))
  const after = sold.map((line) => ({
    ...line,
    price: line.price ?? products.get(line.productId)?.sellingPrice,
    name: products.get(line.productId)?.productName ?? line.name,
    quantity: withinStep(line.quantity, products.get(line.productId)?.step),
    grams: products.get(line.productId)?.step?.grams,
  }))
  tellUnsold(before.length - sold.length)
  if (JSON.stringify(after) !== JSON.stringify(before)) keepLines(after)
  return after.flatMap(({ productId, quantity, price }) => {
    const product = products.get(productId)
    return product ? { _id: productId, quantity, productId: product, priceWhenAdded: price ?? null } : []
  })
}

/** The shop may have set another least or most of goods by weight since. */
function withinStep(quantity: number, step: CartLine['step']): number {
  return step ? Math.min(Math.max(quantity, step.least), step.most) : quantity
}

/** The page that pays sees by itself to what has become of its cart, and shows it until then. */
async function isBought(key: string): Promise<boolean> {
  const guest = kept('localStorage', guestKeyKey) as { cartKey?: unknown } | null
  if (guest?.cartKey !== key || location.pathname.startsWith(checkoutPath)) return false
  return (await import('./bought-cart.ts')).toldIfBought(key)
}

function tellUnsold(count: number): void {
  if (count > 0) showToast('info', words.noLongerSold(count))
}

/**
 * Joins what is kept into the cart of the person who has signed in, once, also in two tabs. Answers what
 * could not be had, in words, or nothing. Where the shop could not do it now it answers that refusal, and
 * where the connection broke it rejects; then it is kept.
 */
export function joinGuestCart(): Promise<string | Refusal> {
  // Web Locks are there on https and this machine alone; elsewhere the key does it.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(guestCartKey, () => join()) : join()
}

interface Refusal {
  status: number
}

async function join(isNewKey = false): Promise<string | Refusal> {
  const { lines, key } = guestCart()
  if (lines.length === 0) {
    keepLines([])
    return ''
  }
  const body = { lines: lines.map(asSent) }
  const answer = await call<typeof joinCart>('POST', '/api/join-cart', body, key)
  const isStillSo = guestCart().key === key
  if (!answer.ok) {
    if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return answer
    // The key may have been used for other lines.
    if (answer.status === 422 && !isNewKey) {
      if (isStillSo) keepLines(lines)
      return join(true)
    }
  }
  // Refused for good, it would be refused for ever.
  if (isStillSo) keepLines([])
  return answer.ok ? missingWords(answer.body.data.missing) : answer.body.message
}
