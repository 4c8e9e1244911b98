import { and, eq } from 'drizzle-orm'

import { orders, returns, stockEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { gramsLabel, withPack } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { orWaits } from '#domain/payments/waiting-refund.ts'
import { gramsOf } from '#domain/pricing/weighing/rules.ts'

import { giveMoneyBack } from './give-money-back.ts'
import { linesOfReturn } from './lines-of-return.ts'
import { sendAgain } from './send-again.ts'

export interface ReturnDecision {
  returnId: string
  /**
   * money: so many paise go back; what of it came to the shop's own UPI id is sent back with this reference.
   * replacement: the goods are sent once more.
   */
  outcome:
    | { is: 'refused' }
    | { is: 'money'; amountPaise: number; upiReference?: string }
    | { is: 'replacement' }
  /** The goods are here and as good as new: they come back onto the shelf. */
  isRestocked?: boolean | undefined
  /** What the customer is told. At most 500 characters. */
  answer: string
}

type Return = typeof returns.$inferSelect

/**
 * Decides a return, once: with money back, with an order of ₹0.00 that brings the goods once more, or not at
 * all. Answers the order that it is of.
 * @throws not_signed_in, forbidden, not_found, return_decided, order_moved, invalid_input, bad_refund,
 *   out_of_stock, upi_reference_used, key_reused, refund_waits, refund_waits_already, only_administrator
 */
export async function decideReturn(
  ctx: Ctx,
  decision: ReturnDecision,
  idempotencyKey?: string,
): Promise<{ orderId: string }> {
  admin(ctx)
  const repeatable = { key: idempotencyKey, request: ['decide return', decision] }
  const asked = { request: { kind: 'return', input: decision } as const, note: decision.answer }
  const { orderId, paymentIds } = await orWaits(ctx, asked, () =>
    once(ctx, repeatable, (tx) => decide(tx, decision)),
  )
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
  return { orderId }
}

/** Locks in the order that `settle` names: order, products, payments. */
export async function decide(
  tx: Ctx,
  { returnId, outcome, isRestocked, answer }: ReturnDecision,
): Promise<{ orderId: string; paymentIds: string[] }> {
  const [asked] = await tx.db.select().from(returns).where(eq(returns.id, returnId)).for('update')
  if (!asked) throw new DomainError('not_found', { what: 'return' })
  if (asked.status !== 'asked') throw new DomainError('return_decided', { status: asked.status })
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, asked.orderId)).for('no key update')
  refuseOutcome(order!, { outcome, isRestocked })
  if (isRestocked) await restock(tx, asked)
  const replacementOrderId = outcome.is === 'replacement' ? await sendAgain(tx, asked) : null
  const amountPaise = outcome.is === 'money' ? outcome.amountPaise : null
  const paymentIds = outcome.is === 'money' ? await giveMoneyBack(tx, asked, { ...outcome, answer }) : []
  const status = outcome.is === 'refused' ? 'refused' : 'agreed'
  await tx.db
    .update(returns)
    .set({
      status,
      answer,
      amountPaise,
      replacementOrderId,
      decidedBy: tx.actor?.id ?? null,
      decidedAt: tx.now(),
    })
    .where(eq(returns.id, returnId))
  const goods = await linesOfReturn(tx, returnId)
  await happened(tx, 'return_answered', {
    returnId,
    personId: order!.personId,
    orderId: asked.orderId,
    orderNumber: order!.number,
    outcome: outcome.is,
    goods: goods.map((line) => ({
      name: withPack(line.productName, line),
      ...(line.isByWeight && { amount: gramsLabel(gramsOf(line)) }),
      quantity: line.quantity,
    })),
    answer,
    amountPaise,
    replacementOrderId,
  })
  await writeAudit(tx, {
    action: 'return_decided',
    objectId: asked.orderId,
    before: { returnStatus: asked.status },
    after: { returnStatus: status, amountPaise, replacementOrderId, isRestocked: isRestocked ?? false },
  })
  tx.log.info({ returnId, orderId: asked.orderId, outcome, actorId: tx.actor?.id }, 'return decided')
  return { orderId: asked.orderId, paymentIds }
}

/**
 * Where all of the order's money went back nothing more is owed for its goods; and goods that are refused
 * stay with their customer, who may ask for them again. @throws order_moved, invalid_input
 */
function refuseOutcome(
  { id, status }: typeof orders.$inferSelect,
  { outcome, isRestocked }: Pick<ReturnDecision, 'outcome' | 'isRestocked'>,
): void {
  if (outcome.is !== 'refused') {
    if (status !== 'delivered') throw new DomainError('order_moved', { orderId: id, status })
  } else if (isRestocked)
    throw new DomainError('invalid_input', { fields: { restock: { problem: 'unexpected' } } })
}

/** Once: a return whose replacement was cancelled is decided anew, and its pieces may be there already. */
async function restock(tx: Ctx, { id: returnId }: Return): Promise<void> {
  const isOfReturn = and(eq(stockEntries.why, 'return'), eq(stockEntries.cause, returnId))
  if ((await tx.db.$count(stockEntries, isOfReturn)) > 0) return
  const lines = await linesOfReturn(tx, returnId)
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  const changes = lines.map(({ productId, quantity }) => ({ productId, change: quantity }))
  await changeStock(tx, { why: 'return', returnId }, changes)
}
