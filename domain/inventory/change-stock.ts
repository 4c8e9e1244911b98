import { asc, inArray, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'

// The one place that writes `products.stock` and its ledger, `stock_entries`. All of these run inside a
// transaction.

/**
 * Why stock changes. hold: its person is paying. release: they did not. sale: they did, or ordered it in
 * cash, and then the cause is the order. cancel: the order that had it was cancelled. return, replacement:
 * goods of a return come or go. delivery: new goods. spoiled: gone without a sale. correction: the shopkeeper
 * says so. What is done by hand has no other cause than itself.
 */
export type StockCause =
  | { why: 'hold' | 'release' | 'sale'; paymentOrderId: string }
  | { why: 'sale' | 'cancel' | 'replacement'; orderId: string }
  | { why: 'return'; returnId: string }
  | { why: 'delivery' | 'correction' | 'spoiled'; note?: string | undefined }

export interface StockChange {
  productId: string
  /** Pieces that come onto the shelf, negative for those that leave it. */
  change: number
  /** Pieces in the ledger that are held from now on, negative for those that are not any more. */
  heldChange?: number
}

/**
 * Locks these products until the transaction ends and answers their counted stock (null: nobody counts).
 * Always in ascending order of their ids, so that two carts with the same goods never wait for each other in
 * a circle.
 */
export async function lockStock(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await lockProducts(ctx, productIds)
  return new Map([...rows].map(([id, { stock }]) => [id, stock]))
}

/** The same, with whether each is on the shelf, which cannot change any more either. */
export async function lockProducts(
  { db }: Ctx,
  productIds: readonly string[],
): Promise<Map<string, { stock: number | null; isOnShelf: boolean }>> {
  const rows = await db
    .select({
      id: products.id,
      stock: products.stock,
      isOnShelf: sql<boolean>`${products.state} = 'on_shelf'`,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map(({ id, ...row }) => [id, row]))
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
  const sums = new Map<string, { shelf: number; held: number }>()
  for (const { productId, change, heldChange = 0 } of changes) {
    const { shelf, held } = sums.get(productId) ?? { shelf: 0, held: 0 }
    sums.set(productId, { shelf: shelf + change, held: held + heldChange })
  }
  if (sums.size === 0) return
  const values = [...sums].map(
    ([productId, { shelf, held }]) => sql`(${productId}::text, ${shelf}::integer, ${held}::integer)`,
  )
  const written = await ctx.db.execute<{ product_id: string; shelf_change: number }>(sql`
    with changes (product_id, shelf, held) as (values ${sql.join(values, sql`, `)}),
    changed as (
      update products set stock = stock + shelf from changes
      where id = product_id and stock is not null and shelf <> 0
      returning product_id, shelf),
    entries as (
      select product_id, coalesce(changed.shelf, 0) as shelf, held
      from changes left join changed using (product_id))
    insert into stock_entries (product_id, why, cause, shelf_change, held_change, actor_id, note, at)
    select product_id, ${entryOf(ctx, cause)} from entries where shelf <> 0 or held <> 0
    returning product_id, shelf_change`)
  const changed = written.rows.filter((entry) => entry.shelf_change !== 0)
  if (changed.length === 0) return
  ctx.log.info(
    { cause, changes: Object.fromEntries(changed.map((entry) => [entry.product_id, entry.shelf_change])) },
    'stock changed',
  )
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
  return 'orderId' in cause ? cause.orderId : newId()
}
