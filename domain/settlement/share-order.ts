import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { enterForGrowers } from '#domain/growers/enter-for-grower.ts'

import { keptOf } from './kept-of.ts'
import { paidForGoods } from './paid-for-goods.ts'
import { sharesOf } from './rules.ts'

// Readers of what happens to an order: each says anew what its growers get, and enters the difference.

export async function shareDelivered(tx: Ctx, { orderId }: Events['goods_leave']): Promise<void> {
  await shareOrder(tx, orderId)
}

export async function shareMoved(tx: Ctx, { order, action }: Events['order_moved']): Promise<void> {
  if (action === 'refund') await shareOrder(tx, order.id)
}

export async function shareTakenBack(tx: Ctx, { order }: Events['move_taken_back']): Promise<void> {
  await shareOrder(tx, order.id)
}

export async function shareReturned(tx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  await shareOrder(tx, orderId)
}

/** A row for each batch of growers that an order has pieces of, and what was entered for it before. */
interface Given extends Record<string, unknown> {
  product_id: string
  batch_id: string
  grower_id: string
  share_bp: number | null
  pieces: number
  restocked: number
  entered: number
  entered_pieces: number
  entered_value: string
  entered_paise: string
}

/**
 * Enters what growers get of an order that is delivered, as it stands now, less what was entered before: so
 * it may run as often as anything happens to the order, which is locked. Of bought goods nothing is entered
 * here, and where no grower has a share it ends with the first question.
 */
async function shareOrder(tx: Ctx, orderId: string): Promise<void> {
  const given = await givenBy(tx, orderId)
  if (!given.some((row) => row.share_bp !== null)) return
  const kept = await keptOf(tx, orderId)
  const paid = kept.isPaid ? await paidForGoods(tx, orderId) : new Map()
  const entries = []
  for (const [productId, rows] of Map.groupBy(given, (row) => row.product_id)) {
    const backs = kept.backOf(productId, rows)
    const wanted = sharesOf(
      paid.get(productId) ?? { valuePaise: 0, pieces: 0 },
      rows.map((row, place) => ({
        batchId: row.batch_id,
        shareBp: row.share_bp,
        pieces: row.pieces,
        back: kept.isPaid ? backs[place]! : row.pieces,
      })),
    )
    for (const [place, row] of rows.entries()) {
      const { pieces, valuePaise, sharePaise } = wanted[place]!
      const amountPaise = sharePaise - Number(row.entered_paise)
      if (amountPaise === 0 || row.share_bp === null) continue
      entries.push({
        growerId: row.grower_id,
        cause: amountPaise > 0 ? ('sold' as const) : ('taken_back' as const),
        amountPaise,
        key: `share ${orderId} ${row.batch_id} ${row.entered}`,
        batchId: row.batch_id,
        orderId,
        pieces: pieces - row.entered_pieces,
        valuePaise: valuePaise - Number(row.entered_value),
      })
    }
  }
  await enterForGrowers(tx, entries)
  if (entries.length > 0) tx.log.info({ orderId, entries: entries.length }, 'shares of growers entered')
}

/** Those that gave first in front. */
async function givenBy({ db }: Ctx, orderId: string): Promise<Given[]> {
  const { rows } = await db.execute<Given>(sql`
    select given.product_id, given.batch_id, batches.grower_id, batches.share_bp, given.pieces, given.restocked,
      coalesce(earlier.entered, 0)::integer as entered, coalesce(earlier.pieces, 0)::integer as entered_pieces,
      coalesce(earlier.value, 0) as entered_value, coalesce(earlier.paise, 0) as entered_paise
    from batches_of_order(${orderId}) given join batches on batches.id = given.batch_id
    left join lateral (
      select count(*) as entered, sum(entries.pieces) as pieces, sum(value_paise) as value, sum(amount_paise) as paise
      from grower_entries entries where entries.order_id = ${orderId} and entries.batch_id = given.batch_id) earlier on true
    where given.product_id in (
      select product_id from order_lines where order_id = ${orderId}
      union all select good ->> 'productId' from order_lines cross join lateral jsonb_array_elements(box) as good
        where order_id = ${orderId})
    order by given.product_id, given.first_entry, batches.best_before nulls last, batches.received_at, batches.id`)
  return rows
}
