/** When buyers were told that their order is paid: the heartbeat of the shop. */
import { expect, vi } from 'vitest'

import type { Said } from '../faults/checker/ending.ts'

export interface Acknowledged {
  /** The ids of the orders that somebody was told of. */
  orders: ReadonlySet<string>
  hears: (said: Said) => void
  /** Settles when ten more orders were acknowledged after `since`. */
  goesOn(since: number): Promise<void>
  /** When the longest time without one was over, of those since then; both of `performance.now()`. */
  pauseEnded(since: number): number
  /** The first one after `since`. */
  next(since: number): number
}

export function acknowledged(): Acknowledged {
  const times: number[] = []
  const orders = new Set<string>()
  const after = (since: number) => times.filter((at) => at > since)
  return {
    orders,
    hears(said) {
      if (said.saw !== 'that it is paid' || said.orderId === null) return
      times.push(performance.now())
      orders.add(said.orderId)
    },
    async goesOn(since) {
      await vi.waitFor(() => expect(after(since).length, 'orders since').toBeGreaterThan(10), {
        timeout: 90_000,
        interval: 20,
      })
    },
    pauseEnded(since) {
      const all = [since, ...after(since)]
      const pauses = all.slice(1).map((at, n) => ({ at, ms: at - all[n]! }))
      return pauses.toSorted((a, b) => b.ms - a.ms)[0]?.at ?? NaN
    },
    next: (since) => after(since)[0] ?? NaN,
  }
}
