import { showToast } from '#app/ui/toast.tsx'
import type { CartLine, countCart, viewCart } from '#contract/cart.ts'
import type { userDetails } from '#contract/customers.ts'
import * as words from '#words/client/session/en.ts'

import { call } from './call.ts'
import { nextTry } from './connection.ts'
import type { CustomerState } from './customer-state.ts'
import type * as GuestCart from './guest-cart.ts'
import { atStallKey, guestCartKey, isKept, keep, kept } from './kept.ts'
import { customer, dispatch, until } from './store.ts'

// What is asked of the server about who is here and what their cart holds. The answers go into the store.

/** Who is here, once the server has been asked. Where it could not say, the next caller asks again. */
export function knownCustomer(): Promise<CustomerState> {
  if (customer().session === 'unknown') void askWhoIsHere().then(tellMissing)
  return until(({ session }) => session !== 'asking')
}

/**
 * Asks again who is here, as after a sign-in. Answers what of a guest's cart could not be had, in words, or
 * nothing.
 */
export async function refreshCustomer(): Promise<string> {
  // What joins the cart counts, too.
  const isJoining = isKept(guestCartKey)
  const [missing] = await Promise.all([askWhoIsHere(), isJoining || refreshCount()])
  if (isJoining) await refreshCount()
  return missing
}

/** Once another person, or nobody, is known to be here, who sold last on this device does so no more. */
async function whoIsHere() {
  const user = await dataOf(call<typeof userDetails>('GET', '/api/user-details'))
  const last = kept('localStorage', atStallKey) as { personId?: unknown } | null
  if (user !== undefined && last?.personId !== user?._id) keep('localStorage', atStallKey, null)
  return user
}

async function askWhoIsHere(): Promise<string> {
  dispatch({ type: 'asked' })
  const { sessionAsks: ask } = customer()
  const user = await whoIsHere()
  // Before it is known who is here, so that the cart is not shown without what the guest had put in.
  const missing = user && isKept(guestCartKey) ? await joinGuestCart() : ''
  const { user: before } = customer()
  if (dispatch({ type: 'answered', ask, user }) && before && !customer().user) tellSignedOut()
  return missing ?? words.notJoined
}

/**
 * Answers what could not be had, in words, or nothing. Null where the connection broke: then the cart
 * counts as not loaded, and it is tried again by itself.
 */
async function joinGuestCart(): Promise<string | null> {
  const joined = await fromGuestCart((part) => part.joinGuestCart())
  if (typeof joined === 'string') {
    dispatch({ type: 'joined' })
    return joined
  }
  if (joined) isSessionOver(joined)
  void keepJoining()
  return null
}

/** Asks the part that reads a guest's cart; undefined where it cannot be had, or the connection broke. */
async function fromGuestCart<Told>(
  ask: (part: typeof GuestCart) => Told,
): Promise<Awaited<Told> | undefined> {
  try {
    return await ask(await import('./guest-cart.ts'))
  } catch {
    return undefined
  }
}

/** Backoff: until what the guest had put in has joined the person's cart. */
const keepJoining = shared(async () => {
  for (let tries = 0; ; tries += 1) {
    await nextTry(tries)
    const { user } = customer()
    if (!isKept(guestCartKey) || user === null || (user && (await refreshCart()))) return
  }
})

/** What of a guest's cart could not be had; '' is nothing. */
export function tellMissing(missing: string): void {
  if (missing) showToast('warning', missing)
}

function tellSignedOut(): void {
  showToast('warning', words.signedOut)
}

/** After a sign-out, or when the server no longer knows the session. */
export function forgetCustomer(): void {
  dispatch({ type: 'left' })
}

/** Whether it was refused because nobody is signed in any more; then that is told, and known from then on.*/
export function isSessionOver({ status }: { status: number }): boolean {
  if (status !== 401) return false
  const { user } = customer()
  forgetCustomer()
  if (user) tellSignedOut()
  return true
}

/** Asks how many lines the cart has; the badge keeps its number where nobody can say. */
export async function refreshCount(): Promise<void> {
  const data = await dataOf(call<typeof countCart>('GET', '/api/countAddToCartProduct'))
  if (data) dispatch({ type: 'counted', count: data.count })
}

/** Asks what the cart holds, where that has not been asked yet. */
export async function knownCart(): Promise<void> {
  const { lines, hasFailed } = customer()
  if (!lines && !hasFailed) await loadCart()
}

/** Asks what the cart holds, and says so when it cannot be had. */
export async function loadCart(): Promise<void> {
  if (await refreshCart()) return
  if (!customer().user) await countKept()
  dispatch({ type: 'failed' })
}

/** How many lines this browser keeps for a guest: known also while their prices cannot be had. */
export async function countKept(): Promise<void> {
  const count = isKept(guestCartKey) && (await fromGuestCart((part) => part.countGuestLines()))
  if (typeof count === 'number') dispatch({ type: 'counted', count })
}

/** Asks what the cart holds, and answers whether it could be had; if not, what was known stays. */
export const refreshCart = shared(async (): Promise<boolean> => {
  for (;;) {
    const { session, user, version: asOf } = await knownCustomer()
    if (session !== 'known') return false
    if (user && isKept(guestCartKey)) {
      const missing = await joinGuestCart()
      if (missing === null) return false
      tellMissing(missing)
      continue
    }
    const lines = user
      ? await dataOf(call<typeof viewCart>('GET', '/api/view-card-product'))
      : await guestLines()
    if (lines === undefined) return false
    // An answer that is older than a change does not count, and is asked for again.
    if (lines && dispatch({ type: 'loaded', lines, asOf })) return true
  }
})

/** What this browser keeps for a guest; undefined where it cannot be had. */
async function guestLines(): Promise<CartLine[] | undefined> {
  return isKept(guestCartKey) ? fromGuestCart((part) => part.viewGuestCart()) : []
}

/** Asks what the cart holds, or at least for how many lines it has. */
export async function refreshCartOrCount(): Promise<void> {
  if (!(await refreshCart())) await refreshCount()
}

/** What a call answers with: null where nobody is signed in, undefined where the server could not say. */
async function dataOf<Data>(
  asked: Promise<{ ok: true; body: { data?: Data } } | { ok: false; status: number }>,
): Promise<Data | null | undefined> {
  try {
    const answer = await asked
    if (answer.ok) return answer.body.data ?? null
    return isSessionOver(answer) ? null : undefined
  } catch {
    return undefined
  }
}

/**
 * Another window may have changed the cart since, or signed in, and a connection that was gone may have
 * kept that from being known: one who comes back to this window sees things as they are.
 */
export function followOtherWindows(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookAgain()
  }
  const following = new AbortController()
  document.addEventListener('visibilitychange', look, following)
  window.addEventListener('focus', look, following)
  window.addEventListener('online', look, following)
  window.addEventListener('storage', ({ key }) => key === guestCartKey && followGuest(), following)
  return () => following.abort()
}

/** Another tab changed the guest's cart, or somebody has signed in there and it is gone. */
function followGuest(): void {
  if (!customer().user) void (isKept(guestCartKey) ? refreshCart() : refreshCustomer().then(loadCart))
}

const lookAgain = shared(async () => {
  const { user, lines } = customer()
  if (user && !isKept(guestCartKey)) {
    const [now] = await Promise.all([whoIsHere(), lines ? refreshCart() : refreshCount()])
    // What the pages of this window show is of the one who was here before.
    if (now && now._id !== user._id) location.reload()
    else if (now) dispatch({ type: 'person changed', user: now })
    return
  }
  tellMissing(await refreshCustomer())
  // A guest's goods may have been put in without a connection, and have no prices yet.
  if (customer().user || isKept(guestCartKey)) await loadCart()
})

/** Those who ask while an answer is on its way wait for the same one. */
function shared<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asking: Promise<Result> | null = null
  return () =>
    (asking ??= ask().finally(() => {
      asking = null
    }))
}
