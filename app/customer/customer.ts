import { useSyncExternalStore } from 'react'

import { call } from '#app/calls.ts'
import type { countCart } from '#contract/cart.ts'
import type { User, userDetails } from '#contract/customers.ts'

/**
 * Who is here, and how many lines the cart has. Kept in the browser alone: the pages that the server sends
 * are the same for everyone.
 */
export interface Customer {
  /** False until the server has been asked once. */
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

/** Who is here, once the server has been asked. */
export async function knownCustomer(): Promise<Customer> {
  if (!customer.isKnown) await (asking ?? refreshUser())
  return customer
}

/** Asks who is signed in. When the line is broken, what was known stays. */
function refreshUser(): Promise<void> {
  asking = askWhoIsHere()
  return asking
}

async function askWhoIsHere(): Promise<void> {
  try {
    const { body } = await call<typeof userDetails>('GET', '/api/user-details')
    change({ isKnown: true, user: ('data' in body && body.data) || null })
  } catch {
    change({ isKnown: true })
  }
}

/** Asks how many lines the cart has. */
export async function refreshCartCount(): Promise<void> {
  try {
    const { body } = await call<typeof countCart>('GET', '/api/countAddToCartProduct')
    change({ cartCount: ('data' in body && body.data?.count) || 0 })
  } catch {
    // The badge keeps its number until the next answer.
  }
}

/** How many lines the cart has, by those who know it without asking. */
export function showCartCount(cartCount: number): void {
  if (customer.cartCount !== cartCount) change({ cartCount })
}

export async function refreshCustomer(): Promise<void> {
  await Promise.all([refreshUser(), refreshCartCount()])
}

/** After a sign-out, or when the server no longer knows the session. */
export function forgetCustomer(): void {
  change({ isKnown: true, user: null, cartCount: 0 })
}
