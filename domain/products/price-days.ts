import { and, asc, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'

import { priceDays, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { daysAfter, endOfIndianDay, indianDay, startOfIndianDay } from '#domain/time/rules.ts'

import { laterThanBefore } from './update-product.ts'

type Span = typeof priceDays.$inferSelect

/** So many prices are moved in one transaction, which keeps buyers of these waiting. */
const atATime = 50

/**
 * The price for some days of a product, running or to come; null: there is none. @throws not_signed_in,
 * forbidden
 */
export async function priceDaysOf(ctx: Ctx, productId: string): Promise<Span | null> {
  admin(ctx)
  return spanOf(ctx, productId)
}

/** So many are listed at most: a shop plans some dozens. */
const mostListed = 500

/** All of them, what runs first, then by their first day. @throws not_signed_in, forbidden */
export async function allPriceDays(ctx: Ctx): Promise<Span[]> {
  admin(ctx)
  const { fromAt, productId } = priceDays
  return ctx.db.select().from(priceDays).orderBy(asc(fromAt), asc(productId)).limit(mostListed)
}

/** The last Indian day of the price at which a product is sold now, where it ends by itself; else null. */
export async function lowerPriceUntil(
  ctx: Ctx,
  { id, sellingPricePaise }: { id: string; sellingPricePaise: number },
): Promise<string | null> {
  const span = await spanOf(ctx, id)
  const isRunning = span !== null && span.beforePaise !== null && span.pricePaise === sellingPricePaise
  return isRunning ? daysAfter(indianDay(span.untilAt), -1) : null
}

/**
 * Plans a lower price from the beginning of one Indian day to the end of another, in place of what was
 * planned before. One that begins today begins now; where another one runs, that is over.
 * @throws not_signed_in, forbidden, not_found, invalid_input
 */
export async function planPriceDays(
  ctx: Ctx,
  {
    productId,
    pricePaise,
    from,
    until,
  }: { productId: string; pricePaise: number; from: string; until: string },
): Promise<Span> {
  admin(ctx)
  const [fromAt, untilAt] = [startOfIndianDay(from), endOfIndianDay(until)]
  if (untilAt <= fromAt || untilAt <= ctx.now())
    throw new DomainError('invalid_input', { fields: { until: { problem: 'ends_too_early' } } })
  const span = await inTransaction(ctx, async (tx) => {
    await lockProduct(tx, productId)
    const planned = await spanOf(tx, productId)
    // Pressed again, as after a lost answer.
    if (planned && isSame(planned, { pricePaise, fromAt, untilAt })) return planned
    await endSpan(tx, productId)
    const sellingPricePaise = await lockProduct(tx, productId)
    if (pricePaise < 1 || pricePaise >= sellingPricePaise)
      throw new DomainError('invalid_input', {
        fields: { price: { problem: 'not_lower', sellingPricePaise } },
      })
    await tx.db.insert(priceDays).values({ productId, pricePaise, fromAt, untilAt })
    await writeAudit(tx, {
      action: 'price_days_planned',
      objectId: productId,
      before: { sellingPricePaise },
      after: { sellingPricePaise: pricePaise, from, until },
    })
    if (fromAt <= tx.now()) await begin(tx, productId, { pricePaise, sellingPricePaise })
    return (await spanOf(tx, productId))!
  })
  ctx.log.info({ productId, from, until, actorId: ctx.actor?.id }, 'price for some days planned')
  await ctx.catalogChanged()
  return span
}

/**
 * Ends it now: the price of before is back, unless somebody has set another one since.
 * @throws not_signed_in, forbidden, not_found
 */
export async function endPriceDays(ctx: Ctx, { productId }: { productId: string }): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    await lockProduct(tx, productId)
    const span = await endSpan(tx, productId)
    if (!span) throw new DomainError('not_found', { what: 'price for some days' })
    await writeAudit(tx, {
      action: 'price_days_ended',
      objectId: productId,
      before: { sellingPricePaise: span.pricePaise, until: daysAfter(indianDay(span.untilAt), -1) },
      after: { sellingPricePaise: await lockProduct(tx, productId), until: indianDay(tx.now()) },
    })
  })
  await ctx.catalogChanged()
}

/**
 * Sets the prices that begin and sets back those that are over. What another process moves just now, or
 * somebody is buying, is passed over until the next time. One that is late makes up: what is over by then
 * never begins. A price that somebody has set by hand meanwhile stays, and ends the days.
 */
export async function carryOutPriceDays(ctx: Ctx): Promise<void> {
  let moved: number
  do {
    moved = await inTransaction(ctx, moveDue)
    // No call of this process says the old price after that.
    if (moved > 0) await ctx.catalogChanged()
  } while (moved === atATime)
}

async function moveDue(tx: Ctx): Promise<number> {
  const now = tx.now()
  const isSetByHand = ne(products.sellingPricePaise, priceDays.pricePaise)
  const due = await tx.db
    .select({ span: priceDays, sellingPricePaise: products.sellingPricePaise })
    .from(priceDays)
    .innerJoin(products, eq(products.id, priceDays.productId))
    .where(
      or(
        and(isNull(priceDays.beforePaise), lte(priceDays.fromAt, now)),
        and(isNotNull(priceDays.beforePaise), or(lte(priceDays.untilAt, now), isSetByHand)),
      ),
    )
    .orderBy(asc(priceDays.productId))
    .limit(atATime)
    .for('no key update', { skipLocked: true })
  for (const { span, sellingPricePaise } of due) {
    const { productId, pricePaise, untilAt, beforePaise } = span
    const isLower = pricePaise < sellingPricePaise
    if (beforePaise === null && untilAt > now && isLower)
      await begin(tx, productId, { pricePaise, sellingPricePaise })
    else await endSpan(tx, productId)
    tx.log.info({ productId }, 'price moved on its day')
  }
  return due.length
}

function isSame(one: Span, other: Pick<Span, 'pricePaise' | 'fromAt' | 'untilAt'>): boolean {
  const [from, until] = [one.fromAt.getTime(), one.untilAt.getTime()]
  return (
    one.pricePaise === other.pricePaise &&
    from === other.fromAt.getTime() &&
    until === other.untilAt.getTime()
  )
}

async function spanOf({ db }: Ctx, productId: string): Promise<Span | null> {
  const [span] = await db.select().from(priceDays).where(eq(priceDays.productId, productId))
  return span ?? null
}

/** What it is sold for. A product that is archived is sold for nothing. */
async function lockProduct({ db }: Ctx, productId: string): Promise<number> {
  const [product] = await db
    .select({ sellingPricePaise: products.sellingPricePaise })
    .from(products)
    .where(and(eq(products.id, productId), ne(products.state, 'archived')))
    .for('no key update')
  if (!product) throw new DomainError('not_found', { what: 'product' })
  return product.sellingPricePaise
}

/** Of a product whose row is locked. */
async function begin(
  tx: Ctx,
  productId: string,
  { pricePaise, sellingPricePaise }: { pricePaise: number; sellingPricePaise: number },
): Promise<void> {
  await tx.db
    .update(priceDays)
    .set({ beforePaise: sellingPricePaise })
    .where(eq(priceDays.productId, productId))
  await setPrice(tx, productId, { from: sellingPricePaise, to: pricePaise })
}

/** Takes the row away, and the price back where it is still that of these days. Answers the row, or null. */
async function endSpan(tx: Ctx, productId: string): Promise<Span | null> {
  const [span] = await tx.db.delete(priceDays).where(eq(priceDays.productId, productId)).returning()
  if (!span) return null
  const { pricePaise, beforePaise } = span
  const [now] = await tx.db
    .select({ paise: products.sellingPricePaise })
    .from(products)
    .where(eq(products.id, productId))
  if (beforePaise !== null && now?.paise === pricePaise)
    await setPrice(tx, productId, { from: pricePaise, to: beforePaise })
  return span
}

/** As by hand, so that lists, pages, carts and history follow. */
async function setPrice(
  tx: Ctx,
  productId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.db
    .update(products)
    .set({ sellingPricePaise: to, updatedAt: laterThanBefore(tx.now()) })
    .where(eq(products.id, productId))
  await writeAudit(tx, {
    action: 'product_changed',
    objectId: productId,
    before: { sellingPricePaise: from },
    after: { sellingPricePaise: to },
  })
}
