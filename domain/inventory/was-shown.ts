import { and, desc, eq, gt, sql } from 'drizzle-orm'

import { stockEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

interface Shown {
  productId: string
  /** What somebody says that the stock is; null: nobody counts. */
  stock: number | null
  /** What it is now. */
  present: number | null
  since: Date
}

/**
 * Whether a product's stock stood so at some time after a moment, and does not any more: who read the product
 * since then and sends that back has only not heard of what was sold, held or counted meanwhile. Asked under
 * the product's lock.
 */
export async function wasShown({ db }: Ctx, { productId, stock, present, since }: Shown): Promise<boolean> {
  const later = db
    .select({
      pieces: sql<number>`sum(${stockEntries.shelfChange}) over (order by ${desc(stockEntries.id)})`.as(
        'pieces',
      ),
    })
    .from(stockEntries)
    .where(and(eq(stockEntries.productId, productId), gt(stockEntries.at, since)))
    .as('later')
  // Where counting has begun or ended since, the one form is told from the other by that alone.
  const isThat =
    stock === null || present === null
      ? undefined
      : sql`${present}::integer - ${later.pieces} = ${stock}::integer`
  const found = await db.select({ pieces: later.pieces }).from(later).where(isThat).limit(1)
  return found.length > 0
}
