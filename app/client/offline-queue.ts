import { showToast } from '#app/ui/toast.tsx'

import { newKey } from './call.ts'
import { bringQuietly } from './cart.ts'
import { quantityShown } from './customer-state.ts'
import { forgetKept, isKept, waitingKey } from './kept.ts'
import { refreshCart, refreshCustomer } from './session.ts'
import { customer, dispatch, subscribe } from './store.ts'

// Changes of a person's cart while the browser is offline: kept, and sent in their order when it is online.

/** The last that is wanted of a product: its quantity, 0 to take it out; an add has its key as well. */
interface WaitingChange {
  productId: string
  productName: string
  quantity: number
  /** One more than `before`, under this idempotency key. */
  isAdd: boolean
  key: string
  /** How many the cart had as it was wanted. */
  before: number
}

interface Waiting {
  version: 1
  /** Whose cart it is. */
  personId: string
  changes: WaitingChange[]
}

/** A browser may say that it is online before a call gets through, in milliseconds. */
const tryAgainAfter = 5000

/** Called once, when the page is idle. */
export function begin(): void {
  window.addEventListener('online', () => void send())
  let personId = customer().user?._id
  // Somebody signs in, the same person or another one.
  subscribe(() => {
    const { user } = customer()
    if (user?._id === personId) return
    personId = user?._id
    if (user) void send()
  })
  if (isKept(waitingKey)) void send()
}

/** Keeps a change that cannot be sent now. */
export function wait(change: WaitingChange): void {
  const personId = customer().user?._id ?? ''
  const before = waiting()
  const others = before?.personId === personId ? before.changes : []
  const line = others.find(({ productId }) => productId === change.productId)
  const productName = change.productName || line?.productName || nameOf(change.productId)
  dispatch({ type: 'waits', productId: change.productId, key: change.key })
  keep({
    version: 1,
    personId,
    changes: [...others.filter((each) => each !== line), { ...change, productName }],
  })
  showToast('info', 'Saved on this phone. It is sent when the line is back.')
}

/** It is wanted again as the server has it. */
export function forget(productId: string): void {
  const kept = waiting()
  if (kept) keep({ ...kept, changes: kept.changes.filter((change) => change.productId !== productId) })
}

function nameOf(productId: string): string {
  return customer().lines?.find((line) => line.productId._id === productId)?.productId.productName ?? ''
}

function keep(next: Waiting): void {
  try {
    if (next.changes.length === 0) localStorage.removeItem(waitingKey)
    else localStorage.setItem(waitingKey, JSON.stringify(next))
  } catch {
    // Then it waits in this tab alone.
  }
}

/** What is kept; null where there is nothing, or what we have not written. */
function waiting(): Waiting | null {
  try {
    const { version, personId, changes } = JSON.parse(
      localStorage.getItem(waitingKey) ?? '',
    ) as Partial<Waiting>
    if (version !== 1 || typeof personId !== 'string' || !Array.isArray(changes)) return null
    return changes.every(isChange) ? { version, personId, changes } : null
  } catch {
    return null
  }
}

function isChange(change: unknown): change is WaitingChange {
  const { productId, productName, quantity, before, key } = (change ?? {}) as Partial<Record<string, unknown>>
  return (
    [productId, productName, key].every((text) => typeof text === 'string') &&
    [quantity, before].every((count) => Number.isInteger(count))
  )
}

/** One tab at a time, where the browser can see to that; a change that two send counts once all the same. */
async function send(): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  await (locks ? locks.request(waitingKey, sendAll) : sendAll())
}

async function sendAll(): Promise<void> {
  const kept = waiting()
  if (!kept || !navigator.onLine) return
  // Asked anew: another person may have signed in meanwhile, in another tab.
  await refreshCustomer()
  const { user } = customer()
  if (!user) return void setTimeout(() => void send(), tryAgainAfter)
  if (user._id !== kept.personId) return forgetKept(waitingKey)
  // What the server has, so that only what differs from it is sent.
  if (!(await refreshCart())) return void setTimeout(() => void send(), tryAgainAfter)
  const refusals: string[] = []
  for (const { productId, productName, quantity, before, ...add } of kept.changes) {
    if (!customer().changes.get(productId)?.isWaiting) {
      // From before a reload, or from another tab.
      const isAsThen = quantityShown(customer(), productId) === before
      dispatch({ type: 'wanted', productId, quantity, isAdd: add.isAdd && isAsThen })
      dispatch({ type: 'waits', productId, key: isAsThen ? add.key : newKey() })
    }
    const messages = await bringQuietly(productId)
    // The line is gone again, or the session has ended: it waits on.
    if (!navigator.onLine || customer().user?._id !== kept.personId) return
    refusals.push(...messages.map((message) => named(message, productName)))
    forget(productId)
  }
  if (refusals.length > 0) showToast('error', 'Not all changes could be made.', refusals.join(' '))
  else showToast('success', 'Your cart is up to date.')
}

function named(message: string, productName: string): string {
  return message.includes(productName) ? message : `${productName}: ${message}`
}
