import { keep, kept, wayKey } from '#app/client/kept.ts'
import { missingWishes } from '#domain/orders/rules.ts'
import type { MissingWish } from '#domain/orders/rules.ts'

import type { OnlineWay } from './razorpay.ts'

/** How one pays: each is a row of the page. */
export type Way = OnlineWay | 'cash' | Account

/** What the shop keeps of somebody, and they pay from. */
export type Account = 'receivable' | 'wallet'

const ways: Way[] = ['card', 'cash', 'receivable', 'wallet']

/** How somebody chose to pay here last; UPI where nobody has. */
export function keptWay(): Way {
  const { way } = keptChoices()
  return ways.find((one) => one === way) ?? 'upi'
}

export function keepWay(way: Way): void {
  keep('localStorage', wayKey, { ...keptChoices(), way })
}

/** What they wanted last where something is missing; the money back where nobody has said it. */
export function keptWish(): MissingWish {
  const { ifMissing } = keptChoices()
  return missingWishes.find((wish) => wish === ifMissing) ?? 'refund'
}

export function keepWish(ifMissing: MissingWish): void {
  keep('localStorage', wayKey, { ...keptChoices(), ifMissing })
}

function keptChoices(): { way?: unknown; ifMissing?: unknown } {
  return kept('localStorage', wayKey) ?? {}
}
