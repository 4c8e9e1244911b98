import { call } from '#app/client/call.ts'
import type { takeMoveBack } from '#contract/order-desk.ts'

/** Takes back the last move of an order; after its minute an administrator says why. */
export function takeBack(orderId: string, input: { event: number; reason?: string }, idempotencyKey: string) {
  return call<typeof takeMoveBack>('POST', `/api/orders/${orderId}/take-back`, input, idempotencyKey)
}

/** So long a toast offers it, in milliseconds: a little less than the server allows. */
export const undoMs = 55_000
