import { sql } from 'drizzle-orm'

import { cartLines } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Takes what was paid for out of a person's cart: each line is lowered by that quantity and goes at 0; what
 * was added while paying stays. One statement, which sees a line as it is by the time that its lock is had.
 */
export async function emptyCart(
  { db }: Ctx,
  personId: string,
  paidFor: readonly { productId: string; quantity: number }[],
): Promise<void> {
  if (paidFor.length === 0) return
  const ids = paidFor.map(({ productId }) => productId)
  const quantities = paidFor.map(({ quantity }) => quantity)
  await db.execute(sql`
    merge into ${cartLines} as line
    using unnest(${sql.param(ids)}::text[], ${sql.param(quantities)}::integer[]) as paid (product_id, quantity)
    on line.person_id = ${personId} and line.product_id = paid.product_id
    when matched and line.quantity <= paid.quantity then delete
    when matched then update set quantity = line.quantity - paid.quantity`)
}
