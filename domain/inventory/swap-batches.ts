import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'

export interface BatchSwap {
  productId: string
  /** What comes back; pieces above the sum of the batches are of none. */
  back: { pieces: number; batches: readonly { batchId: string; pieces: number }[] }
  /** What goes in its place: as many pieces. */
  out: readonly { batchId: string; pieces: number }[]
}

/**
 * Puts the ledger right where an order was packed from other batches than it says: their pieces come back,
 * and the others go, as two entries of the packing. The product is locked already, and its stock stays as it
 * is, but for what comes back of a batch that is closed.
 */
export async function swapBatches(
  ctx: Ctx,
  packingId: string,
  { productId, back, out }: BatchSwap,
): Promise<void> {
  await enter(ctx, {
    packingId,
    productId,
    why: 'cancel',
    pieces: back.pieces,
    batches: back.batches,
    sign: 1,
  })
  await enter(ctx, { packingId, productId, why: 'sale', pieces: back.pieces, batches: out, sign: -1 })
  await ctx.db.execute(sql`select take_off_closed_batches(${productId})`)
  ctx.log.info({ packingId, productId, back, out }, 'batches swapped')
}

interface Entry {
  packingId: string
  productId: string
  why: 'cancel' | 'sale'
  pieces: number
  batches: BatchSwap['out']
  /** 1: onto the shelf, -1: off it. */
  sign: 1 | -1
}

/** The entry and its batches in one statement: nothing else is to share it. */
async function enter({ db, actor, now }: Ctx, { packingId, productId, why, pieces, batches, sign }: Entry) {
  const ids = sql.param(batches.map(({ batchId }) => batchId))
  const parts = sql.param(batches.map((batch) => sign * batch.pieces))
  const change = sign * pieces
  await db.execute(sql`
    with changed as (
      update products set stock = stock + ${change}::integer where id = ${productId} returning id),
    written as (
      insert into stock_entries (product_id, why, cause, shelf_change, actor_id, at)
      select id, ${why}::text, ${packingId}::text, ${change}::integer, ${actor?.id ?? null}::text,
        ${now().toISOString()}::timestamptz from changed returning id)
    insert into batch_entries (stock_entry_id, batch_id, pieces)
    select written.id, part.batch_id, part.pieces from written,
      unnest(${ids}::text[], ${parts}::integer[]) as part (batch_id, pieces)`)
}
