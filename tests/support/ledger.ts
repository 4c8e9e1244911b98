import type pg from 'pg'
import { expect } from 'vitest'

import type { Ctx } from '#domain/ground/context.ts'
import { setCounting } from '#domain/inventory/change-stock.ts'

import { growerBooks } from './grower-books.ts'
import { receivableBooks } from './receivable-books.ts'
import { runBooks } from './run-books.ts'
import { slotsThatDoNotAddUp } from './slot-books.ts'

/**
 * The ledger of stock comes to what is on the shelf and what is held, for every product, and its batches to
 * no more than that; that of growers to what they brought and what was sold of it; that of slots to what is
 * reserved, and that of what people owe to their accounts; and delivery runs to their tills; no order is
 * packed with more than it has.
 */
export async function expectLedgerToAddUp(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select p.id, p.stock, coalesce(entries.shelf, 0) as shelf_by_ledger,
      coalesce(holds.held, 0) as held, coalesce(entries.held, 0) as held_by_ledger
    from products p
    left join (
      select product_id, sum(shelf_change)::integer as shelf, sum(held_change)::integer as held
      from stock_entries group by product_id) entries on entries.product_id = p.id
    left join (
      select product_id, sum(quantity)::integer as held
      from stock_holds where state = 'held' and is_counted group by product_id) holds on holds.product_id = p.id
    where (coalesce(p.stock, 0), coalesce(holds.held, 0))
      is distinct from (coalesce(entries.shelf, 0), coalesce(entries.held, 0))`)
  expect(rows, 'products whose ledger does not add up').toEqual([])
  const batches = await pool.query(`
    select b.code, b.state, b.left, coalesce(sum(e.pieces), 0)::integer as by_entries
    from batches b left join batch_entries e on e.batch_id = b.id group by b.id
    having b.left <> coalesce(sum(e.pieces), 0) or b.state <> 'open' and b.left <> 0`)
  expect(batches.rows, 'batches whose entries do not add up').toEqual([])
  const goods = await pool.query(`
    select p.id, p.stock, sum(b.left)::integer as of_batches
    from products p join batches b on b.product_id = p.id group by p.id
    having sum(b.left) > coalesce(p.stock, 0)`)
  expect(goods.rows, 'products with more in batches than on the shelf').toEqual([])
  const growers = await pool.query(growerBooks)
  expect(growers.rows, 'what growers get, wrong').toEqual([])
  const receivables = await pool.query(receivableBooks)
  expect(receivables.rows, 'what people owe does not add up').toEqual([])
  const packed = await pool.query(`
    select p.order_id, b.product_id, sum(k.pieces)::integer as packed, coalesce(l.pieces, 0) as ordered
    from packings p join packed_batches k on k.packing_id = p.id join batches b on b.id = k.batch_id
    left join (select order_id, product_id, sum(quantity)::integer as pieces from order_lines group by 1, 2) l
      on l.order_id = p.order_id and l.product_id = b.product_id
    where not exists (select from order_events back where back.takes_back_id = p.event_id)
    group by p.order_id, b.product_id, l.pieces having sum(k.pieces) > coalesce(l.pieces, 0)`)
  expect(packed.rows, 'orders packed with more of a batch than they have').toEqual([])
  const moved = await pool.query(`
    select p.order_id, e.order_id as of_event, e.to_status from packings p join order_events e on e.id = p.event_id
    where e.order_id <> p.order_id or e.to_status <> 'packed'`)
  expect(moved.rows, 'packings that packed another order').toEqual([])
  const slots = await pool.query(slotsThatDoNotAddUp)
  expect(slots.rows, 'slots whose reservations do not add up').toEqual([])
  expect((await pool.query(runBooks)).rows, 'delivery runs that do not add up').toEqual([])
}

/** From now on a test may take products away with their entries, which the shop never does. */
export const openLedger = `do $$ begin
  alter table stock_entries disable trigger stock_entries_stay;
  alter table batch_entries disable trigger batch_entries_stay;
  alter table packed_batches disable trigger packed_batches_stay;
  alter table grower_entries disable trigger grower_entries_stay;
end $$`

/** Sets what is on the shelf (null: nobody counts), as a shopkeeper does who asks nobody. */
export async function setShelf(ctx: Ctx, productId: string, stock: number | null): Promise<void> {
  await setCounting(ctx, { why: 'correction' }, [{ productId, stock }])
}
