import { and, eq, inArray, sql } from 'drizzle-orm'

import { depositEntries, orderLines, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { Events } from '#domain/ground/happened.ts'

import { backWithGoodsPaise, emptiesOfOrder } from './queries.ts'

// Readers of what happens to an order: each says anew what is charged for its bottles and crates, and enters
// the difference. The order is locked by who moves it.

export async function depositMoved(tx: Ctx, { order, action }: Events['order_moved']): Promise<void> {
  if (order.depositPaise === 0) return
  if (action === 'deliver') await chargeOrder(tx, order.id)
  if (action === 'refund') await giveBackWhole(tx, order)
}

export async function depositSold(tx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  await chargeOrder(tx, orderId)
}

/** @throws not_taken_back where some of its empties came back, by a press that stands */
export async function depositTakenBack(tx: Ctx, { order }: Events['move_taken_back']): Promise<void> {
  if (order.depositPaise === 0) return
  const { orderId, kind, pieces } = depositEntries
  const [came] = await tx.db
    .select({ pieces: sql`coalesce(sum(${pieces}), 0)`.mapWith(Number) })
    .from(depositEntries)
    .where(and(eq(orderId, order.id), inArray(kind, ['empties', 'counter'])))
  if (came!.pieces !== 0) throw new DomainError('not_taken_back', { why: 'deposit' })
  await chargeOrder(tx, order.id)
}

/** Charged is an order that is delivered, and nothing of any other. May run as often as it likes. */
async function chargeOrder({ db, now, actor }: Ctx, orderId: string): Promise<void> {
  const at = now().toISOString()
  await db.execute(sql`
    insert into deposit_entries (order_id, product_id, kind, each_paise, pieces, key, actor_id, at)
    select ${orderId}::text, product_id, 'order', each_paise, wanted - entered,
      concat_ws(' ', 'order', ${orderId}::text, product_id, each_paise, rows),
      ${actor?.id ?? null}::text, ${at}::timestamptz
    from (
      select product_id, each_paise, sum(wanted)::integer as wanted, sum(entered)::integer as entered,
        sum(rows) as rows
      from (
        select product_id, ${orderLines.depositPaise} as each_paise, quantity as wanted, 0 as entered, 0 as rows
        from ${orderLines} join ${orders} on ${orders.id} = order_id
        where order_id = ${orderId} and ${orderLines.depositPaise} > 0 and ${orders.status} = 'delivered'
        union all
        select product_id, each_paise, 0, pieces, 1 from ${depositEntries}
        where order_id = ${orderId} and kind = 'order') as entered_or_sold
      group by product_id, each_paise) as sums
    where wanted <> entered
    order by product_id, each_paise`)
}

type Order = Events['order_moved']['order']

/**
 * All of an order's money goes back, and with it what is kept for what is still out. What was given back for
 * empties would go back twice: then the rest goes back as a part. @throws bad_refund
 */
async function giveBackWhole(tx: Ctx, order: Order): Promise<void> {
  const out = await emptiesOfOrder(tx, order.id)
  const outPaise = out.reduce((sum, { pieces, eachPaise }) => sum + pieces * eachPaise, 0)
  const backPaise = await backWithGoodsPaise(tx, order.id)
  if (outPaise + backPaise < order.depositPaise)
    throw new DomainError('bad_refund', { leftPaise: order.totalPaise - order.depositPaise })
  await enterWithGoods(tx, { orderId: order.id, cause: 'refund', empties: out })
}

/** Enters what goes back with the money for goods; the caller has locked the order and caps the pieces. */
export async function enterWithGoods(
  tx: Ctx,
  {
    orderId,
    cause,
    empties,
  }: {
    orderId: string
    cause: string
    empties: readonly { productId: string; eachPaise: number; pieces: number }[]
  },
): Promise<void> {
  if (empties.length === 0) return
  await tx.db.insert(depositEntries).values(
    empties.map(({ productId, eachPaise, pieces }) => ({
      orderId,
      productId,
      kind: 'with_goods' as const,
      eachPaise,
      pieces: -pieces,
      key: `with goods ${orderId} ${cause} ${productId} ${eachPaise}`,
      actorId: tx.actor?.id ?? null,
      at: tx.now(),
    })),
  )
}

/**
 * What of so much money for some pieces of an order is their deposit: as many whole ones of what is still out
 * as the money has.
 */
export async function depositOfPieces(
  tx: Ctx,
  { id: orderId, depositPaise }: Pick<Order, 'id' | 'depositPaise'>,
  pieces: readonly { position: number; quantity: number }[],
  amountPaise: number,
): Promise<{ productId: string; eachPaise: number; pieces: number }[]> {
  if (depositPaise === 0) return []
  const lines = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const out = await emptiesOfOrder(tx, orderId)
  let leftPaise = amountPaise
  return out.flatMap(({ productId, eachPaise, pieces: most }) => {
    const places = lines.filter((line) => line.productId === productId && line.depositPaise === eachPaise)
    const named = pieces.filter(({ position }) => places.some((line) => line.position === position))
    const wanted = named.reduce((sum, { quantity }) => sum + quantity, 0)
    const given = Math.min(most, wanted, Math.floor(leftPaise / eachPaise))
    leftPaise -= given * eachPaise
    return given > 0 ? [{ productId, eachPaise, pieces: given }] : []
  })
}
