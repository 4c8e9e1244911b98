import { and, eq } from 'drizzle-orm'

import { people, waitingRefunds } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import type { OrderMove } from '#domain/fulfilment/move-order.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { duties } from '#domain/ground/rules.ts'
import { changeInTransaction } from '#domain/order-edits/change-order.ts'
import type { AgreedChange } from '#domain/order-edits/change-order.ts'
import { packInTransaction } from '#domain/packing/pack-order.ts'
import type { PackedOrder } from '#domain/packing/pack-order.ts'
import { giveBack } from '#domain/payments/give-back.ts'
import type { RefundByHand } from '#domain/payments/give-back.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { decide } from '#domain/returns/decide-return.ts'
import type { ReturnDecision } from '#domain/returns/decide-return.ts'

export interface RefundAnswer {
  orderId: string
  refundId: string
  isAllowed: boolean
  /** Why it is refused. At most 500 characters. */
  answer?: string | undefined
  /** Of what goes back by UPI and was asked for before it was sent: the reference of what was sent. */
  upiReference?: string | undefined
}

type Waiting = typeof waitingRefunds.$inferSelect

/**
 * A second administrator allows what waits, and it is done as it was asked, by who asked; or refuses it, and
 * nothing is. Who asked may take it back. Of two who answer at once the second is told that it is answered.
 * What the order would not bear any more is refused as its command refuses it, and goes on waiting.
 * @throws not_signed_in, forbidden, not_found, refund_answered, own_refund, refund_changed, invalid_input,
 *   key_reused, and what the command throws
 */
export async function answerWaitingRefund(
  ctx: Ctx,
  given: RefundAnswer,
  idempotencyKey?: string,
): Promise<void> {
  admin(ctx)
  const repeatable = { key: idempotencyKey, request: ['answer refund', given] }
  const { paymentIds } = await once(ctx, repeatable, (tx) => answer(tx, given))
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/** Locks what waits before all that its command locks; nobody else locks it beside them. */
async function answer(tx: Ctx, given: RefundAnswer): Promise<{ paymentIds: string[] }> {
  const { orderId, refundId, isAllowed, answer: why } = given
  const { id: answeredBy } = admin(tx)
  const isIt = and(eq(waitingRefunds.id, refundId), eq(waitingRefunds.orderId, orderId))
  const [waiting] = await tx.db.select().from(waitingRefunds).where(isIt).for('update')
  if (!waiting) throw new DomainError('not_found', { what: 'refund' })
  if (waiting.answeredAt) throw new DomainError('refund_answered', { isAllowed: waiting.isAllowed === true })
  const isOwn = waiting.askedBy === answeredBy
  if (isOwn && isAllowed) throw new DomainError('own_refund', {})
  if (!isOwn && !isAllowed && why === undefined)
    throw new DomainError('invalid_input', { fields: { answer: { problem: 'missing' } } })
  const paymentIds = isAllowed ? await carryOut(tx, waiting, given.upiReference) : []
  const { amountPaise } = waiting
  await tx.db
    .update(waitingRefunds)
    .set({ isAllowed, answeredBy, answeredAt: tx.now(), answer: why ?? null })
    .where(isIt)
  await writeAudit(tx, {
    action: isAllowed ? 'refund_allowed' : 'refund_not_allowed',
    objectId: orderId,
    before: null,
    after: { amountPaise, note: why ?? null },
  })
  await happened(tx, 'refund_answered', { id: refundId, orderId, amountPaise, isAllowed })
  tx.log.info({ orderId, amountPaise, isAllowed, actorId: answeredBy }, 'waiting refund answered')
  return { paymentIds }
}

/** As who asked, with the rights that they have now. Answers the payments that money goes back from. */
async function carryOut(tx: Ctx, waiting: Waiting, upiReference: string | undefined): Promise<string[]> {
  const { askedBy, amountPaise, request } = waiting
  const as: Ctx = { ...tx, actor: await actorOf(tx, askedBy), allowedPaise: amountPaise }
  const sent = upiReference === undefined ? {} : { upiReference }
  // Each was kept by the command of its kind, with that command's input.
  if (request.kind === 'change') {
    const { paymentIds } = await changeInTransaction(as, request.input as AgreedChange)
    return paymentIds
  }
  if (request.kind === 'pack') return (await packInTransaction(as, request.input as PackedOrder)).paymentIds
  if (request.kind === 'move')
    return (await moveInTransaction(as, { ...(request.input as OrderMove), ...sent })).paymentIds
  admin(as)
  if (request.kind === 'refund') return giveBack(as, { ...(request.input as RefundByHand), ...sent })
  const decision = request.input as ReturnDecision
  const outcome = decision.outcome.is === 'money' ? { ...decision.outcome, ...sent } : decision.outcome
  return (await decide(as, { ...decision, outcome })).paymentIds
}

async function actorOf({ db }: Ctx, personId: string): Promise<NonNullable<Ctx['actor']>> {
  const [person] = await db.select().from(people).where(eq(people.id, personId))
  const { id, name, email, role, duties: theirs } = person!
  return {
    id,
    name,
    email: email ?? '',
    role,
    duties: duties.filter((duty) => theirs.includes(duty)),
    sessionId: '',
  }
}
