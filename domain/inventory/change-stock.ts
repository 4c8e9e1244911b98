import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'

// The place that writes `products.stock` and its ledger, `stock_entries` (and `swap-batches.ts`, which keeps
// the stock as it is). All of these run inside a transaction.

/**
 * Why stock changes. hold: its person is paying. release: they did not. sale: they did, or ordered it in
 * cash, and then the cause is the order. cancel: the order that had it was cancelled. Both also where an
 * order was changed, and then the cause is the change. return, replacement: goods of a return come or go.
 * delivery: new goods. spoiled: gone without a sale. correction: the shopkeeper says so. uncounted: an order
 * has sold it, and the count did not know of it. count: somebody counted what is there. repack,
 * repack_undone: goods became packs of another size, or back; all entries of it have its id. Of a batch, by
 * its id: delivery when it came, expired when its life was over, recalled when it was called back. What else
 * is done by hand has no other cause than itself.
 */
export type StockCause =
  | { why: 'hold' | 'release' | 'sale'; paymentOrderId: string }
  | { why: 'sale' | 'cancel' | 'replacement' | 'uncounted'; orderId: string }
  | { why: 'sale' | 'cancel'; editId: string }
  | { why: 'return'; returnId: string }
  | { why: 'repack' | 'repack_undone'; repackId: string; note?: string | undefined }
  | { why: 'delivery' | 'expired' | 'recalled'; batchId: string }
  | { why: 'delivery' | 'correction' | 'spoiled' | 'given_away' | 'count'; note?: string | undefined }

export interface StockChange {
  productId: string
  /** Pieces that come onto the shelf, negative for those that leave it. */
  change: number
  /** Pieces in the ledger that are held from now on, negative for those that are not any more. */
  heldChange?: number
  /** The batch that they are of; left out: `share_over_batches` says which. */
  batchId?: string | undefined
}

/**
 * Changes the stock of counted products and writes it down, all in one statement; of uncounted ones nothing
 * leaves or comes onto the shelf. Their rows are locked already, unless nothing but what is held changes; the
 * table's check forbids less than 0.
 */
export async function changeStock(
  ctx: Ctx,
  cause: StockCause,
  changes: readonly StockChange[],
): Promise<void> {
  const sums = new Map<string, { shelf: number; held: number; batchId: string | undefined }>()
  for (const { productId, change, heldChange = 0, batchId } of changes) {
    const { shelf, held } = sums.get(productId) ?? { shelf: 0, held: 0 }
    sums.set(productId, { shelf: shelf + change, held: held + heldChange, batchId })
  }
  if (sums.size === 0) return
  const shelf = sql.param([...sums.values()].map((sum) => sum.shelf))
  const held = sql.param([...sums.values()].map((sum) => sum.held))
  const batches = sql.param([...sums.values()].map((sum) => sum.batchId ?? null))
  const written = await ctx.db.execute<{ product_id: string; shelf_change: number }>(sql`
    with changes (product_id, shelf, held, batch_id) as (
      select * from unnest(${sql.param([...sums.keys()])}::text[], ${shelf}::integer[], ${held}::integer[],
        ${batches}::text[])),
    changed as (
      update products set stock = stock + shelf from changes
      where id = product_id and stock is not null and shelf <> 0
      returning product_id, shelf),
    entries as (
      select product_id, coalesce(changed.shelf, 0) as shelf, held
      from changes left join changed using (product_id)),
    written as (
      insert into stock_entries (product_id, why, cause, shelf_change, held_change, actor_id, note, at)
      select product_id, ${entryOf(ctx, cause)} from entries where shelf <> 0 or held <> 0
      returning id, product_id, shelf_change),
    of_batches as (
      insert into batch_entries (stock_entry_id, batch_id, pieces)
      select id, batch_id, shelf_change from written join changes using (product_id)
      where batch_id is not null and shelf_change <> 0)
    select product_id, shelf_change from written`)
  const changed = written.rows.filter((entry) => entry.shelf_change !== 0)
  logChanges(
    ctx,
    cause,
    changed.map((entry) => [entry.product_id, entry.shelf_change]),
  )
}

/**
 * Puts what a payment order holds back on the shelf (null: there is none) and holds this for another one, all
 * in one statement with its entries in the ledger. Answers what was put back. What there is too little of
 * stays where it is, and the caller then gives the whole transaction up. The products are locked already.
 */
export async function swapHolds(
  ctx: Ctx,
  {
    from,
    to,
    wanted,
  }: {
    from: string | null
    to: string
    wanted: readonly { productId: string; quantity: number; isCounted: boolean }[]
  },
): Promise<Map<string, number>> {
  const ids = sql.param(wanted.map(({ productId }) => productId))
  const quantities = sql.param(wanted.map(({ quantity }) => quantity))
  const areCounted = sql.param(wanted.map(({ isCounted }) => isCounted))
  const entry = (why: 'hold' | 'release', paymentOrderId: string | null) =>
    sql`${why}::text, ${paymentOrderId}::text, shelf, held, ${ctx.actor?.id ?? null}::text, ${ctx.now().toISOString()}::timestamptz`
  const { rows } = await ctx.db.execute<{ what: 'back' | 'shelf'; product_id: string; pieces: number }>(sql`
    with wanted (product_id, quantity, is_counted) as (
      select * from unnest(${ids}::text[], ${quantities}::integer[], ${areCounted}::boolean[])),
    back as (
      update stock_holds set state = 'released'
      where payment_order_id = ${from}::text and state = 'held' returning product_id, quantity, is_counted),
    holds as (
      insert into stock_holds (payment_order_id, product_id, quantity, is_counted)
      select ${to}::text, product_id, quantity, is_counted from wanted),
    changes as (
      select product_id, coalesce(back.quantity, 0) - coalesce(wanted.quantity, 0) as shelf
      from back full join wanted using (product_id)),
    changed as (
      update products set stock = stock + shelf from changes
      where id = product_id and stock is not null and shelf <> 0 and stock + shelf >= 0
      returning product_id, shelf),
    released as (
      select product_id, case when stock is null then 0 else quantity end as shelf,
        case when is_counted then -quantity else 0 end as held
      from back join products on products.id = product_id),
    held as (select product_id, -quantity as shelf, quantity as held from wanted where is_counted),
    entries as (
      insert into stock_entries (product_id, why, cause, shelf_change, held_change, actor_id, at)
      select product_id, ${entry('release', from)} from released where shelf <> 0 or held <> 0
      union all select product_id, ${entry('hold', to)} from held)
    select 'back' as what, product_id, quantity as pieces from back
    union all select 'shelf', product_id, shelf from changed`)
  logChanges(
    ctx,
    { why: 'hold', paymentOrderId: to },
    rows.filter(({ what }) => what === 'shelf').map((row) => [row.product_id, row.pieces]),
  )
  return new Map(rows.filter(({ what }) => what === 'back').map((row) => [row.product_id, row.pieces]))
}

/**
 * Sells what a payment order holds: of what is held nothing comes or goes, and the ledger holds it no more.
 * Its holds are locked already, and none of them was released.
 */
export async function sellHeld(ctx: Ctx, paymentOrderId: string): Promise<void> {
  await ctx.db.execute(sql`
    with sold as (
      update stock_holds set state = 'claimed'
      where payment_order_id = ${paymentOrderId} and state <> 'claimed' returning product_id, quantity, is_counted),
    entries as (select product_id, 0 as shelf, -quantity as held from sold where is_counted)
    insert into stock_entries (product_id, why, cause, shelf_change, held_change, actor_id, note, at)
    select product_id, ${entryOf(ctx, { why: 'sale', paymentOrderId })} from entries`)
}

function logChanges({ log }: Ctx, cause: StockCause, changes: [productId: string, shelf: number][]): void {
  if (changes.length > 0) log.info({ cause, changes: Object.fromEntries(changes) }, 'stock changed')
}

/**
 * Begins to count products at so many pieces on the shelf and so many held, or ends it (null, and so many
 * that are held no more in the ledger), all in one statement. Their rows are locked already.
 */
export async function setCounting(
  ctx: Ctx,
  cause: StockCause,
  countings: readonly { productId: string; stock: number | null; heldChange?: number }[],
): Promise<void> {
  if (countings.length === 0) return
  const values = countings.map(
    ({ productId, stock, heldChange = 0 }) =>
      sql`(${productId}::text, ${stock}::integer, ${heldChange}::integer)`,
  )
  await ctx.db.execute(sql`
    with countings (id, stock, held) as (values ${sql.join(values, sql`, `)}),
    before as (select id, products.stock from products join countings using (id)),
    changed as (
      update products set stock = countings.stock from countings
      where products.id = countings.id returning products.id, products.stock),
    entries as (
      select id as product_id, coalesce(changed.stock, 0) - coalesce(before.stock, 0) as shelf,
        countings.held
      from before join changed using (id) join countings using (id))
    insert into stock_entries (product_id, why, cause, shelf_change, held_change, actor_id, note, at)
    select product_id, ${entryOf(ctx, cause)} from entries where shelf <> 0 or held <> 0`)
  // null: it is not counted any more.
  const stocks = Object.fromEntries(countings.map(({ productId, stock }) => [productId, stock]))
  ctx.log.info({ cause, stocks }, 'stock counted')
}

/** The columns of an entry from `why` on, in a query of `shelf` and `held`. */
function entryOf({ actor, now }: Ctx, cause: StockCause) {
  const note = 'note' in cause ? cause.note : undefined
  return sql`${cause.why}, ${causeId(cause)}, shelf, held, ${actor?.id ?? null}, ${note ?? null},
    ${now().toISOString()}::timestamptz`
}

function causeId(cause: StockCause): string {
  if ('paymentOrderId' in cause) return cause.paymentOrderId
  if ('returnId' in cause) return cause.returnId
  if ('editId' in cause) return cause.editId
  if ('repackId' in cause) return cause.repackId
  if ('batchId' in cause) return cause.batchId
  return 'orderId' in cause ? cause.orderId : newId()
}
