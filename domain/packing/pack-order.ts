import { desc, eq } from 'drizzle-orm'

import { orderEdits, packings } from '#db/schema/index.ts'
import { withContents } from '#domain/boxes/rules.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { lockProducts } from '#domain/inventory/lock-stock.ts'
import { refuseMissing } from '#domain/order-edits/refuse-missing.ts'
import { lockToEdit, writeEdit } from '#domain/order-edits/write-edit.ts'
import { lastEventOf } from '#domain/orders/last-event.ts'
import { packedNote } from '#domain/orders/rules.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { orWaits } from '#domain/payments/waiting-refund.ts'
import { stepPaise } from '#domain/pricing/weighing/rules.ts'

import { answersOf } from './answers-of.ts'
import type { AnsweredLine } from './answers-of.ts'
import { ownPacking, refuseNotToPack } from './open-packing.ts'
import { planPacked } from './plan-packed.ts'
import { takeOffGifts, takeOffMissing } from './take-off-missing.ts'
import { writeBatches } from './write-batches.ts'

export interface PackedOrder {
  orderId: string
  /** How often its lines had been changed when they were looked at. */
  version: number
}

/**
 * Packs an order as it was answered, once under one idempotency key, in one transaction: what is missing
 * comes off it and what goes instead is added, the difference is one refund or makes less due, what was not
 * there leaves the stock, its batches are written down, and it moves to Packed.
 * @throws not_signed_in, forbidden, not_found, order_moved, needs_address, order_changed, packing_over,
 *   packing_began, lines_unanswered, nothing_to_pack, replacement_stays, batch_not_open, out_of_stock,
 *   no_longer_sold, no_price, bad_refund, refunded_at_gateway, call_off_waits, refund_waits,
 *   refund_waits_already, only_administrator, key_reused
 */
export async function packOrder(ctx: Ctx, order: PackedOrder, idempotencyKey?: string): Promise<void> {
  onDuty(ctx, 'packs')
  const repeatable = { key: idempotencyKey, request: ['pack order', order] }
  const asked = { request: { kind: 'pack', input: order } as const, note: undefined }
  const { paymentIds } = await orWaits(ctx, asked, () =>
    once(ctx, repeatable, (tx) => packInTransaction(tx, order)),
  )
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/**
 * Locks in the order that `settle` names: person, payment orders, order, products, payments. Answers the
 * payments that money goes back from.
 */
export async function packInTransaction(
  tx: Ctx,
  { orderId, version }: PackedOrder,
): Promise<{ paymentIds: string[] }> {
  const order = refuseNotToPack(await lockToEdit(tx, orderId))
  if (order.version !== version)
    throw new DomainError('order_changed', {
      orderId,
      version: order.version,
      totalPaise: order.totalPaise,
    })
  const packing = await ownPacking(tx, orderId)
  const lines = await answersOf(tx, { orderId, packingId: packing.id })
  const unanswered = lines.filter(({ answer }) => answer === null)
  if (unanswered.length > 0) throw new DomainError('lines_unanswered', { lines: unanswered.length })
  if (lines.every(({ answer }) => answer!.pieces === 0 && answer!.insteadId === null))
    throw new DomainError('nothing_to_pack', {})

  const isChanged = lines.some(isLess)
  if (isChanged && order.paymentWay === 'none') throw new DomainError('replacement_stays', {})
  const shelf = await lockProducts(tx, productsOf(lines))
  const paymentIds: string[] = []
  if (isChanged) {
    const plan = await planPacked(tx, order, lines)
    await refuseMissing(tx, plan)
    paymentIds.push(...(await writeEdit(tx, order, { plan, note: packedNote })))
    await takeOffMissing(tx, { order, editId: await editOf(tx, orderId), lines, shelf })
  }
  await takeOffGifts(tx, { order, lines })
  await tx.db.update(packings).set({ endedAt: tx.now() }).where(eq(packings.id, packing.id))
  const moved = await moveInTransaction(tx, { orderId, action: 'pack' })
  await tx.db
    .update(packings)
    .set({ eventId: await lastEventOf(tx, orderId) })
    .where(eq(packings.id, packing.id))
  await writeBatches(tx, { orderId, packingId: packing.id, answers: lines.map(({ answer }) => answer!) })
  return { paymentIds: [...paymentIds, ...moved.paymentIds] }
}

/** Whether some of it is missing, or it weighs less than what is paid. */
function isLess({ answer, line }: AnsweredLine): boolean {
  const { pieces, weighedGrams } = answer!
  if (pieces < line.quantity) return true
  return weighedGrams !== null && stepPaise(line, weighedGrams) < line.sellingPricePaise
}

function productsOf(lines: readonly AnsweredLine[]): string[] {
  return lines.flatMap(({ line, answer }) => [
    ...withContents([line]).map(({ productId }) => productId),
    ...(answer?.insteadId ? [answer.insteadId] : []),
  ])
}

async function editOf({ db }: Ctx, orderId: string): Promise<string> {
  const [edit] = await db
    .select({ id: orderEdits.id })
    .from(orderEdits)
    .where(eq(orderEdits.orderId, orderId))
    .orderBy(desc(orderEdits.version))
    .limit(1)
  return edit!.id
}
