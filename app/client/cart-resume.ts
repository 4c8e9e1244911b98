import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/client/queue/en.ts'

import { add, bring, keepChange } from './cart-queue.ts'
import { nextTry } from './connection.ts'
import { isSettled } from './customer-state.ts'
import { isKept, laterKey, waitingKey } from './kept.ts'
import { forgetPresses, isOfThisPage, keepPress, keptPresses } from './presses.ts'
import type { Press } from './presses.ts'
import { knownCustomer, refreshCart, refreshCustomer, tellMissing } from './session.ts'
import { customer, dispatch, subscribe, until } from './store.ts'
import { forgetWaiting, keepWaiting, waiting, waitingOf } from './waiting.ts'

// What was pressed before and could not be brought then: on a page that was left, or without a connection.

/** A tab that is opened again a day later does not shop by itself. Milliseconds. */
const longestLeft = 60 * 60 * 1000

/** Called once, when the page is idle. */
export function resume(): void {
  let personId = customer().user?._id
  subscribe(() => {
    const { user, changes } = customer()
    // Somebody has signed in, the same person or another one; or a change has begun to wait.
    const isNew = user?._id !== personId
    personId = user?._id
    if (isNew) bringLater()
    if (user && (isNew || [...changes.values()].some(({ isWaiting }) => isWaiting))) startSending()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === waitingKey || key === null) followOtherTab()
  })
  // A page that comes back from the browser's memory has been left, too.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void takeUpPresses())
  startSending()
  void takeUpPresses()
  bringLater()
}

/** What is kept for later goes to the shop with its person, on whatever page that is. */
function bringLater(): void {
  if (customer().user && isKept(laterKey))
    // Without a line it is asked for again with the next page.
    import('./later.ts').then(({ syncLater }) => syncLater()).catch(() => {})
}

async function takeUpPresses(): Promise<void> {
  const leftPresses = () => keptPresses().filter((press) => !isOfThisPage(press))
  for (let tries = 0; leftPresses().length > 0; tries += 1) {
    await knownCustomer()
    // What is on its way from this page first: it counts from what the cart has.
    const { session, user = null } = await until((state) => state.session !== 'asking' && isSettled(state))
    if (session === 'known') {
      const isOver = ({ at, personId }: Press) =>
        Math.abs(Date.now() - at) > longestLeft || (user !== null && (personId ?? user._id) !== user._id)
      forgetPresses((press) => !isOfThisPage(press) && isOver(press))
      if (user) return takeOver(user._id, leftPresses())
      // Those of a person wait for the sign-in.
      for (const press of leftPresses()) if (press.personId === undefined) void add(keepPress(press))
      return
    }
    await nextTry(tries)
  }
}

/** A person's presses wait with all that waits of them: each goes under its key on top of their cart. */
function takeOver(personId: string, presses: readonly Press[]): void {
  adopt()
  for (const { key, productId, productName, begin } of presses) {
    dispatch({ type: 'added', productId, key, begin })
    keepChange(personId, productId, productName)
  }
  forgetPresses((press) => !isOfThisPage(press))
}

let sending: Promise<void> | undefined

/** Sends what waits, as soon as there is a line. One chain of tries at most in a tab. */
function startSending(): void {
  // Not at once: what it dispatches comes back here.
  if (!sending && waiting())
    sending = Promise.resolve()
      .then(untilSent)
      .finally(() => (sending = undefined))
}

async function untilSent(): Promise<void> {
  const refusals: string[] = []
  const locks = navigator.locks as LockManager | undefined
  for (let tries = 0; ; tries += 1) {
    // One tab at a time, where the browser can see to that.
    const end = await (locks ? locks.request(waitingKey, () => sendAll(refusals)) : sendAll(refusals))
    if (end === 'sent' && refusals.length > 0) showToast('error', words.notAllMade, refusals.join(' '))
    else if (end === 'sent') showToast('success', words.upToDate)
    // Something may have begun to wait since.
    if (end !== 'no line' && !isHere(waiting()?.personId)) return
    await nextTry(tries)
  }
}

/** `not theirs`: nobody is signed in, or another person; the next sign-in asks again. */
async function sendAll(refusals: string[]): Promise<'sent' | 'nothing' | 'no line' | 'not theirs'> {
  const kept = waiting()
  if (!kept) return 'nothing'
  if (!navigator.onLine) return 'no line'
  // Another person may have signed in since, in another tab.
  tellMissing(await refreshCustomer())
  const { session, user } = await until((state) => state.session !== 'asking')
  if (session !== 'known') return 'no line'
  if (user && user._id !== kept.personId) keepWaiting(kept.personId, [])
  if (user?._id !== kept.personId) return 'not theirs'
  // What the server has, so that only what differs from it is sent.
  if (!(await refreshCart()) || !isHere(kept.personId)) return 'no line'
  adopt()
  for (const { productId, productName } of kept.changes) {
    if (!isHere(kept.personId)) return 'no line'
    // Sent by hand since, or wanted back.
    if (!waiting()?.changes.some((change) => change.productId === productId)) continue
    if (!(await bring(productId, { productName, refusals })) || !isHere(kept.personId)) return 'no line'
    forgetWaiting(productId)
  }
  // An add that had come through before counts once: the server knows the number.
  await refreshCart()
  return 'sent'
}

function isHere(personId: string | undefined): boolean {
  const { session, user } = customer()
  return session === 'known' && user !== null && user?._id === personId
}

function followOtherTab(): void {
  if (adopt() && navigator.onLine) void refreshCart()
  startSending()
}

/**
 * Takes over what is kept: from before a reload, or from another tab. Answers whether something waits no
 * more.
 */
function adopt(): boolean {
  const { user, changes } = customer()
  const theirs = waitingOf(user?._id)
  for (const { productId, quantity, adds } of theirs)
    if (changes.get(productId)?.inFlight === undefined) dispatch({ type: 'waits', productId, quantity, adds })
  const gone = [...changes].filter(
    ([id, { isWaiting, inFlight }]) =>
      isWaiting && inFlight === undefined && !theirs.some(({ productId }) => productId === id),
  )
  for (const [productId] of gone) dispatch({ type: 'dropped', productId })
  return gone.length > 0
}
