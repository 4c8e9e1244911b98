import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import { refuseBelowLeast } from '#domain/addresses/delivery-areas.ts'
import { refuseCashThere } from '#domain/checkout/cash.ts'
import { notAllowed, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { hasDuty, isAdmin } from '#domain/ground/rules.ts'
import { changeWords } from '#domain/orders/change-words.ts'
import { isChangeable } from '#domain/orders/rules.ts'
import { isSeen, isTakenAtCounter } from '#domain/orders/seen-by.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { orWaits } from '#domain/payments/waiting-refund.ts'
import { termsOf } from '#domain/shop/terms.ts'
import { refuseClosed } from '#domain/slots/refuse-closed.ts'

import { planEdit } from './plan-edit.ts'
import type { EditPlan, Order, WantedChange } from './plan-edit.ts'
import { refuseMissing, refuseMissingNow } from './refuse-missing.ts'
import type { OrderSums } from './rules.ts'
import { backOnline, lockToEdit, moneyOf, writeEdit } from './write-edit.ts'

export interface OrderChange extends WantedChange {
  orderId: string
  /** How often its lines had been changed when they were looked at. */
  version: number
}

/** A change with what whoever makes it has seen and says. */
export type AgreedChange = OrderChange & {
  /** What the order comes to, as the page showed it. */
  totalPaise: number
  /** Why, for the customer to read. */
  note?: string | undefined
}

/** What a change would make of an order. */
export interface PlannedChange {
  before: OrderSums
  after: OrderSums
  /** What is changed, each in a few words; empty where nothing is. */
  changed: string[]
  /** What is still to be paid then. */
  duePaise: number
  /** What goes back by itself, to where it came from. */
  backOnlinePaise: number
  /** What is to be given back by a hand then, with what is so already. */
  backByHandPaise: number
}

/**
 * Says what a change would make of an order, and does nothing.
 * @throws as changeOrder
 */
export async function plannedChange(ctx: Ctx, change: OrderChange): Promise<PlannedChange> {
  signedIn(ctx)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, change.orderId))
  const who = await whoChanges(ctx, order)
  refuseOutdated(order!, change.version)
  refusePrices(who, change)
  const plan = await planEdit(ctx, order!, change, who.isCustomer)
  if (who.isCustomer) refuseTooSmall(order!, plan)
  await refuseMissingNow(ctx, plan)
  return told(ctx, order!, plan)
}

/** What a plan makes of an order's sums and its money. @throws bad_refund */
export async function told(ctx: Ctx, order: Order, { before, after }: EditPlan): Promise<PlannedChange> {
  const money = await moneyOf(ctx, order, { totalPaise: after.totalPaise, isLocked: false })
  const { duePaise, surplusLeftPaise } = money
  return {
    before,
    after,
    changed: changeWords(before, after),
    duePaise,
    backOnlinePaise: backOnline(money),
    backByHandPaise: surplusLeftPaise,
  }
}

/**
 * Changes the lines of an order that is not packed, once under one idempotency key: by the desk (prices and
 * the discount by an admin alone, with a reason), and by its customer. Of two who change one order the second
 * is told how it stands. The money follows: what is due is more, or what is paid too much goes back.
 * @throws not_signed_in, not_found, forbidden, order_moved, order_changed, replacement_stays, invalid_input,
 *   below_least, amount_mismatch, out_of_stock, no_longer_sold, no_price, bad_refund, cash_off,
 *   cash_needs_place, cash_too_much, cash_not_here, cash_blocked, key_reused, refund_waits,
 *   refund_waits_already, only_administrator, slot_closed
 */
export async function changeOrder(ctx: Ctx, change: AgreedChange, idempotencyKey?: string): Promise<void> {
  signedIn(ctx)
  const repeatable = { key: idempotencyKey, request: ['change order', change] }
  const asked = { request: { kind: 'change', input: change } as const, note: change.note }
  const { paymentIds } = await orWaits(ctx, asked, () =>
    once(ctx, repeatable, (tx) => changeInTransaction(tx, change)),
  )
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/** In the transaction of who changes it or allows it. Answers the payments that money goes back from. */
export async function changeInTransaction(tx: Ctx, change: AgreedChange): Promise<{ paymentIds: string[] }> {
  const order = await lockToEdit(tx, change.orderId)
  const who = await whoChanges(tx, order)
  refuseOutdated(order!, change.version)
  refusePrices(who, change)
  if (who.isCustomer) await refuseClosed(tx, order!)
  const plan = await planEdit(tx, order!, change, who.isCustomer)
  if (who.isCustomer) refuseTooSmall(order!, plan)
  if (changeWords(plan.before, plan.after).length === 0) return { paymentIds: [] }
  refuseOtherSum(plan, change.totalPaise)
  refuseUnexplained(plan, change)
  if (who.isCustomer) await refuseCredit(tx, order!, plan)
  await refuseMissing(tx, plan)
  return { paymentIds: await writeEdit(tx, order!, { plan, note: change.note }) }
}

/**
 * As whom somebody changes an order. Who has the counter changes what was taken there; a helper's own order
 * is changed as any customer's. @throws not_found, forbidden
 */
async function whoChanges(
  ctx: Ctx,
  order: Order | undefined,
): Promise<{ isCustomer: boolean; mayPrice: boolean }> {
  const person = signedIn(ctx)
  if (!(await isSeen(ctx, order))) throw new DomainError('not_found', { what: 'order' })
  if (isAdmin(person)) return { isCustomer: false, mayPrice: true }
  if (order!.personId === person.id) return { isCustomer: true, mayPrice: false }
  const isTheirs = hasDuty(person, 'counter') && (await isTakenAtCounter(ctx, order!))
  if (!isTheirs) throw notAllowed('no_duty')
  return { isCustomer: false, mayPrice: false }
}

/** @throws order_moved, replacement_stays, order_changed */
export function refuseOutdated(order: Order, version: number | undefined): void {
  const { id: orderId, status, totalPaise } = order
  if (order.paymentWay === 'none') throw new DomainError('replacement_stays', {})
  if (!isChangeable(order)) throw new DomainError('order_moved', { orderId, status })
  if (version !== undefined && version !== order.version)
    throw new DomainError('order_changed', { orderId, version: order.version, totalPaise })
}

/** @throws forbidden */
function refusePrices({ mayPrice }: { mayPrice: boolean }, { lines, discountPaise }: WantedChange): void {
  if (mayPrice) return
  if (discountPaise !== undefined || lines.some(({ pricePaise }) => pricePaise !== undefined))
    throw notAllowed('not_admin')
}

/** Nobody agrees to another sum than they saw. @throws amount_mismatch */
export function refuseOtherSum({ after }: EditPlan, shownPaise: number): void {
  const { subtotalPaise, totalPaise } = after
  if (totalPaise !== shownPaise)
    throw new DomainError('amount_mismatch', { shownPaise, subtotalPaise, totalPaise })
}

/** What goes to an area does not get smaller than the least sum that was said for it. @throws below_least */
function refuseTooSmall(order: Order, { before, after }: EditPlan): void {
  if (order.deliveryAddress && after.subtotalPaise < before.subtotalPaise)
    refuseBelowLeast(order.deliveryAddress.pinCode, { ...termsOf(order), ...after })
}

/** A price that is made for this order, and a discount, have their reason. @throws invalid_input */
function refuseUnexplained(
  { before, after }: EditPlan,
  { lines, discountPaise, note }: WantedChange & { note?: string | undefined },
): void {
  if (note !== undefined) return
  const was = new Map(before.lines.map((line) => [line.position, line.sellingPricePaise]))
  const isPriced = lines.some(
    ({ position, pricePaise }) =>
      pricePaise !== undefined && (position === undefined || pricePaise !== was.get(position)),
  )
  const isGiven = discountPaise !== undefined && after.discountPaise > before.discountPaise
  if (isPriced || isGiven)
    throw new DomainError('invalid_input', { fields: { note: { problem: 'reason_missing' } } })
}

/**
 * What a customer leaves to be paid when it is handed over is asked what any order in cash is asked; what it
 * was before is settled already.
 */
export async function refuseCredit(ctx: Ctx, order: Order, { after }: EditPlan): Promise<void> {
  const { duePaise } = await moneyOf(ctx, order, { totalPaise: after.totalPaise, isLocked: false })
  if (duePaise > order.totalPaise - order.paidPaise)
    await refuseCashThere(ctx, { totalPaise: duePaise, destination: order })
}
