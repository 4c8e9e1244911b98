import { sign } from '#integrations/razorpay/signature.ts'

import type { Book, OrderRow, PaymentRow, RefundRow } from './book.ts'
import { orderEntity, paymentEntity, refundEntity, unixSeconds } from './entities.ts'
import { accountId, newId } from './ids.ts'
import type { SandboxWebhookMode } from './schema.ts'
import { sandboxDeliveries } from './schema.ts'

export type SandboxEvent =
  | { event: 'payment.authorized' | 'payment.captured' | 'payment.failed'; payment: PaymentRow }
  | { event: 'order.paid'; payment: PaymentRow; order: OrderRow }
  | { event: 'refund.created' | 'refund.processed' | 'refund.failed'; refund: RefundRow; payment: PaymentRow }

/** Writes the webhooks that tell of a change, in the transaction of that change. */
export async function announce(
  book: Book,
  mode: SandboxWebhookMode,
  ...events: SandboxEvent[]
): Promise<void> {
  if (mode === 'none') return
  const deliveries = events.map((event) => delivery(book, mode, event))
  await book.db.insert(sandboxDeliveries).values(mode === 'duplicate' ? twice(deliveries) : deliveries)
}

function delivery(book: Book, mode: SandboxWebhookMode, event: SandboxEvent) {
  const createdAt = book.now()
  const payload = payloadOf(event)
  const body = JSON.stringify({
    entity: 'event',
    account_id: accountId(book.keyId),
    event: event.event,
    contains: Object.keys(payload),
    payload,
    created_at: unixSeconds(createdAt),
  })
  return {
    eventId: newId('evt'),
    event: event.event,
    body,
    signature: sign(book.webhookSecret, body),
    createdAt,
    dueAt: mode === 'late' ? new Date(createdAt.getTime() + book.lateWebhookMs) : createdAt,
  }
}

/** The entities as they stand at this moment: a webhook is a snapshot, however late it arrives. */
function payloadOf(event: SandboxEvent): Record<string, { entity: object }> {
  const payment = { entity: paymentEntity(event.payment) }
  if ('refund' in event) return { refund: { entity: refundEntity(event.refund) }, payment }
  if ('order' in event) return { payment, order: { entity: orderEntity(event.order) } }
  return { payment }
}

function twice<Item>(items: Item[]): Item[] {
  return items.flatMap((item) => [item, item])
}
