import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'

import { categories, offers, people, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'

import { isKeptForHome } from './queries.ts'
import type { ShopOfferKind } from './terms.ts'

type Offer = typeof offers.$inferSelect

/** An offer as somebody wants it. What its kind does not know is null. */
export type WantedOffer = Omit<
  Offer,
  'id' | 'kind' | 'priceGroup' | 'endedAt' | 'isRunning' | 'createdAt' | 'version'
> & { kind: ShopOfferKind }

/**
 * Adds an offer, once under one idempotency key. It can be had from its first day on, or at once.
 * @throws not_signed_in, forbidden, invalid_input, not_found, code_in_use, home_offer_exists, key_reused
 */
export async function addOffer(ctx: Ctx, wanted: WantedOffer, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = admin(ctx)
  await orCodeInUse(wanted, () =>
    once(ctx, { key: idempotencyKey, request: ['add offer', wanted] }, async (tx) => {
      await refuseUnknown(tx, wanted)
      const id = newId()
      await refuseSecondOfHome(tx, { ...wanted, id })
      const now = tx.now()
      await tx.db
        .insert(offers)
        .values({ ...wanted, id, createdAt: now, isRunning: isRunningAt(wanted, now) })
      await writeAudit(tx, {
        action: 'offer_added',
        objectId: id,
        before: null,
        after: await audited(tx, wanted),
      })
      tx.log.info({ offerId: id, actorId }, 'offer added')
      return id
    }),
  )
  await ctx.catalogChanged()
}

/**
 * Changes an offer for orders to come; what was ordered keeps it as it was.
 * @throws not_signed_in, forbidden, invalid_input, not_found, offer_changed, code_in_use, home_offer_exists
 */
export async function changeOffer(
  ctx: Ctx,
  { id, version, ...wanted }: WantedOffer & { id: string; version: number },
): Promise<void> {
  admin(ctx)
  await orCodeInUse(wanted, () =>
    inTransaction(ctx, async (tx) => {
      const before = await lockOffer(tx, { id, version })
      await refuseUnknown(tx, wanted)
      await refuseSecondOfHome(tx, { ...wanted, id })
      const isRunning = isRunningAt(wanted, tx.now())
      await write(tx, before, { ...wanted, isRunning })
      await writeAudit(tx, {
        action: 'offer_changed',
        objectId: id,
        before: await audited(tx, wantedOf(before)),
        after: await audited(tx, wanted),
      })
    }),
  )
  await ctx.catalogChanged()
}

/** Ends an offer now and for good. @throws not_signed_in, forbidden, not_found, offer_changed */
export async function endOffer(ctx: Ctx, asked: { id: string; version: number }): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const before = await lockOffer(tx, asked)
    const endedAt = tx.now()
    await write(tx, before, { endedAt, isRunning: false })
    await writeAudit(tx, {
      action: 'offer_ended',
      objectId: asked.id,
      before: { endedAt: null },
      after: { name: before.name, endedAt: endedAt.toISOString() },
    })
  })
  await ctx.catalogChanged()
}

/** Whether it can be had at that moment, as pages show it. */
function isRunningAt({ fromAt, untilAt }: Pick<Offer, 'fromAt' | 'untilAt'>, at: Date): boolean {
  return fromAt <= at && (untilAt === null || untilAt > at)
}

/** @throws not_found, offer_changed */
async function lockOffer(tx: Ctx, { id, version }: { id: string; version: number }): Promise<Offer> {
  const isIt = and(eq(offers.id, id), isNull(offers.priceGroup))
  const [offer] = await tx.db.select().from(offers).where(isIt).for('update')
  if (!offer) throw new DomainError('not_found', { what: 'offer' })
  if (offer.version !== version || offer.endedAt !== null) throw new DomainError('offer_changed', {})
  return offer
}

async function write(tx: Ctx, { id }: Offer, after: Partial<Offer>): Promise<void> {
  await tx.db
    .update(offers)
    .set({ ...after, version: sql`${offers.version} + 1` })
    .where(eq(offers.id, id))
}

/** What somebody can want of it. */
function wantedOf(offer: Offer): WantedOffer {
  const { id: _id, endedAt: _ended, isRunning: _runs, createdAt: _at, version: _version, ...rest } = offer
  const { priceGroup: _group, kind, ...wanted } = rest
  return { ...wanted, kind: kind as ShopOfferKind }
}

/** As the audit keeps it: goods by the names that they have now. */
async function audited(
  { db }: Ctx,
  { productIds, ...wanted }: WantedOffer,
): Promise<Omit<WantedOffer, 'productIds'> & { goods: string[] | null }> {
  if (!productIds) return { ...wanted, goods: null }
  const { name, netQuantity, netUnit } = products
  const named = await db
    .select({ name, netQuantity, netUnit })
    .from(products)
    .where(anyOf(products.id, productIds))
    .orderBy(products.position)
  return { ...wanted, goods: named.map((product) => withPack(product.name, product)) }
}

/** What it names is there, and a shelf stays until the end of the transaction. @throws not_found */
async function refuseUnknown(tx: Ctx, { productIds, category, personId }: WantedOffer): Promise<void> {
  if (productIds && (await tx.db.$count(products, anyOf(products.id, productIds))) < new Set(productIds).size)
    throw new DomainError('not_found', { what: 'product' })
  if (category !== null) {
    const isIt = eq(categories.value, category)
    const [shelf] = await tx.db
      .select({ value: categories.value })
      .from(categories)
      .where(isIt)
      .for('key share')
    if (!shelf) throw new DomainError('not_found', { what: 'category' })
  }
  if (personId !== null && (await tx.db.$count(people, eq(people.id, personId))) === 0)
    throw new DomainError('not_found', { what: 'user' })
}

/**
 * There is one at a time of which the home page speaks: two would both come off every first order, also
 * where one of them has a code. @throws home_offer_exists
 */
async function refuseSecondOfHome(tx: Ctx, wanted: WantedOffer & { id: string }): Promise<void> {
  if (!isKeptForHome(wanted)) return
  // One at a time, so that of two who press at once the second one sees what the first one has added.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('offer of the home page', 0))`)
  const now = tx.now()
  const { id, fromAt, untilAt } = wanted
  const onSameDays = await tx.db
    .select()
    .from(offers)
    .where(
      and(
        ne(offers.id, id),
        isNull(offers.endedAt),
        or(isNull(offers.untilAt), gt(offers.untilAt, fromAt > now ? fromAt : now)),
        untilAt ? lt(offers.fromAt, untilAt) : undefined,
      ),
    )
  const other = onSameDays.find(isKeptForHome)
  if (other) throw new DomainError('home_offer_exists', { name: other.name })
}

/** @throws code_in_use */
async function orCodeInUse({ code }: WantedOffer, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (code !== null && breaks(error, 'offers_code')) throw new DomainError('code_in_use', { code })
    throw error
  }
}
