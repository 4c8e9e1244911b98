import { showToast } from '#app/ui/toast.tsx'
import type { guestOrders } from '#contract/guests.ts'
import * as words from '#words/client/bought-cart/en.ts'

import { call } from './call.ts'
import { keptGuest } from './guest-key.ts'

/**
 * Whether the guest's cart of this key has become an order of which this browser has not heard, as where the
 * tab was closed before the answer came. Then it is told.
 */
export async function toldIfBought(key: string): Promise<boolean> {
  if (!keptGuest()?.isKnown) return false
  const answer = await call<typeof guestOrders>('GET', '/api/guest')
  const isBought = answer.ok && answer.body.boughtCart === key
  if (isBought) showToast('info', words.ordered, words.findIt)
  return isBought
}
