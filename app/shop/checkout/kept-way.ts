import { keep, kept, wayKey } from '#app/client/kept.ts'

import type { OnlineWay } from './razorpay.ts'

/** How one pays: each is a row of the page. */
export type Way = OnlineWay | 'cash'

/** How somebody chose to pay here last; UPI where nobody has. */
export function keptWay(): Way {
  const { way } = (kept('localStorage', wayKey) ?? {}) as { way?: unknown }
  return way === 'card' || way === 'cash' ? way : 'upi'
}

export function keepWay(way: Way): void {
  keep('localStorage', wayKey, { way })
}
