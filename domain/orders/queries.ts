import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import {
  cashEntries,
  orderLines,
  orderLookups,
  orders,
  payments,
  people,
  products,
  refunds,
} from '#db/schema/index.ts'
import { isWithoutPlace } from '#db/schema/orders.ts'
import type { DeliveryAddress, SnapshotLine, UsedOffer } from '#db/schema/orders.ts'
import { admin, onDuty, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOf, idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { mobileIn } from '#domain/ground/search-words.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'
import { endOfIndianDay, startOfIndianDay } from '#domain/time/rules.ts'

import { isMoney } from './counter-cash.ts'
import { isRefundedAtGateway } from './refunded-at-gateway.ts'
import { duePaise, paymentOf, walkInName } from './rules.ts'
import type { MissingWish, OrderPayment, OrderStatus, OrderToDo } from './rules.ts'
import { isSeenFromStall } from './seen-by.ts'
import { ordersToDo } from './to-do.ts'

export interface OrderView {
  id: string
  /** Its short number, to be said aloud: #1042. */
  number: number
  status: OrderStatus
  /** id null: they took it along at the stall, and gave no name. */
  person: { id: string | null; name: string; email: string | null }
  /** The gateway's payment id; null for an order that no payment came for, as one in cash. */
  transactionId: string | null
  payment: OrderPayment
  /** It still goes its way, and all of its money went back at the gateway's dashboard. */
  isRefundedAtGateway: boolean
  /** `hindiName`: what the good is called in Hindi today; null where it has no such name. */
  lines: (SnapshotLine & { position: number; ifMissing: MissingWish; hindiName: string | null })[]
  subtotalPaise: number
  /** Taken off the goods: by the desk, or all of them where they replace others. */
  discountPaise: number
  /** What of it is offers, and those of delivery. */
  offers: readonly UsedOffer[]
  shippingPaise: number
  /** Of the total: what is kept until bottles and crates are back. */
  depositPaise: number
  totalPaise: number
  /** How often its lines were changed. */
  version: number
  /** What is still to be paid. */
  duePaise: number
  deliveryAddress: DeliveryAddress | null
  /** It is fetched at the market. */
  isCollected: boolean
  /** The Indian day for which its delivery was promised; null: none was. */
  promisedOn: string | null
  /** In which slot it is brought or collected; null: in none. */
  slot: SlotView | null
  /** The slot that was asked for, and taken by others when its money came late; null: it has that one. */
  slotAsked: SlotView | null
  createdAt: Date
}

/** One's own orders, newest first. @throws not_signed_in */
export async function myOrders(ctx: Ctx): Promise<OrderView[]> {
  return ordersWithLines(ctx, eq(orders.personId, signedIn(ctx).id))
}

/** Which orders are wanted; all of them where nothing is given. */
export interface OrdersWanted {
  /**
   * Each of its words is in the id, the number, the customer's name or e-mail, or the transaction; or it is a
   * mobile number or a UPI reference of the order.
   */
  q?: string | undefined
  /** How they stand: one of these. Empty: in any way. */
  status?: OrderStatus[] | undefined
  /** Only those of which nobody has said yet where they are to be brought. */
  needsAddress?: boolean | undefined
  /** Only those that wait so. */
  toDo?: OrderToDo | undefined
  /** Only those of this person. */
  personId?: string | undefined
  /** From when they are: Indian days (2026-11-21), both included. */
  from?: string | undefined
  to?: string | undefined
}

/**
 * One page of everybody's orders, newest first, for admins and those who pack.
 * @throws not_signed_in, forbidden, invalid_input
 */
export async function allOrders(
  ctx: Ctx,
  wanted: OrdersWanted,
  request: PageRequest,
): Promise<Page<OrderView>> {
  onDuty(ctx, 'packs')
  const page = await idsOfPage(ctx, newestFirst, narrowed(ctx, wanted), request)
  const ids = page.rows.map(({ id }) => id)
  return { ...page, rows: await ordersByIds(ctx, ids) }
}

/** The same, however many, for admins alone. @throws not_signed_in, forbidden */
export async function everyOrder(ctx: Ctx, wanted: OrdersWanted, take: Take<OrderView>): Promise<void> {
  admin(ctx)
  await readWhole(ctx, { ids: idsOf(newestFirst, narrowed(ctx, wanted)), rowsOf: ordersByIds }, take)
}

/** By an index of `orders` that has all that the list needs of an order. */
function narrowed(
  ctx: Ctx,
  { q, status = [], needsAddress = false, toDo, personId, from, to }: OrdersWanted,
) {
  const only = and(
    status.length > 0 ? inArray(orders.status, status) : undefined,
    needsAddress ? isWithoutPlace(orders) : undefined,
    toDo === undefined ? undefined : ordersToDo(toDo, ctx),
    personId === undefined ? undefined : eq(orders.personId, personId),
    from === undefined ? undefined : gte(orders.createdAt, startOfIndianDay(from)),
    to === undefined ? undefined : lt(orders.createdAt, endOfIndianDay(to)),
  )
  return { q, only }
}

/**
 * By the number of its customer or of its address, by the reference with which it was paid or given back by
 * UPI, and by a payment that is not its first.
 */
function alsoFound(q: string): SQL[] {
  const mobile = mobileIn(q)
  const reference = q.replaceAll(/\s/g, '').toUpperCase()
  const paid = [
    ...(/^[A-Z0-9]{6,35}$/.test(reference)
      ? [sql`select order_id from cash_entries where reference = ${reference}`]
      : []),
    sql`select order_id from payments where id = ${q.trim()}`,
  ]
  if (mobile === null) return paid
  return [
    ...paid,
    sql`select o.id from orders o join person_lookups p on p.id = o.person_id where p.words like ${`%${mobile}%`}`,
    sql`select id from orders where delivery_address ->> 'mobile' = ${mobile} and delivery_address is not null`,
  ]
}

const newestFirst: List = {
  name: 'orders',
  table: orders,
  lookups: orderLookups,
  id: orders.id,
  isFoundByPartOfId: true,
  alsoFound,
  order: [
    { column: orders.createdAt, kind: 'moment', isDescending: true },
    { column: orders.id, kind: 'text', isDescending: true },
  ],
}

/**
 * Several orders by their ids, newest first. The caller has asked whether they may be seen; whoever sees
 * them from the stall is told neither e-mails nor the gateway's ids.
 */
export async function ordersByIds(ctx: Ctx, ids: string[]): Promise<OrderView[]> {
  return ids.length > 0 ? ordersWithLines(ctx, inArray(orders.id, ids)) : []
}

/** The orders that `where` finds, newest first: not for more of them than one answer holds. */
async function ordersWithLines(ctx: Ctx, where: SQL): Promise<OrderView[]> {
  const { db } = ctx
  const found = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      personId: orders.personId,
      personName: people.name,
      email: people.email,
      transactionId: orders.paymentId,
      paymentWay: orders.paymentWay,
      paidPaise: orders.paidPaise,
      subtotalPaise: orders.subtotalPaise,
      discountPaise: orders.discountPaise,
      shippingPaise: orders.shippingPaise,
      depositPaise: orders.depositPaise,
      totalPaise: orders.totalPaise,
      offers: orders.offers,
      version: orders.version,
      deliveryAddress: orders.deliveryAddress,
      isCollected: orders.isCollected,
      promisedOn: orders.promisedOn,
      slotId: orders.slotId,
      slotAskedId: orders.slotAskedId,
      createdAt: orders.createdAt,
      isRefundedAtGateway: isRefundedAtGateway(),
    })
    .from(orders)
    .leftJoin(people, eq(people.id, orders.personId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
  if (found.length === 0) return []
  const ids = found.map((order) => order.id)
  const lines = await db
    .select({ ...getTableColumns(orderLines), hindiName: products.hindiName })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids))
  const cash = await db
    .select()
    .from(cashEntries)
    .where(and(inArray(cashEntries.orderId, ids), isMoney))
  const linesOf = Map.groupBy(lines, (line) => line.orderId)
  const paymentsOf = Map.groupBy(paid, (payment) => payment.orderId)
  const cashOf = Map.groupBy(cash, (entry) => entry.orderId)
  const refused = await refusedRefunds(ctx, ids)
  const slots = await slotsByIds(
    ctx,
    found.flatMap(({ slotId, slotAskedId }) => [slotId, slotAskedId].filter((id) => id !== null)),
  )
  return found.map(
    ({ paymentWay, paidPaise, personId, personName, email, slotId, slotAskedId, ...order }) => ({
      ...order,
      slot: slots.get(slotId ?? '') ?? null,
      slotAsked: slots.get(slotAskedId ?? '') ?? null,
      person: { id: personId, name: personName ?? walkInName, email },
      // By the link of an order nobody learns an e-mail.
      ...(ctx.actor?.onlyOrder !== undefined && {
        person: { id: personId, name: personName ?? walkInName, email: null },
      }),
      ...(isSeenFromStall(ctx, personId) && {
        person: { id: personId, name: personName ?? walkInName, email: null },
        transactionId: null,
      }),
      duePaise: duePaise({ ...order, paidPaise }),
      payment: paymentOf({
        order: { ...order, paymentWay, paidPaise },
        payments: paymentsOf.get(order.id) ?? [],
        cash: cashOf.get(order.id) ?? [],
        refused,
      }),
      lines: linesOf.get(order.id) ?? [],
    }),
  )
}

/** Refunds of these orders that the gateway refused for good; its words are for the shopkeeper alone. */
async function refusedRefunds({ db, actor }: Ctx, orderIds: string[]) {
  if (actor?.role !== 'ADMIN') return []
  const found = await db
    .select({ transactionId: refunds.paymentId, amountPaise: refunds.amountPaise, why: refunds.refusal })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isNotNull(refunds.refusedAt), inArray(payments.orderId, orderIds)))
    .orderBy(asc(refunds.refusedAt), asc(refunds.id))
  return found.map(({ why, ...refund }) => ({ ...refund, why: why ?? '' }))
}
