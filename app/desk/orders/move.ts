import { call } from '#app/client/call.ts'
import type { moveOrder } from '#contract/order-desk.ts'

import type { OrderAction } from './action-words.ts'

export interface MoveInput {
  action: OrderAction
  note?: string
  /** In rupees, as it was typed. */
  cashTaken?: string
  /** Of what was taken or sent back by UPI, past the gateway. */
  upiReference?: string
  /** How all of it goes back by hand, where it is called off. */
  writeDown?: boolean
  way?: 'cash' | 'upi'
  /** For the desk alone. */
  ourNote?: string
  /** It was refunded at the gateway, and goes on all the same. */
  evenRefunded?: boolean
  /** How often its lines had been changed when they were looked at: others are not packed unseen. */
  version?: number
}

export function move(orderId: string, input: MoveInput, idempotencyKey: string) {
  return call<typeof moveOrder>('POST', `/api/orders/${orderId}/move`, input, idempotencyKey)
}
