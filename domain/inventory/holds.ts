import { and, desc, eq, isNotNull, sql, sum } from 'drizzle-orm'

import { paymentOrders, products, stockHolds } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { changeStock, lockProducts, lockStock, sellHeld, swapHolds } from './change-stock.ts'

// What a person is paying for is held for them from the transaction on that writes the payment order. Of
// counted goods it leaves the shelf meanwhile and comes back when the hold is released; of uncounted ones it
// is known by the time that somebody begins to count. All of these run inside a transaction.

export interface Wanted extends PackSize {
  productId: string
  productName: string
  quantity: number
}

/** A payment order, with all that it may hold. */
interface Holder {
  id: string
  lines: readonly Wanted[]
}

/** A payment order as it was priced. */
interface Offer {
  id: string
  lines: readonly { productId: string; sellingPricePaise: number }[]
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
  const counted = wanted.map((line) => ({ ...line, isCounted: stockIn(locked, line.productId) !== null }))
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
  await changeStock(ctx, { why: 'sale', orderId }, wanted.map(leaves))
}

type Locked = Awaited<ReturnType<typeof lockProducts>>

/** Locks products that are wanted or held already. @throws no_longer_sold */
async function lockWanted(
  ctx: Ctx,
  { wanted, insteadOf }: { wanted: readonly Wanted[]; insteadOf: Holder | undefined },
): Promise<Locked> {
  const locked = await lockProducts(
    ctx,
    [...(insteadOf?.lines ?? []), ...wanted].map((line) => line.productId),
  )
  for (const line of wanted) refuseGone(line, locked.get(line.productId)?.isOnShelf ?? false)
  return locked
}

/** @throws out_of_stock where there is not enough, with what was put back */
function refuseTooFew(wanted: readonly Wanted[], locked: Locked, putBack: ReadonlyMap<string, number>): void {
  for (const line of wanted) {
    const stock = stockIn(locked, line.productId)
    if (stock !== null) refuseShort(line, stock + (putBack.get(line.productId) ?? 0))
  }
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
      [...(insteadOf?.lines ?? []), ...holds].map(({ productId }) => productId),
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
  return !product?.isOnShelf || !offered || product.sellingPricePaise > offered.sellingPricePaise
}

/**
 * What is held of products as their counting begins at so many pieces each: `held`, and by how much that
 * changes the ledger. Of the people who are paying, those who set out last are not held theirs any more where
 * there is not enough, and get it only if it is on the shelf when they have paid. What is being sold just now
 * stays sold, and out of the ledger. The products are locked already.
 */
export async function holdFromNow(
  ctx: Ctx,
  counted: readonly { productId: string; pieces: number }[],
): Promise<{ productId: string; pieces: number; held: number; heldChange: number }[]> {
  const ids = counted.map(({ productId }) => productId)
  const heldBefore = await heldOf(ctx, ids)
  const holds = Map.groupBy(await lockHeldOf(ctx, ids), ({ productId }) => productId)
  const letGo: HoldId[] = []
  const kept: HoldId[] = []
  const begun = counted.map(({ productId, pieces }) => {
    let held = heldBefore.get(productId) ?? 0
    let heldChange = 0
    for (const hold of holds.get(productId) ?? []) {
      if (held > pieces) {
        letGo.push(hold)
        held -= hold.quantity
        heldChange += notHeld(hold)
      } else {
        kept.push(hold)
        heldChange += hold.isCounted ? 0 : hold.quantity
      }
    }
    return { productId, pieces, held, heldChange }
  })
  await setHolds(ctx, letGo, { state: 'released' })
  await setHolds(ctx, kept, { isCounted: true })
  return begun
}

/**
 * Takes what is held of products out of the ledger as their counting ends, and answers by how much that
 * changes it for each. What is being sold just now does so itself. The products are locked already.
 */
export async function holdUncounted(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<{ productId: string; heldChange: number }[]> {
  const held = await lockHeldOf(ctx, productIds)
  await setHolds(ctx, held, { isCounted: false })
  return productIds.map((productId) => ({
    productId,
    heldChange: held.reduce((change, hold) => change + (hold.productId === productId ? notHeld(hold) : 0), 0),
  }))
}

interface HoldId {
  paymentOrderId: string
  productId: string
}

/** The holds of products that nobody is selling just now, newest first. */
async function lockHeldOf({ db }: Ctx, productIds: readonly string[]) {
  return db
    .select({
      paymentOrderId: stockHolds.paymentOrderId,
      productId: stockHolds.productId,
      quantity: stockHolds.quantity,
      isCounted: stockHolds.isCounted,
    })
    .from(stockHolds)
    .innerJoin(paymentOrders, eq(paymentOrders.id, stockHolds.paymentOrderId))
    .where(isHeldOf(productIds))
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .for('update', { of: stockHolds, skipLocked: true })
}

async function setHolds(
  { db }: Ctx,
  holds: readonly HoldId[],
  values: Partial<typeof stockHolds.$inferInsert>,
): Promise<void> {
  if (holds.length === 0) return
  const these = holds.map(({ paymentOrderId, productId }) => sql`(${paymentOrderId}, ${productId})`)
  await db
    .update(stockHolds)
    .set(values)
    .where(sql`(${stockHolds.paymentOrderId}, ${stockHolds.productId}) in (${sql.join(these, sql`, `)})`)
}

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

function isHeldBy(paymentOrderId: string) {
  return and(eq(stockHolds.paymentOrderId, paymentOrderId), eq(stockHolds.state, 'held'))
}

function isHeldOf(productIds: readonly string[]) {
  return and(anyOf(stockHolds.productId, productIds), eq(stockHolds.state, 'held'))
}

/** What the ledger holds less when this one is over; nothing where it does not stand there. */
function notHeld({ quantity, isCounted }: { quantity: number; isCounted: boolean }): number {
  return isCounted ? -quantity : 0
}

function leaves({ productId, quantity }: { productId: string; quantity: number }) {
  return { productId, change: -quantity }
}

/** @throws out_of_stock when fewer are left than are wanted */
export function refuseShort({ productId, productName: name, quantity, ...pack }: Wanted, left: number): void {
  if (left >= quantity) return
  const productName = withPack(name, pack)
  throw new DomainError('out_of_stock', { productId, productName, available: left, at: 'checkout' })
}

/** @throws no_longer_sold when it is not on the shelf */
export function refuseGone(
  { productId, productName: name, ...pack }: Omit<Wanted, 'quantity'>,
  isOnShelf: boolean,
): void {
  if (isOnShelf) return
  throw new DomainError('no_longer_sold', { productId, productName: withPack(name, pack), at: 'checkout' })
}
