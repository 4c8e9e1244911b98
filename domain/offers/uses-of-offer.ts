import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import { offers, offerUses, orders, people } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'

/** An order that has an offer. */
export interface OfferUse {
  id: number
  orderId: string
  orderNumber: number
  /** Who ordered; null for who gave no name at the stall. */
  person: { id: string; name: string } | null
  /** What the offer takes off the order, delivery too, in paise. */
  savedPaise: number
  at: Date
}

/**
 * A page of the orders that have an offer, the newest use first; what was cancelled has given it back.
 * @throws not_signed_in, forbidden, not_found, invalid_input for a cursor of another list
 */
export async function usesOfOffer(ctx: Ctx, offerId: string, request: PageRequest): Promise<Page<OfferUse>> {
  admin(ctx)
  if ((await ctx.db.$count(offers, and(eq(offers.id, offerId), isNull(offers.priceGroup)))) === 0)
    throw new DomainError('not_found', { what: 'offer' })
  const only = and(
    eq(offerUses.offerId, offerId),
    eq(offerUses.isGivenBack, false),
    isNotNull(offerUses.orderId),
  )
  const page = await idsOfPage(ctx, newestFirst, { q: undefined, only }, request)
  const ids = page.rows.map(({ id }) => Number(id))
  return { ...page, rows: ids.length > 0 ? await usesByIds(ctx, ids) : [] }
}

const newestFirst: List = {
  name: 'offer uses',
  table: offerUses,
  id: offerUses.id,
  order: [{ column: offerUses.id, kind: 'whole', isDescending: true }],
}

async function usesByIds({ db }: Ctx, ids: number[]): Promise<OfferUse[]> {
  const { id, savedPaise, at } = offerUses
  return db
    .select({
      id,
      orderId: orders.id,
      orderNumber: orders.number,
      person: { id: people.id, name: people.name },
      savedPaise,
      at,
    })
    .from(offerUses)
    .innerJoin(orders, eq(orders.id, offerUses.orderId))
    .leftJoin(people, eq(people.id, orders.personId))
    .where(inArray(id, ids))
    .orderBy(desc(id))
}
