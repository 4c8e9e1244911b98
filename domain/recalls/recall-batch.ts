import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { batches, orders, paymentOrders, products, recalledOrders } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { expirePaymentOrder } from '#domain/payments/expire-payment-order.ts'

/** Why, for its buyers to read. At most 500 characters. */
export interface Recall {
  batchId: string
  reason: string
}

/**
 * Calls a batch back, once: what is left of it leaves the shelf, whoever is paying for it is offered it no
 * more, the orders that hold it are written down, and each person of them is told once. `carryOutRecall` does
 * what follows for the orders.
 * @throws not_signed_in, forbidden, not_found, batch_not_open where it was recalled, key_reused
 */
export async function recallBatch(ctx: Ctx, recall: Recall, idempotencyKey?: string): Promise<void> {
  admin(ctx)
  const { batchId, reason } = recall
  const { productId } = await once(ctx, { key: idempotencyKey, request: ['recall', recall] }, async (tx) => {
    const { batch, product } = await lockBatch(tx, batchId)
    await tx.db
      .update(batches)
      .set({ state: 'recalled', recallReason: reason, closedAt: tx.now() })
      .where(eq(batches.id, batchId))
    if (batch.left > 0) {
      const change = { productId: batch.productId, change: -batch.left, batchId }
      await changeStock(tx, { why: 'recalled', batchId }, [change])
    }
    const held = await writeDown(tx, batch)
    await tellEach(tx, {
      batch: { ...batch, recallReason: reason },
      productName: withPack(product.name, product),
      held,
    })
    await writeAudit(tx, {
      action: 'batch_recalled',
      objectId: batch.productId,
      before: { state: batch.state, left: batch.left },
      after: { state: 'recalled', code: batch.code, reason, orders: held.length },
    })
    return { productId: batch.productId }
  })
  await rankAfterSave(ctx, [productId])
  await ctx.catalogChanged()
}

/**
 * Payment orders first, as everywhere, then the product; and those that came to hold pieces of it while the
 * product was waited for: now that it is locked nobody else does.
 * @throws not_found, batch_not_open
 */
async function lockBatch(tx: Ctx, batchId: string) {
  await expireThoseWith(tx, batchId)
  const of = eq(batches.id, batchId)
  const [found] = await tx.db.select({ productId: batches.productId }).from(batches).where(of)
  if (!found) throw new DomainError('not_found', { what: 'batch' })
  await lockStock(tx, [found.productId])
  await expireThoseWith(tx, batchId)
  const [batch] = await tx.db.select().from(batches).where(of).for('update')
  if (batch!.state === 'recalled') throw new DomainError('batch_not_open', { code: batch!.code })
  const [product] = await tx.db.select().from(products).where(eq(products.id, found.productId))
  return { batch: batch!, product: product! }
}

/** Ends the payment orders that hold pieces of it and are not paid. */
async function expireThoseWith(tx: Ctx, batchId: string): Promise<void> {
  const open = await tx.db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.status, 'open'),
        sql`${paymentOrders.id} in (select e.cause from batch_entries b join stock_entries e on e.id = b.stock_entry_id
          where b.batch_id = ${batchId} and e.why = 'hold')`,
      ),
    )
    .orderBy(asc(paymentOrders.id))
  for (const { id } of open) await expirePaymentOrder(tx, id)
}

interface Held {
  orderId: string
  orderNumber: number
  personId: string | null
}

/** Writes down each order that has pieces of it, as it was packed, or else as its entries say. */
async function writeDown(tx: Ctx, { id: batchId, productId }: typeof batches.$inferSelect): Promise<Held[]> {
  const { rows } = await tx.db.execute<{ order_id: string; pieces: number }>(sql`
    with moved as (
      select e.cause, -sum(b.pieces) as pieces
      from batch_entries b join stock_entries e on e.id = b.stock_entry_id
      where b.batch_id = ${batchId} and e.why in ('hold', 'release', 'sale', 'cancel', 'replacement', 'return')
      group by e.cause),
    by_ledger as (
      select orders.id as order_id, sum(moved.pieces)::integer as pieces
      from moved join orders on orders.id = coalesce(
        (select o.id from orders o where o.id = moved.cause or o.payment_order_id = moved.cause),
        (select order_edits.order_id from order_edits where order_edits.id = moved.cause),
        (select returns.order_id from returns where returns.id = moved.cause),
        (select packings.order_id from packings where packings.id = moved.cause))
      group by orders.id),
    -- Where it is packed, what was packed: goods that nobody counts have no entries.
    packed as (
      select p.order_id, coalesce(sum(b.pieces) filter (where b.batch_id = ${batchId}), 0)::integer as pieces
      from packings p join packed_batches b on b.packing_id = p.id join batches on batches.id = b.batch_id
        join orders on orders.id = p.order_id
      where batches.product_id = ${productId} and orders.status not in ('cancelled', 'refunded')
        and p.event_id is not null
        and not exists (select from order_events back where back.takes_back_id = p.event_id)
      group by p.order_id)
    select order_id, coalesce(packed.pieces, by_ledger.pieces) as pieces
    from by_ledger full join packed using (order_id)
    where coalesce(packed.pieces, by_ledger.pieces) > 0`)
  if (rows.length === 0) return []
  const createdAt = tx.now()
  await tx.db
    .insert(recalledOrders)
    .values(rows.map((row) => ({ batchId, orderId: row.order_id, pieces: row.pieces, createdAt })))
  return tx.db
    .select({ orderId: orders.id, orderNumber: orders.number, personId: orders.personId })
    .from(orders)
    .where(
      inArray(
        orders.id,
        rows.map((row) => row.order_id),
      ),
    )
    .orderBy(asc(orders.number))
}

/** Each person once, whatever they have of it in how many orders. */
async function tellEach(
  tx: Ctx,
  { batch, productName, held }: { batch: typeof batches.$inferSelect; productName: string; held: Held[] },
): Promise<void> {
  const people = Map.groupBy(held, ({ personId }) => personId)
  for (const [personId, theirs] of people) {
    if (personId === null) continue
    const of = { batchId: batch.id, code: batch.code, reason: batch.recallReason!, productName, personId }
    const orders = theirs.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }))
    await happened(tx, 'batch_recalled', { ...of, orders })
  }
}
