import type pg from 'pg'
import { expect } from 'vitest'

import type { Ctx } from '#domain/ground/context.ts'
import { setCounting } from '#domain/inventory/change-stock.ts'

import { depositBooks } from './deposit-books.ts'
import { growerBooks } from './grower-books.ts'
import { receivableBooks } from './receivable-books.ts'
import { runBooks } from './run-books.ts'
import { batchBooks, packingBooks, shelfBooks } from './shelf-books.ts'
import { slotBooks } from './slot-books.ts'
import { walletBooks } from './wallet-books.ts'

/**
 * The ledger of stock comes to what is on the shelf and what is held, for every product, and its batches to
 * no more than that; that of growers to what they brought and what was sold of it; that of slots to what is
 * reserved, and that of what people owe to their accounts; and delivery runs to their tills; no order is
 * packed with more than it has.
 */
export async function expectLedgerToAddUp(pool: pg.Pool): Promise<void> {
  const wrong: unknown[] = []
  for (const books of [
    shelfBooks,
    batchBooks,
    packingBooks,
    growerBooks,
    receivableBooks,
    walletBooks,
    depositBooks,
    slotBooks,
    runBooks,
  ])
    wrong.push(...(await pool.query(books)).rows)
  expect(wrong, 'ledgers that do not add up').toEqual([])
}

/** From now on a test may take products away with their entries, which the shop never does. */
export const openLedger = `do $$ begin
  alter table stock_entries disable trigger stock_entries_stay;
  alter table batch_entries disable trigger batch_entries_stay;
  alter table packed_batches disable trigger packed_batches_stay;
  alter table grower_entries disable trigger grower_entries_stay;
  alter table deposit_entries disable trigger deposit_entries_stay;
end $$`

/** Sets what is on the shelf (null: nobody counts), as a shopkeeper does who asks nobody. */
export async function setShelf(ctx: Ctx, productId: string, stock: number | null): Promise<void> {
  await setCounting(ctx, { why: 'correction' }, [{ productId, stock }])
}
