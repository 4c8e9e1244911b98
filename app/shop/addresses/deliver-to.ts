import { useSyncExternalStore } from 'react'

import { call } from '#app/client/call.ts'
import { nextTry } from '#app/client/connection.ts'
import { until } from '#app/client/store.ts'
import type { deliveryTo, myAddresses } from '#contract/addresses.ts'
import { noAnswer } from '#words/shop/addresses/no-answer/en.ts'

import type { DeliveryAnswer } from './delivery-words.ts'
import { keepPinCode, keptPinCode } from './kept-pin-code.ts'
import { startPlace } from './place.ts'

// Where this browser has goods brought, and on which day: one PIN code for all pages, asked for once. The
// day is the server's word. Pages are kept for everybody, so nothing of it is in what the server draws.

export interface DeliverTo {
  pinCode: string
  /** null as long as the server has not said anything of it. */
  answer: DeliveryAnswer | null
  /** Why there is no answer, in words; '' where there is one, or none yet. */
  failure: string
}

/** A browser's clock may be ahead of the server's: so long it waits at least before it asks again. */
const leastWaitMs = 60_000
/** A timer above 24.8 days fires at once; a promise that is known for a day is asked for again. */
const mostWaitMs = 24 * 60 * 60 * 1000

let state: DeliverTo | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** How often it was asked in vain, and what ends the pause before the next time. */
let tries = 0
let pause = new AbortController()
let begun: Promise<void> | undefined
/** How often a PIN code was forgotten: what was asked before it belongs to who has signed out. */
let forgotten = 0
const listeners = new Set<() => void>()

/** null: no PIN code is known, or not yet. */
export function useDeliverTo(): DeliverTo | null {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )
}

/** The same for what is no component: told now and with each change, until what it answers is called. */
export function followDeliverTo(tell: (to: DeliverTo | null) => void): () => void {
  const listener = () => tell(state)
  listener()
  return subscribe(listener)
}

/** Keeps a PIN code, as it is read, and asks what is known of delivery there. Answers what is known then. */
export async function chooseDeliverTo(pinCode: string): Promise<DeliverTo> {
  keepPinCode(pinCode)
  return ask(pinCode)
}

/** The same of an address that is chosen, where it is not the one that is known already. */
export function deliverToAddress({ pinCode }: { pinCode: string }): void {
  if (state?.pinCode !== pinCode) void chooseDeliverTo(pinCode)
}

/**
 * Takes up what was kept; and where nothing was, the address of who is signed in: what they chose last, or
 * their newest. Asked by every page, done once.
 */
export function beginDeliverTo(): Promise<void> {
  return (begun ??= begin())
}

async function begin(): Promise<void> {
  const kept = keptPinCode()
  if (/^\d{6}$/.test(kept)) return void (await ask(kept))
  const before = forgotten
  const { user } = await until(({ session }) => session === 'known')
  const pinCode = user && (await ofOwnAddresses())
  if (before !== forgotten) return
  // Somebody may have typed one meanwhile.
  if (pinCode && !state) await chooseDeliverTo(pinCode)
  // Somebody may sign in later on this page.
  else if (!user) void until((customer) => customer.user !== null).then(again)
}

/** Forgets the PIN code, as who signs out wants it, and begins anew. */
export function forgetDeliverTo(): void {
  forgotten += 1
  keepPinCode('')
  set(null)
  again()
}

function again(): void {
  begun = undefined
  void beginDeliverTo()
}

async function ofOwnAddresses(): Promise<string | null> {
  try {
    const answer = await call<typeof myAddresses>('GET', '/api/addresses')
    if (!answer.ok) return null
    const place = startPlace(answer.body.data)
    const chosen = place && 'addressId' in place ? place.addressId : answer.body.data[0]?._id
    return answer.body.data.find(({ _id }) => _id === chosen)?.pinCode ?? null
  } catch {
    return null
  }
}

async function ask(pinCode: string): Promise<DeliverTo> {
  if (state?.pinCode !== pinCode) set({ pinCode, answer: null, failure: '' })
  const told = await answerFor(pinCode)
  // The answer to an earlier question may come later.
  if (state?.pinCode === pinCode) set(told)
  return told
}

async function answerFor(pinCode: string): Promise<DeliverTo> {
  try {
    const answer = await call<typeof deliveryTo>('GET', `/api/delivery?pinCode=${pinCode}`)
    if (answer.ok) return { pinCode, answer: answer.body.data, failure: '' }
    return { pinCode, answer: null, failure: answer.body.message }
  } catch {
    return { pinCode, answer: null, failure: noAnswer }
  }
}

function set(next: DeliverTo | null): void {
  state = next
  for (const listener of listeners) listener()
  clearTimeout(timer)
  pause.abort()
  if (next?.failure === noAnswer) return void askWithTheLine(next.pinCode)
  if (next?.answer) tries = 0
  const waitMs = next && untilAskedAgain(next)
  if (next && waitMs !== null) timer = setTimeout(() => void ask(next.pinCode), waitMs)
}

/** Backoff: at once when the line is back, and else ever less often. */
async function askWithTheLine(pinCode: string): Promise<void> {
  const { signal } = (pause = new AbortController())
  await nextTry((tries += 1), signal)
  if (!signal.aborted) await ask(pinCode)
}

/** In ms: when the promise ends; null where nothing will change. */
function untilAskedAgain({ answer }: DeliverTo): number | null {
  if (!answer?.promised) return null
  const leftMs = new Date(answer.promised.until).getTime() - Date.now()
  return Math.min(Math.max(leftMs, leastWaitMs), mostWaitMs)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
