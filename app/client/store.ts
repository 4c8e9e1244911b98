import { useSyncExternalStore } from 'react'

import { customerAfter, nobodyYet } from './customer-state.ts'
import type { CustomerEvent, CustomerState } from './customer-state.ts'

let state = nobodyYet
const listeners = new Set<() => void>()

export function customer(): CustomerState {
  return state
}

/** Answers whether the event counted, or came too late. */
export function dispatch(event: CustomerEvent): boolean {
  const before = state
  state = customerAfter(before, event)
  for (const listener of listeners) listener()
  return state !== before
}

/** A part of the state, which must be the same object for as long as it has not changed. */
export function useCustomer<Part>(select: (state: CustomerState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(nobodyYet),
  )
}

/** The state, once something is true of it. */
export function until(isTrue: (state: CustomerState) => boolean): Promise<CustomerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isTrue(state)) return
      listeners.delete(look)
      resolve(state)
    }
    listeners.add(look)
    look()
  })
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
