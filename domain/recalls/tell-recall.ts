import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { queueMessage } from '#domain/phone-messages/queue-message.ts'

/** Tells somebody of a batch that was called back: by mail and on their telephone, once a person. */
export async function tellRecall(
  tx: Ctx,
  { batchId, personId, ...recall }: Events['batch_recalled'],
): Promise<void> {
  const cause = `${batchId} ${personId}`
  await queueMail(tx, personId, { kind: 'batch_recalled', cause, facts: recall })
  const [{ orderId, orderNumber } = { orderId: '', orderNumber: 0 }] = recall.orders
  const facts = { orderNumber, productName: recall.productName }
  await queueMessage(tx, personId, { kind: 'batch_recalled', cause, facts, orderId })
}
