import { useSyncExternalStore } from 'react'

import { goodsName } from '#app/goods-name.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CartLine, keepLines, KeptLine, priceCart, viewKept } from '#contract/cart.ts'
import { maxListLines, maxQuantity } from '#domain/cart/rules.ts'
import * as failures from '#words/client/cart-failures/en.ts'
import * as words from '#words/client/later/en.ts'

import { call } from './call.ts'
import { bring } from './cart-queue.ts'
import { nextTry } from './connection.ts'
import { isSettled, quantityShown } from './customer-state.ts'
import type { CustomerState } from './customer-state.ts'
import { keep, kept, laterKey } from './kept.ts'
import { isSessionOver, knownCart, knownCustomer } from './session.ts'
import { customer, dispatch, subscribe, until } from './store.ts'

// What is kept for later beside the cart. A guest's list is in this browser; a person's is the shop's, and
// what was not told yet waits here. Both are so many of a product, 0 for none: told twice they count once.

/** A guest's list is forgotten so long after the last change, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/** For so long, in milliseconds, what was taken off the list can be put back. */
const undoWithin = 8000

interface Wanted {
  productId: string
  quantity: number
}

type Goods = KeptLine['productId']

/** What the shop told of a person's list. */
let told: { personId: string; lines: KeptLine[] } | undefined
/** Every product that was on the list here, by its id, as it was told last. */
const goods = new Map<string, Goods>()
/** The list as it is shown, and whose it is; undefined until it is known. */
let shown: { personId: string | undefined; lines: KeptLine[] } | undefined
const listeners = new Set<() => void>()

/** What is kept for later, the newest first, at today's price and stock; undefined until it is known. */
export function useLater(): KeptLine[] | undefined {
  return useSyncExternalStore(listen, laterLines, () => undefined)
}

/** Never that of somebody who was here before. */
export function laterLines(): KeptLine[] | undefined {
  return shown?.personId === customer().user?._id ? shown?.lines : undefined
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks what is on the list, now and whenever it may have changed elsewhere. Answers how to stop. */
export function followLater(): () => void {
  const following = new AbortController()
  const look = () => void syncLater()
  window.addEventListener('focus', look, following)
  window.addEventListener('storage', ({ key }) => key === laterKey && look(), following)
  let personId = customer().user?._id
  const leave = subscribe(() => {
    if (customer().user?._id === personId) return
    personId = customer().user?._id
    for (const listener of listeners) listener()
    look()
  })
  look()
  return () => {
    leave()
    following.abort()
  }
}

/** Moves a line out of the cart onto the list. Where it has to stay in the cart, it is off the list again. */
export async function saveForLater({ productId: product, quantity }: CartLine): Promise<void> {
  const { _id: productId } = product
  const before = quantityKept(productId)
  if (before === 0 && (laterLines() ?? []).length >= maxListLines)
    return showToast('error', words.atMost(maxListLines))
  goods.set(productId, product)
  change(productId, Math.max(before, quantity))
  const offLater = () => change(productId, before)
  dispatch({ type: 'chosen', productId, quantity: 0 })
  void bring(productId, { productName: goodsName(product), removal: { said: words.saved, undone: offLater } })
  const after = await until((state) => isSettled(state, productId))
  if (quantityShown(after, productId) > 0) offLater()
}

/** Those whose way into the cart has not ended yet: pressed again, they need no second one. */
const moving = new Set<string>()

/** Moves a line of the list into the cart: as many as there are, and of goods in both the larger quantity. */
export async function moveToCart({ productId: product, quantity }: KeptLine): Promise<void> {
  const { _id: productId } = product
  if (moving.has(productId)) return
  moving.add(productId)
  // Of goods in both the larger quantity: what the cart has must be known.
  await knownCart()
  if (!customer().lines) {
    moving.delete(productId)
    return showToast('error', failures.notAdded)
  }
  const before = quantityShown(customer(), productId)
  const wanted = Math.max(before, Math.min(quantity, product.stock ?? maxQuantity))
  if (wanted > before) {
    dispatch({ type: 'chosen', productId, quantity: wanted })
    void bring(productId, { productName: goodsName(product), isCounted: true })
  }
  const after = await until((state) => isSettled(state, productId))
  moving.delete(productId)
  // What did not come into the cart whole stays on the list whole.
  if (quantityShown(after, productId) < wanted) return
  change(productId, 0)
  void backIfRefused({ productId, quantity }, wanted)
}

/** What waits for a connection on its way into the cart may be refused late, and is on the list again. */
async function backIfRefused({ productId, quantity }: Wanted, wanted: number): Promise<void> {
  const personId = customer().user?._id
  const isWaiting = (state: CustomerState) => state.changes.get(productId)?.isWaiting === true
  if (!isWaiting(customer())) return
  const end = await until((state) => !isWaiting(state) || quantityShown(state, productId) !== wanted)
  const isRefused = !isWaiting(end) && quantityShown(end, productId) < wanted
  if (isRefused && end.user?._id === personId) change(productId, quantity)
}

/** Takes a line off the list, with a way back. */
export function takeOffLater({ productId: product, quantity }: KeptLine): void {
  const { _id: id } = product
  change(id, 0)
  const undo = () => change(id, quantity)
  showToast('success', words.takenOff, goodsName(product), { id, undo, duration: undoWithin })
}

function quantityKept(productId: string): number {
  return laterLines()?.find(({ productId: { _id } }) => _id === productId)?.quantity ?? 0
}

function change(productId: string, quantity: number): void {
  const { user } = customer()
  const others = wantedOf(user?._id).filter((each) => each.productId !== productId)
  // Of a guest's list nothing else has to be told that it is gone.
  keepWanted(user?._id, user || quantity > 0 ? [{ productId, quantity }, ...others] : others)
  show()
  if (user) void syncLater()
}

let syncing: Promise<void> | undefined
let isWantedAgain = false

/** Tells the shop what was changed here, and asks what is on the list; tried again until it is answered. */
export function syncLater(): Promise<void> {
  isWantedAgain = true
  syncing ??= sync().finally(() => (syncing = undefined))
  return syncing
}

async function sync(): Promise<void> {
  for (let tries = 0; isWantedAgain;) {
    isWantedAgain = false
    if (await askOnce().catch(() => false)) {
      tries = 0
      continue
    }
    isWantedAgain = true
    await nextTry(tries++)
  }
}

/** Answers false where the shop could not do it now. */
async function askOnce(): Promise<boolean> {
  const { user, session } = await knownCustomer()
  if (session !== 'known') return false
  if (!user) return priceGuestList()
  joinGuestList(user._id)
  for (let sent; (sent = wantedOf(user._id).slice(0, maxListLines)).length > 0;) {
    const answer = await call<typeof keepLines>('POST', '/api/keep-for-later', { lines: sent })
    if (isSessionOver(answer)) return true
    if (!answer.ok && (answer.status === 429 || answer.status >= 500)) return false
    // Refused for good, it would be refused for ever.
    if (!answer.ok) showToast('error', (answer.body.fields?.['lines'] ?? '') || answer.body.message)
    const isSent = (each: Wanted) =>
      sent.some(({ productId, quantity }) => productId === each.productId && quantity === each.quantity)
    keepWanted(
      user._id,
      wantedOf(user._id).filter((each) => !isSent(each)),
    )
  }
  const answer = await call<typeof viewKept>('GET', '/api/kept-for-later')
  if (!answer.ok) return isSessionOver(answer)
  told = { personId: user._id, lines: answer.body.data }
  for (const { productId } of told.lines) goods.set(productId._id, productId)
  show()
  return true
}

/** A guest's list at the prices of the shop; what the shop does not sell is off it. */
async function priceGuestList(): Promise<boolean> {
  const lines = wantedOf(undefined)
  if (lines.length > 0) {
    const answer = await call<typeof priceCart>('POST', '/api/price-cart', { lines })
    if (!answer.ok) return false
    for (const { productId } of answer.body.data.lines) goods.set(productId._id, productId)
    const { unknown } = answer.body.data
    if (unknown.length > 0)
      keepWanted(
        undefined,
        wantedOf(undefined).filter(({ productId }) => !unknown.includes(productId)),
      )
  }
  show()
  return true
}

/** What a guest kept here is told to the shop as the person's who has signed in. */
function joinGuestList(personId: string): void {
  const guests = wantedOf(undefined)
  if (guests.length === 0) return
  const theirs = wantedOf(personId).filter(
    (each) => !guests.some(({ productId }) => productId === each.productId),
  )
  keepWanted(personId, [...guests, ...theirs])
  keepWanted(undefined, [])
}

function show(): void {
  const personId = customer().user?._id
  const wanted = wantedOf(personId)
  const ofShop = told && told.personId === personId ? told.lines : []
  const others = ofShop.filter(({ productId: { _id } }) => !wanted.some((each) => each.productId === _id))
  const own = wanted.flatMap(({ productId, quantity }) => {
    const product = goods.get(productId)
    return product && quantity > 0 ? [{ quantity, productId: product }] : []
  })
  shown = { personId, lines: [...own, ...others] }
  for (const listener of listeners) listener()
}

/** Where the browser keeps nothing for this site: then it waits in this tab alone. */
let unkept: object | null = null

/** For a guest the list itself; for a person what it was changed by and the shop was not told. */
interface Lists {
  guest: Wanted[]
  waiting: { personId: string; lines: Wanted[] } | null
}

/** Anything that we have not written, or is too old, is none. */
function lists(): Lists {
  const found = (unkept ?? kept('localStorage', laterKey) ?? {}) as Partial<Record<string, unknown>>
  const { version, at, guest, waiting } = found
  // A clock that was set back makes it a time to come.
  if (version !== 1 || Math.abs(Date.now() - Number(at)) > keptFor) return { guest: [], waiting: null }
  const { personId, lines } = (waiting ?? {}) as Partial<Record<string, unknown>>
  return {
    guest: areWanted(guest) ? guest : [],
    waiting: typeof personId === 'string' && areWanted(lines) ? { personId, lines } : null,
  }
}

function areWanted(lines: unknown): lines is Wanted[] {
  return Array.isArray(lines) && lines.every(isWanted)
}

function isWanted(line: unknown): line is Wanted {
  const { productId, quantity } = (line ?? {}) as Partial<Record<string, unknown>>
  return (
    typeof productId === 'string' &&
    /^[\w-]{1,64}$/.test(productId) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 0 &&
    Number(quantity) <= maxQuantity
  )
}

/** A guest's list, or what waits of this person. */
function wantedOf(personId: string | undefined): Wanted[] {
  const { guest, waiting } = lists()
  if (personId === undefined) return guest
  return waiting?.personId === personId ? waiting.lines : []
}

/** What waited of another person goes. */
function keepWanted(personId: string | undefined, lines: Wanted[]): void {
  const before = lists()
  const { guest, waiting } =
    personId === undefined ? { ...before, guest: lines } : { ...before, waiting: { personId, lines } }
  const isNone = guest.length === 0 && !waiting?.lines.length
  const value = isNone ? null : { version: 1, at: Date.now(), guest, waiting }
  unkept = keep('localStorage', laterKey, value) ? null : value
}
