import { addHeaders } from './call.ts'
import { guestKeyKey, keep, kept } from './kept.ts'
import { customer } from './store.ts'

// The key by which this browser buys without an account: random, made by itself, and shown to the shop alone.

export interface KeptGuest {
  /** Of the header `guest-key`. */
  key: string
  /** Of the cart that was brought last (guest-cart.ts). */
  cartKey: string
  /** The shop knows who buys with it; before that only `firstCalls` are asked with it. */
  isKnown: boolean
}

/** null where nobody has bought here without an account, or something else wrote there. */
export function keptGuest(): KeptGuest | null {
  const { key, cartKey, isKnown } = (kept('localStorage', guestKeyKey) ?? {}) as Partial<
    Record<string, unknown>
  >
  const isOurs = typeof key === 'string' && /^[\w-]{16,64}$/.test(key) && typeof cartKey === 'string'
  return isOurs ? { key, cartKey, isKnown: isKnown === true } : null
}

/** Whether somebody has bought here so, or tried to. */
export function isGuestKept(): boolean {
  return keptGuest()?.isKnown ?? false
}

/** null forgets it: what was ordered with it is opened by its links alone. */
export function keepGuest(guest: KeptGuest | null): void {
  keep('localStorage', guestKeyKey, guest)
}

/**
 * The calls that a guest may ask, too (`forGuests` in contract/envelope.ts), and the one that prices offers:
 * who has ordered is shown no price of a first order, which would be refused at every press.
 */
const guestCalls = /^\/api\/(guest|phone-|orders\/cash|price-offers|razorpay\/|shared-lists)/
/** Those by which a browser begins to be known: with a key that the shop has not heard of. */
const firstCalls = /^\/api\/(guest$|shared-lists)/

// Once on each page that asks them; none where somebody is signed in.
addHeaders((url): Record<string, string> => {
  const guest = guestCalls.test(url) && !customer().user ? keptGuest() : null
  return guest && (guest.isKnown || firstCalls.test(url)) ? { 'guest-key': guest.key } : {}
})
