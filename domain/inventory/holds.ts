import { eq } from 'drizzle-orm'

import { stockHolds } from '#db/schema/index.ts'
import { piecesOf, withContents } from '#domain/boxes/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { changeStock, sellHeld, swapHolds } from './change-stock.ts'
import { heldBy, isHeldBy, notHeld } from './held.ts'
import { lockProducts, lockStock } from './lock-stock.ts'
import { refuseGone, refuseShortLines } from './refuse-short.ts'
import type { Wanted } from './refuse-short.ts'

// What a person is paying for is held for them from the transaction on that writes the payment order. Of
// counted goods it leaves the shelf meanwhile and comes back when the hold is released; of uncounted ones it
// is known by the time that somebody begins to count. All of these run inside a transaction.

/** A payment order, with all that it may hold. */
interface Holder {
  id: string
  lines: readonly Wanted[]
}

/** A payment order as it was priced. */
interface Offer {
  id: string
  lines: readonly (Pick<Wanted, 'productId' | 'quantity' | 'box'> & { sellingPricePaise: number })[]
}

/**
 * Holds these goods for a payment order, after putting back what it is offered instead of, and takes the
 * counted ones off the shelf. The products are locked all at once and last, and little is done under their
 * lock, because everybody else who wants one of them waits meanwhile.
 * @throws out_of_stock, no_longer_sold, naming the first that is short or off the shelf
 */
export async function holdStock(
  ctx: Ctx,
  input: {
    paymentOrderId: string
    wanted: readonly Wanted[]
    insteadOf: Holder | undefined
  },
): Promise<void> {
  const { paymentOrderId, wanted, insteadOf } = input
  const locked = await lockWanted(ctx, input)
  const counted = [...piecesOf(wanted)].map(([productId, quantity]) => ({
    productId,
    quantity,
    isCounted: stockIn(locked, productId) !== null,
  }))
  const putBack = await swapHolds(ctx, { from: insteadOf?.id ?? null, to: paymentOrderId, wanted: counted })
  refuseTooFew(wanted, locked, putBack)
}

/**
 * Sells goods for an order in cash straight from the shelf, after putting back what its person was offered
 * instead. @throws out_of_stock, no_longer_sold, naming the first that is short or off the shelf
 */
export async function sellFromShelf(
  ctx: Ctx,
  input: { orderId: string; wanted: readonly Wanted[]; insteadOf: Holder | undefined },
): Promise<void> {
  const { orderId, wanted, insteadOf } = input
  const locked = await lockWanted(ctx, input)
  refuseTooFew(wanted, locked, new Map(insteadOf ? await putBackHeld(ctx, insteadOf.id) : []))
  await changeStock(ctx, { why: 'sale', orderId }, withContents(wanted).map(leaves))
}

/**
 * Sells what was handed over already, without a line to the shop: what the shelf lacks of it comes onto it
 * first, as goods that the count did not know of, so that the shelf ends at 0. It may be off the shelf.
 */
export async function sellWithoutCount(
  ctx: Ctx,
  { orderId, wanted }: { orderId: string; wanted: readonly Wanted[] },
): Promise<void> {
  const pieces = piecesOf(wanted)
  const locked = await lockProducts(ctx, [...pieces.keys()])
  const uncounted = [...pieces].flatMap(([productId, quantity]) => {
    const missing = quantity - (stockIn(locked, productId) ?? Infinity)
    return missing > 0 ? [{ productId, change: missing }] : []
  })
  await changeStock(ctx, { why: 'uncounted', orderId }, uncounted)
  await changeStock(ctx, { why: 'sale', orderId }, withContents(wanted).map(leaves))
}

type Locked = Awaited<ReturnType<typeof lockProducts>>

/** Locks products that are wanted or held already. @throws no_longer_sold */
async function lockWanted(
  ctx: Ctx,
  { wanted, insteadOf }: { wanted: readonly Wanted[]; insteadOf: Holder | undefined },
): Promise<Locked> {
  const locked = await lockProducts(
    ctx,
    withContents([...(insteadOf?.lines ?? []), ...wanted]).map((line) => line.productId),
  )
  for (const line of wanted) refuseGone(line, locked.get(line.productId)?.isOnShelf ?? false)
  return locked
}

/** @throws out_of_stock where there is not enough, with what was put back */
function refuseTooFew(wanted: readonly Wanted[], locked: Locked, putBack: ReadonlyMap<string, number>): void {
  refuseShortLines(wanted, (productId) => {
    const stock = stockIn(locked, productId)
    return stock === null ? null : stock + (putBack.get(productId) ?? 0)
  })
}

/** null: nobody counts. */
function stockIn(locked: Locked, productId: string): number | null {
  return locked.get(productId)?.stock ?? null
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
    .returning()
  const changes = released.map((hold) => ({
    productId: hold.productId,
    change: hold.quantity,
    heldChange: notHeld(hold),
  }))
  await changeStock(ctx, { why: 'release', paymentOrderId }, changes)
  return released.map(({ productId, quantity }) => [productId, quantity])
}

/**
 * Sells what a payment order holds. What was released meanwhile is taken from the shelf again, after putting
 * back what its person was offered instead of it. When that is not there, or is sold today for more than was
 * offered or not at all, everything of this payment order goes back.
 * @returns why it goes back; null when it is sold
 */
export async function claimHolds(
  ctx: Ctx,
  { offer, insteadOf }: { offer: Offer; insteadOf: Holder | undefined },
): Promise<'out_of_stock' | 'offer_ended' | null> {
  const paymentOrderId = offer.id
  const ofOrder = eq(stockHolds.paymentOrderId, paymentOrderId)
  // Locked, because a person who begins to count may let some of them go.
  const holds = await ctx.db.select().from(stockHolds).where(ofOrder).for('update')
  const released = holds.filter((hold) => hold.state === 'released')
  if (released.length > 0 || insteadOf) {
    const locked = await lockProducts(
      ctx,
      withContents([...(insteadOf?.lines ?? []), ...holds]).map(({ productId }) => productId),
    )
    const own = insteadOf ? await heldBy(ctx, insteadOf.id) : new Map<string, number>()
    const left = (productId: string) => (stockIn(locked, productId) ?? Infinity) + (own.get(productId) ?? 0)
    const isShort = released.some(({ productId, quantity }) => left(productId) < quantity)
    if (isShort || released.some(({ productId }) => isDearerOrGone(offer, locked, productId))) {
      await releaseHolds(ctx, paymentOrderId)
      return isShort ? 'out_of_stock' : 'offer_ended'
    }
    if (insteadOf) await putBackHeld(ctx, insteadOf.id)
  }
  if (released.length === 0) {
    await sellHeld(ctx, paymentOrderId)
    return null
  }
  const sold = holds
    .filter(({ state }) => state !== 'claimed')
    .map((hold) =>
      hold.state === 'released'
        ? leaves(hold)
        : { productId: hold.productId, change: 0, heldChange: notHeld(hold) },
    )
  await changeStock(ctx, { why: 'sale', paymentOrderId }, sold)
  await ctx.db.update(stockHolds).set({ state: 'claimed' }).where(ofOrder)
  return null
}

/** What is held keeps its price; what is not held any more is sold as it is on the shelf, or for less. */
function isDearerOrGone({ lines }: Offer, locked: Locked, productId: string): boolean {
  const product = locked.get(productId)
  const offered = lines.find((line) => line.productId === productId)
  // What is in a box costs nothing by itself, and need not be sold otherwise.
  if (!offered && piecesOf(lines).has(productId)) return false
  return !product?.isOnShelf || !offered || product.sellingPricePaise > offered.sellingPricePaise
}

function leaves({ productId, quantity }: { productId: string; quantity: number }) {
  return { productId, change: -quantity }
}
