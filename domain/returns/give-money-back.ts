import { asc, eq } from 'drizzle-orm'

import { orders, payments, returnLines } from '#db/schema/index.ts'
import type { returns } from '#db/schema/index.ts'
import { depositOfPieces, enterWithGoods } from '#domain/deposits/charge.ts'
import { depositKeptPaise } from '#domain/deposits/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { leftPaiseByHand, enterHandedBack } from '#domain/payments/give-back.ts'
import { requestRefund } from '#domain/payments/refunds.ts'
import { canGiveBack } from '#domain/payments/rules.ts'
import { refuseToWait } from '#domain/payments/waiting-refund.ts'

/**
 * Money for a return: what was paid online goes back to where it came from, payment by payment; the rest is
 * taken off what is owed for it, and then handed back in cash or by UPI, as far as it was paid so. The
 * deposit of the pieces is the first part of it.
 * @throws bad_refund with what is left of both, invalid_input, refund_waits
 */
export async function giveMoneyBack(
  tx: Ctx,
  { id: returnId, orderId }: typeof returns.$inferSelect,
  { amountPaise, upiReference, answer }: { amountPaise: number; upiReference?: string; answer: string },
): Promise<string[]> {
  const lines = await tx.db.select().from(returnLines).where(eq(returnLines.returnId, returnId))
  const paid = await tx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
    .for('update')
  const leftOnline = paid.map((payment) => payment.amountPaise - payment.refundedPaise)
  const byHandPaise = await leftPaiseByHand(tx, orderId)
  const leftPaise = byHandPaise + leftOnline.reduce((total, left) => total + left, 0)
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0 || amountPaise > leftPaise)
    throw new DomainError('bad_refund', { leftPaise })
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId))
  const empties = await depositOfPieces(tx, order!, lines, amountPaise)
  const emptiesPaise = empties.reduce((sum, { pieces, eachPaise }) => sum + pieces * eachPaise, 0)
  const keptPaise = (await depositKeptPaise(tx, order!)) - emptiesPaise
  if (amountPaise > leftPaise - keptPaise)
    throw new DomainError('bad_refund', { leftPaise: Math.max(0, leftPaise - keptPaise) })
  await refuseToWait(tx, { orderId, amountPaise })
  await enterWithGoods(tx, { orderId, cause: returnId, empties })
  let dueBack = amountPaise
  const paymentIds: string[] = []
  for (const [place, { id: paymentId }] of paid.entries()) {
    const left = leftOnline[place] ?? 0
    const part = Math.min(dueBack, left)
    if (part === 0) continue
    if (!canGiveBack(part, left)) throw new DomainError('bad_refund', { leftPaise })
    dueBack -= part
    paymentIds.push(paymentId)
    await requestRefund(tx, {
      orderId,
      paymentId,
      amountPaise: part,
      reason: 'returned',
      note: answer,
      lines: lines.map(({ position, quantity }) => ({ position, quantity })),
      actorId: tx.actor?.id ?? null,
    })
  }
  if (dueBack > 0 || upiReference !== undefined) {
    const back = { orderId, amountPaise: dueBack, cause: returnId, note: answer, upiReference }
    await enterHandedBack(tx, back)
  }
  await happened(tx, 'money_goes_back', { orderId, reason: answer, pieces: lines })
  return paymentIds
}
