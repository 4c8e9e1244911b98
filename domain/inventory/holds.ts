import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { products, stockHolds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

// Counted stock leaves the shelf when a person starts to pay, in the transaction that writes the payment
// order, and comes back when the hold is released. All of these run inside a transaction, and all lock
// products in ascending order of their ids, so that two carts with the same goods never wait for each other
// in a circle.

export interface Wanted {
  productId: string
  productName: string
  quantity: number
}

/** Locks these products until the transaction ends and answers their counted stock (null: nobody counts). */
export async function lockStock(
  { db }: Ctx,
  productIds: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/** Takes the counted ones of these goods off the shelf for a payment order. @throws out_of_stock, naming the first that is short */
export async function holdStock(
  ctx: Ctx,
  input: { paymentOrderId: string; wanted: readonly Wanted[]; expiresAt: Date },
): Promise<void> {
  const stock = await lockStock(
    ctx,
    input.wanted.map((line) => line.productId),
  )
  const counted = input.wanted.filter((line) => typeof stock.get(line.productId) === 'number')
  for (const line of counted) refuseShort(line, stock.get(line.productId) ?? 0)
  if (counted.length === 0) return
  await moveStock(ctx, counted, -1)
  await ctx.db.insert(stockHolds).values(
    counted.map((line) => ({
      paymentOrderId: input.paymentOrderId,
      productId: line.productId,
      quantity: line.quantity,
      expiresAt: input.expiresAt,
    })),
  )
}

/** Puts what these payment orders hold back on the shelf. */
export async function releaseHolds(ctx: Ctx, paymentOrderIds: readonly string[]): Promise<void> {
  if (paymentOrderIds.length === 0) return
  const held = and(inArray(stockHolds.paymentOrderId, [...paymentOrderIds]), eq(stockHolds.state, 'held'))
  const toLock = await ctx.db.select({ productId: stockHolds.productId }).from(stockHolds).where(held)
  if (toLock.length === 0) return
  await lockStock(
    ctx,
    toLock.map((hold) => hold.productId),
  )
  const released = await ctx.db
    .update(stockHolds)
    .set({ state: 'released' })
    .where(held)
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity })
  await moveStock(ctx, released, 1)
}

/**
 * Sells what a payment order holds. What was released meanwhile is taken from the shelf again; when that is
 * not there, everything of this payment order goes back and the answer is false.
 */
export async function claimHolds(ctx: Ctx, paymentOrderId: string): Promise<boolean> {
  const ofOrder = eq(stockHolds.paymentOrderId, paymentOrderId)
  const holds = await ctx.db.select().from(stockHolds).where(ofOrder)
  const released = holds.filter((hold) => hold.state === 'released')
  if (released.length > 0) {
    const stock = await lockStock(
      ctx,
      holds.map((hold) => hold.productId),
    )
    const isShort = released.some((hold) => (stock.get(hold.productId) ?? Infinity) < hold.quantity)
    if (isShort) {
      await releaseHolds(ctx, [paymentOrderId])
      return false
    }
    await moveStock(ctx, released, -1)
  }
  await ctx.db.update(stockHolds).set({ state: 'claimed' }).where(ofOrder)
  return true
}

function refuseShort(line: Wanted, left: number): void {
  if (left >= line.quantity) return
  throw new DomainError('out_of_stock', {
    productId: line.productId,
    productName: line.productName,
    available: left,
    at: 'checkout',
  })
}

/** Adds (1) or takes (-1) the quantities in one statement. The products are locked already; the table's check forbids less than 0. */
async function moveStock(
  { db }: Ctx,
  moves: readonly { productId: string; quantity: number }[],
  direction: 1 | -1,
): Promise<void> {
  if (moves.length === 0) return
  const sums = new Map<string, number>()
  for (const { productId, quantity } of moves)
    sums.set(productId, (sums.get(productId) ?? 0) + quantity * direction)
  const changes = sql.join(
    [...sums].map(([productId, change]) => sql`(${productId}::text, ${change}::integer)`),
    sql`, `,
  )
  await db
    .update(products)
    .set({ stock: sql`${products.stock} + moves.change` })
    .from(sql`(values ${changes}) as moves (id, change)`)
    .where(and(sql`${products.id} = moves.id`, isNotNull(products.stock)))
}
