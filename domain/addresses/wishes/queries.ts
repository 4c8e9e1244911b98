import { and, asc, count, desc, inArray, lt, notLike } from 'drizzle-orm'

import { deliveryWishes } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { deliveryTo } from '../delivery-areas.ts'

export interface WishesOfPinCode {
  pinCode: string
  count: number
  /** Ten digits each, the oldest wish first. */
  mobiles: string[]
  /** By now the shop delivers there. */
  isDelivered: boolean
}

/** So many PIN codes the desk sees, and so many numbers of each. */
const mostShown = 200
const yearSeconds = 365 * 24 * 60 * 60

/** Who wants to be told, counted by PIN code, the most wanted first. @throws not_signed_in, forbidden */
export async function wishesByPinCode(ctx: Ctx): Promise<WishesOfPinCode[]> {
  admin(ctx)
  const many = count()
  const counted = await ctx.db
    .select({ pinCode: deliveryWishes.pinCode, count: many })
    .from(deliveryWishes)
    .groupBy(deliveryWishes.pinCode)
    .orderBy(desc(many), asc(deliveryWishes.pinCode))
    .limit(mostShown)
  const pinCodes = counted.map(({ pinCode }) => pinCode)
  const numbers = await ctx.db
    .select()
    .from(deliveryWishes)
    .where(and(inArray(deliveryWishes.pinCode, pinCodes), notLike(deliveryWishes.contact, '%@%')))
    .orderBy(asc(deliveryWishes.createdAt))
  const numbersOf = Map.groupBy(numbers, ({ pinCode }) => pinCode)
  const rows: WishesOfPinCode[] = []
  for (const one of counted) {
    const mobiles = (numbersOf.get(one.pinCode) ?? []).map(({ contact }) => contact)
    const { isDelivered } = await deliveryTo(ctx, one.pinCode)
    rows.push({ ...one, mobiles: mobiles.slice(0, mostShown), isDelivered })
  }
  return rows
}

/** Forgets who has waited for a year. */
export async function pruneWishes(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, deliveryWishes, lt(deliveryWishes.createdAt, secondsAfter(ctx.now(), -yearSeconds)))
}
