import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { guests, orders, people } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { maxGuestCashPaise } from './rules.ts'

/** Where it goes; of a place that nobody has named yet the PIN code alone. */
export type CashPlace = Pick<DeliveryAddress, 'pinCode'> & Partial<Pick<DeliveryAddress, 'mobile' | 'line1'>>

/**
 * Cash for somebody without an account who has not paid an order yet: up to an amount, and one open order a
 * number, a place and a device, whoever ordered it. @throws cash_guest_too_much, cash_guest_open
 */
export async function refuseGuestCash(ctx: Ctx, totalPaise: number, place: CashPlace | null): Promise<void> {
  const { id } = buying(ctx)
  const isPaid = and(gt(orders.paidPaise, 0), eq(orders.paidPaise, orders.totalPaise))
  if ((await ctx.db.$count(orders, and(eq(orders.personId, id), isPaid))) > 0) return
  refuseTooMuchOfGuest(totalPaise)
  const [me] = await ctx.db
    .select({ mobile: people.mobile, deviceId: guests.deviceId })
    .from(guests)
    .innerJoin(people, eq(people.id, guests.personId))
    .where(eq(guests.personId, id))
  const mobiles = [me?.mobile, place?.mobile].filter((mobile) => typeof mobile === 'string')
  const [open] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(guests, eq(guests.personId, orders.personId))
    .innerJoin(people, eq(people.id, guests.personId))
    .where(
      and(
        inArray(orders.status, ['placed', 'packed', 'out_for_delivery']),
        eq(orders.paymentWay, 'cash'),
        lt(orders.paidPaise, orders.totalPaise),
        or(
          anyOf(people.mobile, mobiles),
          anyOf(sql`${orders.deliveryAddress} ->> 'mobile'`, mobiles),
          me?.deviceId ? eq(guests.deviceId, me.deviceId) : undefined,
          place?.line1 === undefined ? undefined : isSamePlace(place.pinCode, place.line1),
        ),
      ),
    )
    .limit(1)
  if (open) throw new DomainError('cash_guest_open', {})
}

/** @throws cash_guest_too_much */
export function refuseTooMuchOfGuest(totalPaise: number): void {
  if (totalPaise > maxGuestCashPaise)
    throw new DomainError('cash_guest_too_much', { maximumPaise: maxGuestCashPaise })
}

/** Guests' orders in cash are written one after the other, so that two of one number see each other. */
export async function lockGuestCash({ db }: Ctx): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('cash of guests', 0))`)
}

/** However its line is spaced and punctuated. */
function isSamePlace(pinCode: string, line1: string) {
  const there = essence(sql`${orders.deliveryAddress} ->> 'line1'`)
  return and(
    sql`${orders.deliveryAddress} ->> 'pinCode' = ${pinCode}`,
    sql`${there} = ${essence(sql`${line1}::text`)}`,
  )
}

/** Both by PostgreSQL: another one's letters are others, as the vowels of Hindi, which are marks. */
function essence(line: SQL): SQL {
  return sql`regexp_replace(lower(${line}), '[^[:alnum:]]', '', 'g')`
}
