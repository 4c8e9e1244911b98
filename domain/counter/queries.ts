import { createHash } from 'node:crypto'

import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'

import { accountClaims, idempotencyKeys, orders, people } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { addressesOf } from '#domain/addresses/queries.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { duePaise } from '#domain/orders/rules.ts'

/** What the page of an order's link shows, and all that it knows: neither goods nor names. */
export interface LinkedOrder {
  /** To be said aloud: 1042 for #1042. */
  number: number
  totalPaise: number
  /** 0 where it is paid, or was called off. */
  duePaise: number
  /** It was called off, or its money went back. */
  isOver: boolean
}

/** The order of a link, for whoever has it. @throws not_found */
export async function linkedOrder({ db }: Ctx, token: string): Promise<LinkedOrder> {
  const [order] = await db.select().from(orders).where(eq(orders.payToken, token))
  if (!order) throw new DomainError('not_found', { what: 'order' })
  const { number, totalPaise, status } = order
  const isOver = status === 'cancelled' || status === 'refunded'
  return { number, totalPaise, duePaise: duePaise(order), isOver }
}

/** As the link by which an account is claimed is stored. */
export function claimHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * For whom a link to claim an account is: their first name, and a helper's e-mail; null where it was used or
 * its days are over.
 */
export async function claimedBy(
  { db, now }: Ctx,
  token: string,
): Promise<{ firstName: string; email: string | null } | null> {
  const [found] = await db
    .select({ name: people.name, email: people.email })
    .from(accountClaims)
    .innerJoin(people, eq(people.id, accountClaims.personId))
    .where(and(eq(accountClaims.tokenHash, claimHash(token)), gt(accountClaims.expiresAt, now())))
  return found ? { firstName: found.name.trim().split(/\s+/)[0] ?? '', email: found.email } : null
}

/** An order as the person who took it is told of it afterwards. */
export interface SentOrder {
  id: string
  number: number
  totalPaise: number
}

/**
 * What came of an order that this person sent under an idempotency key, and whose answer was lost: null where
 * nothing was taken, which a request that is still on its way may change.
 * @throws not_signed_in, forbidden
 */
export async function sentOrder(ctx: Ctx, key: string): Promise<SentOrder | null> {
  const { id: personId } = onDuty(ctx, 'counter')
  const [found] = await ctx.db
    .select({ id: orders.id, number: orders.number, totalPaise: orders.totalPaise })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, sql`${idempotencyKeys.result} ->> 'orderId'`))
    .where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)))
  return found ?? null
}

/** Where somebody's goods go: one of their addresses, or one that an order of theirs went to. */
export interface KnownPlace {
  /** null: they do not keep it, and it was said for an order. */
  addressId: string | null
  address: DeliveryAddress
}

/** So many orders are looked through for places. */
const ordersLookedAt = 10

/**
 * The places that a person may mean: their addresses, the newest first, then where their last orders went.
 * @throws not_signed_in, forbidden
 */
export async function placesOf(ctx: Ctx, personId: string): Promise<KnownPlace[]> {
  onDuty(ctx, 'counter')
  const [kept, ordered] = await Promise.all([
    addressesOf(ctx, personId),
    ctx.db
      .select({ address: orders.deliveryAddress })
      .from(orders)
      .where(and(eq(orders.personId, personId), isNotNull(orders.deliveryAddress)))
      .orderBy(desc(orders.createdAt))
      .limit(ordersLookedAt),
  ])
  const places: KnownPlace[] = kept.map(({ id, ...address }) => ({ addressId: id, address }))
  for (const { address } of ordered)
    if (address && !places.some((place) => isSamePlace(place.address, address)))
      places.push({ addressId: null, address })
  return places
}

function isSamePlace(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return (['name', 'mobile', 'line1', 'line2', 'pinCode'] as const).every((part) => one[part] === other[part])
}
