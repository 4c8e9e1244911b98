import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { offers, offerUses, people, products } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { homePercent, isOfHome } from './home/rules.ts'
import type { ShopOfferKind } from './terms.ts'

type Offer = typeof offers.$inferSelect

/** An offer as the desk sees it. */
export type DeskOffer = Omit<Offer, 'kind' | 'priceGroup'> & {
  kind: ShopOfferKind
  products: { id: string; name: string }[] | null
  personName: string | null
  /** How often it was had and not given back, and what it took off, in paise. */
  uses: number
  costPaise: number
}

/**
 * All offers that the shop makes (prices of a group are none of them), those that nobody has ended first, the
 * newest of each first. @throws not_signed_in, forbidden
 */
export async function allOffers(ctx: Ctx): Promise<DeskOffer[]> {
  admin(ctx)
  const had = ctx.db
    .select({
      offerId: offerUses.offerId,
      uses: sql`count(*)`.mapWith(Number).as('uses'),
      costPaise: sql`sum(${offerUses.savedPaise})`.mapWith(Number).as('cost_paise'),
    })
    .from(offerUses)
    .where(and(eq(offerUses.isGivenBack, false), isNotNull(offerUses.orderId)))
    .groupBy(offerUses.offerId)
    .as('had')
  const rows = await ctx.db
    .select({ offer: offers, personName: people.name, uses: had.uses, costPaise: had.costPaise })
    .from(offers)
    .leftJoin(people, eq(people.id, offers.personId))
    .leftJoin(had, eq(had.offerId, offers.id))
    .where(isNull(offers.priceGroup))
    .orderBy(desc(sql`${offers.endedAt} is null`), desc(offers.createdAt), desc(offers.id))
    .limit(500)
  const ids = [...new Set(rows.flatMap(({ offer }) => offer.productIds ?? []))]
  const { id, name, netQuantity, netUnit } = products
  const goods =
    ids.length === 0
      ? []
      : await ctx.db.select({ id, name, netQuantity, netUnit }).from(products).where(anyOf(id, ids))
  const names = new Map(goods.map((good) => [good.id, withPack(good.name, good)]))
  return rows.map(({ offer: { priceGroup: _group, kind, ...offer }, personName, uses, costPaise }) => ({
    ...offer,
    kind: kind as ShopOfferKind,
    products: offer.productIds?.map((id) => ({ id, name: names.get(id) ?? '' })) ?? null,
    personName,
    uses: uses ?? 0,
    costPaise: costPaise ?? 0,
  }))
}

/**
 * How one has what the home page says of a first purchase: its code, null where it is given by itself;
 * undefined where there is no such offer. One that is given by itself asks nothing, so it is said first.
 */
export async function offerOfHome({ db }: Pick<Ctx, 'db'>): Promise<{ code: string | null } | undefined> {
  const found = await db
    .select()
    .from(offers)
    .where(and(eq(offers.isRunning, true), isNull(offers.endedAt), eq(offers.percent, homePercent)))
    .orderBy(desc(sql`${offers.code} is null`), asc(offers.createdAt), asc(offers.id))
  return found.find(isKeptForHome)
}

/** Whether it is what the home page speaks of (`isOfHome`), as the offer is kept. */
export function isKeptForHome(
  offer: Pick<
    Offer,
    'kind' | 'percent' | 'isFirstOrder' | 'personId' | 'productIds' | 'category' | 'leastPaise' | 'mostUses'
  >,
): boolean {
  return isOfHome({
    ...offer,
    isForOne: offer.personId !== null,
    isOfSomeGoods: offer.productIds !== null || offer.category !== null,
    least: offer.leastPaise,
  })
}
