import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'

import { orders, people } from '#db/schema/index.ts'
import { deliveryTo } from '#domain/addresses/delivery-areas.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, isDomainError } from '#domain/ground/errors.ts'
import { readShopSettings } from '#domain/shop/settings.ts'

import { destinationOf } from './destination.ts'
import type { Destination } from './destination.ts'
import { refuseGuestCash, refuseTooMuchOfGuest } from './guest-cash.ts'
import type { CashPlace } from './guest-cash.ts'
import type { ToPay } from './wanted-cart.ts'

/**
 * Whether this person could pay so much in cash for such a place, or for one of which only the PIN code is
 * known: null, or why not. Of somebody whom nobody knows yet, what depends on who they are is said when they
 * order.
 * @throws not_signed_in, not_found
 */
export async function cashRefusal(
  ctx: Ctx,
  { amountPaise: totalPaise, delivery, pinCode }: Asked,
): Promise<DomainError | null> {
  const isPlaced = pinCode !== undefined || (delivery && 'collect' in delivery)
  try {
    if (!ctx.actor && isPlaced) await refuseStrangersCash(ctx, totalPaise, pinCode ?? null)
    else if (pinCode === undefined)
      await refuseCash(ctx, { totalPaise, destination: await destinationOf(ctx, delivery) })
    else
      await refuseCash(ctx, { totalPaise, destination: { deliveryAddress: { pinCode }, isCollected: false } })
    return null
  } catch (error) {
    const isAnswer = isDomainError(error) && !['not_found', 'not_signed_in'].includes(error.code)
    if (isAnswer) return error
    throw error
  }
}

interface Asked extends Pick<ToPay, 'amountPaise' | 'delivery'> {
  /** Where they want it who have no address there yet. */
  pinCode?: string | undefined
}

/** pinCode: null where it is fetched. @throws cash_off, cash_too_much, cash_not_here, cash_guest_too_much */
async function refuseStrangersCash(ctx: Ctx, totalPaise: number, pinCode: string | null): Promise<void> {
  await refuseCashAt(ctx, totalPaise, pinCode)
  refuseTooMuchOfGuest(totalPaise)
}

/**
 * Cash is taken where the shop takes it at all, where the goods are handed over at a known place, and up to
 * an amount; and one order at a time until a person has paid their first. Of guests less is known, and more
 * is asked.
 * @throws cash_off, cash_needs_place, cash_too_much, cash_not_here, cash_blocked, cash_order_open,
 *   cash_guest_too_much, cash_guest_open
 */
export async function refuseCash(ctx: Ctx, order: InCash): Promise<void> {
  await refuseCashThere(ctx, order)
  const orderId = await openCashOrder(ctx)
  if (orderId !== null) throw new DomainError('cash_order_open', { orderId })
  if (buying(ctx).isGuest) await refuseGuestCash(ctx, order.totalPaise, order.destination.deliveryAddress)
}

interface InCash {
  totalPaise: number
  destination: { deliveryAddress: CashPlace | null } & Pick<Destination, 'isCollected'>
}

/**
 * The same of an order that is there already and gets more.
 * @throws cash_off, cash_needs_place, cash_too_much, cash_not_here, cash_blocked
 */
export async function refuseCashThere(ctx: Ctx, { totalPaise, destination }: InCash): Promise<void> {
  const { deliveryAddress, isCollected } = destination
  await refuseCashAt(ctx, totalPaise, isCollected ? null : deliveryAddress?.pinCode)
  await refuseBlocked(ctx)
}

/** Who is blocked from cash has nothing written down either. @throws cash_blocked */
export async function refuseBlocked(ctx: Ctx): Promise<void> {
  const blocked = and(eq(people.id, buying(ctx).id), isNotNull(people.blockedFrom))
  if ((await ctx.db.$count(people, blocked)) > 0) throw new DomainError('cash_blocked', { at: 'checkout' })
}

/** pinCode: null where it is fetched, undefined where nobody has said. */
async function refuseCashAt(ctx: Ctx, totalPaise: number, pinCode: string | null | undefined): Promise<void> {
  const { takesCash, maxCashPaise } = await readShopSettings(ctx)
  if (!takesCash) throw new DomainError('cash_off', {})
  if (pinCode === undefined) throw new DomainError('cash_needs_place', {})
  if (totalPaise > maxCashPaise) throw new DomainError('cash_too_much', { maximumPaise: maxCashPaise })
  if (pinCode !== null && !(await deliveryTo(ctx, pinCode)).takesCash)
    throw new DomainError('cash_not_here', { pinCode })
}

/** This person's order in cash that is not paid yet, as long as none of theirs was paid; else null. */
async function openCashOrder(ctx: Ctx): Promise<string | null> {
  const isPaid = sql<boolean>`${orders.paidPaise} > 0 and ${orders.paidPaise} = ${orders.totalPaise}`
  const [first] = await ctx.db
    .select({ id: orders.id, isPaid })
    .from(orders)
    .where(
      and(
        eq(orders.personId, buying(ctx).id),
        eq(orders.paymentWay, 'cash'),
        ne(orders.status, 'cancelled'),
        or(isPaid, ne(orders.status, 'refunded')),
      ),
    )
    .orderBy(desc(isPaid))
    .limit(1)
  return first && !first.isPaid ? first.id : null
}
