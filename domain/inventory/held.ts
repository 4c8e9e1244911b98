import { and, eq, isNotNull, sum } from 'drizzle-orm'

import { products, stockHolds } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** How many pieces of products are held for people who are paying. Their rows are locked already. */
export async function heldOf({ db }: Ctx, productIds: readonly string[]): Promise<Map<string, number>> {
  const held = await db
    .select({ productId: stockHolds.productId, quantity: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(isHeldOf(productIds))
    .groupBy(stockHolds.productId)
  return new Map(held.map(({ productId, quantity }) => [productId, quantity]))
}

/** How many pieces of which product are held for a payment order. */
export async function heldBy({ db }: Ctx, paymentOrderId: string): Promise<Map<string, number>> {
  const held = await db
    .select({ productId: stockHolds.productId, quantity: stockHolds.quantity })
    .from(stockHolds)
    .where(isHeldBy(paymentOrderId))
  return new Map(held.map(({ productId, quantity }) => [productId, quantity]))
}

/** Whether a payment order keeps counted pieces from others. */
export async function holdsCounted({ db }: Ctx, paymentOrderId: string): Promise<boolean> {
  const [counted] = await db
    .select({ id: products.id })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .where(and(isHeldBy(paymentOrderId), isNotNull(products.stock)))
    .limit(1)
  return counted !== undefined
}

/** Of the holds: what this payment order holds. */
export function isHeldBy(paymentOrderId: string) {
  return and(eq(stockHolds.paymentOrderId, paymentOrderId), eq(stockHolds.state, 'held'))
}

/** Of the holds: what is held of these products. */
export function isHeldOf(productIds: readonly string[]) {
  return and(anyOf(stockHolds.productId, productIds), eq(stockHolds.state, 'held'))
}

/** What the ledger holds less when this one is over; nothing where it does not stand there. */
export function notHeld({ quantity, isCounted }: { quantity: number; isCounted: boolean }): number {
  return isCounted ? -quantity : 0
}
