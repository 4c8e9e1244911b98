import { showToast } from '#app/ui/toast.tsx'

import { newKey } from './call.ts'
import { bringWaiting } from './cart.ts'
import { nextTry } from './connection.ts'
import type { nextCall } from './customer-state.ts'
import { forgetKept, isKept, waitingKey } from './kept.ts'
import type { Press } from './presses.ts'
import { refreshCart, refreshCustomer, tellMissing } from './session.ts'
import { customer, dispatch, subscribe, until } from './store.ts'

// Changes of a person's cart while the browser is offline: kept, and sent in their order when it is online.

/** The last that is wanted of a product. */
interface WaitingChange {
  productId: string
  productName: string
  /** How many, 0 to take it out. */
  quantity: number
  /** Where only 'Add to Cart' was pressed: the key of each press, on top of what the cart has by then. */
  adds: readonly string[]
}

interface Waiting {
  version: 2
  /** Whose cart it is. */
  personId: string
  changes: WaitingChange[]
}

/** What waits, where the browser keeps nothing for this site: then it waits in this tab alone. */
let unkept: Waiting | null = null

/** Called once, when the page is idle. */
export function begin(): void {
  let personId = customer().user?._id
  // Somebody signs in, the same person or another one.
  subscribe(() => {
    const { user } = customer()
    if (user?._id === personId) return
    personId = user?._id
    if (user) start()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === waitingKey || key === null) followOtherTab()
  })
  start()
}

/** Keeps a change that cannot be sent now. */
export function wait(
  productId: string,
  name: string | undefined,
  { wanted, confirmed, isAdd, key, adds = [] }: NonNullable<ReturnType<typeof nextCall>>,
  tell: typeof showToast,
): void {
  const personId = customer().user?._id ?? ''
  const before = waiting()
  const others = before?.personId === personId ? before.changes : []
  const line = others.find((change) => change.productId === productId)
  const more = wanted - confirmed
  // The key of an add whose answer was lost is the first one.
  const isAdded = adds.length > 0 || (isAdd && (key !== undefined || more === 1))
  const keys = adds.length > 0 || key === undefined ? adds : [key]
  const change = {
    productId,
    productName: name ?? line?.productName ?? '',
    quantity: wanted,
    adds: isAdded ? Array.from({ length: more }, (_, place) => keys[place] ?? newKey()) : [],
  }
  dispatch({ type: 'waits', ...change })
  keep({ version: 2, personId, changes: [...others.filter((each) => each !== line), change] })
  tell('info', 'Saved on this phone. It is sent when the line is back.')
  start()
}

/** Takes over adds that were pressed on another page: they go on top of what the person's cart has. */
export function takeOver(personId: string, presses: readonly Press[]): void {
  const before = waiting()
  const changes = new Map(
    before?.personId === personId ? before.changes.map((change) => [change.productId, change]) : [],
  )
  for (const { key, productId, productName } of presses) {
    const kept = changes.get(productId)
    const { quantity, adds } = kept ?? { quantity: 0, adds: [] }
    // One more than a quantity that was chosen is a chosen quantity, too.
    const isChosen = kept !== undefined && adds.length === 0
    const change = { productId, productName, quantity: quantity + 1, adds: isChosen ? [] : [...adds, key] }
    changes.set(productId, change)
    dispatch({ type: 'waits', ...change })
  }
  keep({ version: 2, personId, changes: [...changes.values()] })
  start()
}

/** It was sent, or it is wanted again as the server has it. */
export function forget(productId: string): void {
  const kept = waiting()
  if (kept?.changes.some((change) => change.productId === productId))
    keep({ ...kept, changes: kept.changes.filter((change) => change.productId !== productId) })
}

function keep(next: Waiting): void {
  try {
    if (next.changes.length === 0) forgetKept(waitingKey)
    else localStorage.setItem(waitingKey, JSON.stringify(next))
    unkept = null
  } catch {
    unkept = next
  }
}

/** What is kept; null where there is nothing, or what we have not written. */
function waiting(): Waiting | null {
  if (unkept) return unkept.changes.length > 0 ? unkept : null
  try {
    const { version, personId, changes } = JSON.parse(
      localStorage.getItem(waitingKey) ?? '',
    ) as Partial<Waiting>
    if (version !== 2 || typeof personId !== 'string' || !Array.isArray(changes)) return null
    return changes.every(isChange) ? { version, personId, changes } : null
  } catch {
    return null
  }
}

function isChange(change: unknown): change is WaitingChange {
  const { productId, productName, quantity, adds } = (change ?? {}) as Partial<Record<string, unknown>>
  return (
    [productId, productName].every((text) => typeof text === 'string') &&
    Number.isInteger(quantity) &&
    Array.isArray(adds) &&
    adds.every((key) => typeof key === 'string')
  )
}

let sending: Promise<void> | undefined

/** Sends what waits, as soon as there is a line. One chain of tries at most in a tab. */
function start(): void {
  if (!isKept(waitingKey) && !unkept) return
  sending ??= untilSent().finally(() => (sending = undefined))
}

async function untilSent(): Promise<void> {
  const refusals: string[] = []
  const locks = navigator.locks as LockManager | undefined
  for (let tries = 0; ; tries += 1) {
    // One tab at a time, where the browser can see to that.
    const end = await (locks ? locks.request(waitingKey, () => sendAll(refusals)) : sendAll(refusals))
    if (end === 'sent' && refusals.length > 0)
      showToast('error', 'Not all changes could be made.', refusals.join(' '))
    else if (end === 'sent') showToast('success', 'Your cart is up to date.')
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
  if (user && user._id !== kept.personId) {
    keep({ ...kept, changes: [] })
    return 'not theirs'
  }
  if (!user) return 'not theirs'
  // What the server has, so that only what differs from it is sent.
  if (!(await refreshCart()) || !isHere(kept.personId)) return 'no line'
  adopt()
  for (const { productId, productName } of kept.changes) {
    if (!isHere(kept.personId)) return 'no line'
    // Sent by hand since, or wanted back.
    if (!waiting()?.changes.some((change) => change.productId === productId)) continue
    const messages = await bringWaiting(productId)
    if (!messages || !isHere(kept.personId)) return 'no line'
    refusals.push(...messages.map((message) => named(message, productName)))
    forget(productId)
  }
  // An add that had come through before counts once: the server knows the number.
  await refreshCart()
  return 'sent'
}

function isHere(personId: string | undefined): boolean {
  const { session, user } = customer()
  return session === 'known' && user !== null && user?._id === personId
}

function named(message: string, productName: string): string {
  return message.includes(productName) ? message : `${productName}: ${message}`
}

function followOtherTab(): void {
  if (adopt() && navigator.onLine) void refreshCart()
  start()
}

/**
 * Takes over what is kept: from before a reload, or from another tab. Answers whether something waits no
 * more.
 */
function adopt(): boolean {
  const { user, changes } = customer()
  const kept = waiting()
  const theirs = kept && kept.personId === user?._id ? kept.changes : []
  for (const { productId, quantity, adds } of theirs)
    if (changes.get(productId)?.inFlight === undefined) dispatch({ type: 'waits', productId, quantity, adds })
  const gone = [...changes].filter(
    ([id, { isWaiting }]) => isWaiting && !theirs.some(({ productId }) => productId === id),
  )
  for (const [productId] of gone) dispatch({ type: 'waits no more', productId })
  return gone.length > 0
}
