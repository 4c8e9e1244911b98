import { and, eq } from 'drizzle-orm'

import { stockHolds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { changeStock, lockStock } from './change-stock.ts'

// Counted stock leaves the shelf when a person starts to pay, in the transaction that writes the payment
// order, and comes back when the hold is released. All of these run inside a transaction.

export interface Wanted {
  productId: string
  productName: string
  quantity: number
}

/**
 * Takes the counted ones of these goods off the shelf for a payment order, after putting back what it is
 * offered instead of. The products are locked all at once, and little is done under their lock, because
 * everybody else who wants one of them waits meanwhile. @throws out_of_stock, naming the first that is short
 */
export async function holdStock(
  ctx: Ctx,
  input: {
    paymentOrderId: string
    wanted: readonly Wanted[]
    insteadOf: { id: string; lines: readonly Wanted[] } | undefined
  },
): Promise<void> {
  const { paymentOrderId, wanted, insteadOf } = input
  const stock = await lockStock(
    ctx,
    [...(insteadOf?.lines ?? []), ...wanted].map((line) => line.productId),
  )
  const putBack = new Map(insteadOf ? await putBackHeld(ctx, insteadOf.id) : [])
  const counted = wanted.filter((line) => typeof stock.get(line.productId) === 'number')
  for (const line of counted)
    refuseShort(line, (stock.get(line.productId) ?? 0) + (putBack.get(line.productId) ?? 0))
  if (counted.length === 0) return
  await changeStock(ctx, { why: 'hold', paymentOrderId }, counted.map(leaves))
  await ctx.db
    .insert(stockHolds)
    .values(counted.map(({ productId, quantity }) => ({ paymentOrderId, productId, quantity })))
}

/** Puts what a payment order holds back on the shelf. */
export async function releaseHolds(ctx: Ctx, paymentOrderId: string): Promise<void> {
  const held = await heldBy(ctx, paymentOrderId)
  if (held.size === 0) return
  await lockStock(ctx, [...held.keys()])
  await putBackHeld(ctx, paymentOrderId)
}

/** The products are locked already. Answers how many pieces of which product went back. */
async function putBackHeld(ctx: Ctx, paymentOrderId: string): Promise<[string, number][]> {
  const released = await ctx.db
    .update(stockHolds)
    .set({ state: 'released' })
    .where(isHeldBy(paymentOrderId))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity })
  const changes = released.map(({ productId, quantity }) => ({ productId, change: quantity }))
  await changeStock(ctx, { why: 'release', paymentOrderId }, changes)
  return released.map(({ productId, quantity }) => [productId, quantity])
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
      await releaseHolds(ctx, paymentOrderId)
      return false
    }
    await changeStock(ctx, { why: 'sale', paymentOrderId }, released.map(leaves))
  }
  await ctx.db.update(stockHolds).set({ state: 'claimed' }).where(ofOrder)
  return true
}

/** How many pieces of which product a payment order keeps from others. */
export async function heldBy({ db }: Ctx, paymentOrderId: string): Promise<Map<string, number>> {
  const held = await db
    .select({ productId: stockHolds.productId, quantity: stockHolds.quantity })
    .from(stockHolds)
    .where(isHeldBy(paymentOrderId))
  return new Map(held.map(({ productId, quantity }) => [productId, quantity]))
}

function isHeldBy(paymentOrderId: string) {
  return and(eq(stockHolds.paymentOrderId, paymentOrderId), eq(stockHolds.state, 'held'))
}

function leaves({ productId, quantity }: { productId: string; quantity: number }) {
  return { productId, change: -quantity }
}

/** @throws out_of_stock when fewer are left than are wanted */
export function refuseShort({ productId, productName, quantity }: Wanted, left: number): void {
  if (left >= quantity) return
  throw new DomainError('out_of_stock', { productId, productName, available: left, at: 'checkout' })
}
