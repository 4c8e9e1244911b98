import { useSyncExternalStore } from 'react'

import type { countCart } from '#contract/cart.ts'
import type { User, userDetails } from '#contract/customers.ts'

import { call } from './call.ts'

/**
 * Who is here, and how many lines the cart has. Kept in the browser alone: the pages that the server sends
 * are the same for everyone.
 */
export interface Customer {
  /** False until the server has said who is here: nobody is then not known to be a guest. */
  isKnown: boolean
  user: User | null
  cartCount: number
}

const unknown: Customer = { isKnown: false, user: null, cartCount: 0 }

let customer = unknown
const listeners = new Set<() => void>()

function change(part: Partial<Customer>): void {
  customer = { ...customer, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells of every change, and at once how things stand now. */
export function onCustomerChange(listener: (now: Customer) => void): void {
  listeners.add(() => listener(customer))
  listener(customer)
}

export function useCustomer(): Customer {
  return useSyncExternalStore(
    subscribe,
    () => customer,
    () => unknown,
  )
}

let asking: Promise<void> | null = null

/** Who is here, once the server has been asked. Where it could not say, whoever asks next asks it again. */
export async function knownCustomer(): Promise<Customer> {
  if (!customer.isKnown) await (asking ?? refreshUser())
  return customer
}

function refreshUser(): Promise<void> {
  asking = askWhoIsHere()
  return asking
}

async function askWhoIsHere(): Promise<void> {
  try {
    const { ok, status, body } = await call<typeof userDetails>('GET', '/api/user-details')
    if (ok || status === 401) return change({ isKnown: true, user: ('data' in body && body.data) || null })
  } catch {
    // The line broke: nobody knows.
  }
  asking = null
}

/** Asks how many lines the cart has. */
export async function refreshCartCount(): Promise<void> {
  try {
    const { ok, status, body } = await call<typeof countCart>('GET', '/api/countAddToCartProduct')
    if (ok || status === 401) change({ cartCount: ('data' in body && body.data?.count) || 0 })
  } catch {
    // The badge keeps its number until the next answer.
  }
}

/** How many lines the cart has, by those who know it without asking. */
export function showCartCount(cartCount: number): void {
  if (customer.cartCount !== cartCount) change({ cartCount })
}

/** Asks anew who is here, as after a sign-in. */
export async function refreshCustomer(): Promise<void> {
  change({ isKnown: false })
  await Promise.all([refreshUser(), refreshCartCount()])
}

/** After a sign-out, or when the server no longer knows the session. */
export function forgetCustomer(): void {
  change({ isKnown: true, user: null, cartCount: 0 })
}
