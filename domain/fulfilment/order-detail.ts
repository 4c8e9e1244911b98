import { and, asc, eq } from 'drizzle-orm'

import { orderEdits, orderEvents, orders, people } from '#db/schema/index.ts'
import { signedIn, signedInFor } from '#domain/ground/authorize.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { duties, hasDuty, isAdmin } from '#domain/ground/rules.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { documentsOfOrder } from '#domain/invoices/queries.ts'
import type { DocumentView } from '#domain/invoices/queries.ts'
import { changeWords } from '#domain/orders/change-words.ts'
import { moneyEntriesOf } from '#domain/orders/counter-cash.ts'
import { ordersByIds } from '#domain/orders/queries.ts'
import type { OrderView } from '#domain/orders/queries.ts'
import { duePaise, isChangeable, shippingToGiveBackPaise, surplusLeftPaise } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import { isSeen, isSeenFromStall, isTakenAtCounter } from '#domain/orders/seen-by.ts'
import {
  isShopsToCancel,
  mayTakeBack,
  movedBetween,
  movesFrom,
  standingTo,
  takenBackSeconds,
} from '#domain/orders/transitions.ts'
import type { OrderAction, Standing, TakenBackAction } from '#domain/orders/transitions.ts'
import { paymentOrdersOf } from '#domain/payments/queries.ts'
import { leftByHand } from '#domain/payments/rules.ts'
import { waitingRefundsOf } from '#domain/payments/waiting-refund.ts'
import type { WaitingRefundView } from '#domain/payments/waiting-refund.ts'
import { toldByPhone } from '#domain/phone-messages/queries.ts'
import type { ToldByPhone } from '#domain/phone-messages/queries.ts'
import { leftForPerson } from '#domain/receivables/queries.ts'
import { readShopSettings } from '#domain/shop/settings.ts'

import { cashOf, doerOf, moneyOf, refundsOf, saleDifferencePaise } from './order-money.ts'
import type { Doer, OrderCash, OrderMoney, OrderRefund } from './order-money.ts'
import { asTold, isFresh, lastStanding } from './rules.ts'

/** An order with everything that became of it. */
export interface OrderDetail extends OrderView {
  /** Oldest first. */
  history: OrderEvent[]
  /** What its customer was told on their telephone: to the desk also what was not sent. */
  messages: ToldByPhone[]
  payments: OrderMoney[]
  refunds: OrderRefund[]
  cash: OrderCash[]
  /** What more can be written down for its person; null for who is not of the desk, and where nothing can. */
  receivableLeftPaise: number | null
  /** It is fetched: what was paid in cash or by UPI for its delivery and is to be given back. */
  deliveryToGiveBackPaise: number
  /** What was paid in cash or by UPI for goods that were taken out since, and is to be given back. */
  surplusToGiveBackPaise: number
  /** What waits or waited for a second administrator, newest first; for admins alone. */
  waitingRefunds: WaitingRefundView[]
  /** What a sale without a line took above its order's price, below it negative; 0 for who is no admin. */
  saleDifferencePaise: number
  /** Above it what they give back waits; null: nothing does, or it is no admin who asks. */
  refundLimitPaise: number | null
  /** What was changed of its lines, oldest first. */
  changes: OrderChangeView[]
  /** Whether this person can change its lines now, and the prices and the discount too. */
  mayChange: boolean
  mayPrice: boolean
  /** What the desk wants to remember of it; null for its customer. */
  deskNote: string | null
  /** Whether somebody was asked to pay for it online: then the gateway can be asked how that stands. */
  isAtGateway: boolean
  /** Its invoice and its credit notes, in the order in which they were written. */
  documents: DocumentView[]
  /** What this person can do with it now. */
  actions: OrderAction[]
  /** The last move, where this person can take it back. */
  takeBack: TakeBack | null
  /** It is shown to an admin or to a duty, and not to its customer alone. */
  isForDesk: boolean
}

interface TakeBack {
  eventId: number
  action: TakenBackAction
  /** Until then without a reason; later an admin with one. */
  until: Date
}

interface OrderChangeView {
  at: Date
  note: string | null
  by: Doer | null
  /** Each in a few words. */
  changed: string[]
  beforePaise: number
  totalPaise: number
}

interface OrderEvent {
  status: OrderStatus
  at: Date
  note: string | null
  /** It took back the move before it. */
  isTakenBack: boolean
  by: Doer | null
}

/**
 * One order, for its owner, an admin or a duty at the stall, which is told no more than it needs.
 * @throws not_signed_in, not_found (also where it is another person's)
 */
export async function orderDetail(ctx: Ctx, orderId: string): Promise<OrderDetail> {
  const person = signedInFor(ctx, orderId)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !(await isSeen(ctx, order))) throw new DomainError('not_found', { what: 'order' })
  const [view] = await ordersByIds(ctx, [orderId])
  const money = await moneyOf(ctx, orderId)
  const cash = await cashOf(ctx, orderId, !isSeenByDesk(person))
  const standing = standingTo(order.personId, person)
  const events = await eventsOf(ctx, orderId)
  const hasClosed = isClosedTo(person, view!.slot, ctx.now())
  const detail: OrderDetail = {
    ...view!,
    history: historyOf(ctx, isSeenByDesk(person) ? events : asTold(events)),
    messages: (await toldByPhone(ctx, orderId)).filter(
      ({ state }) => isSeenByDesk(person) || state === 'sent',
    ),
    payments: money,
    refunds: await refundsOf(
      ctx,
      money.map(({ transactionId }) => transactionId),
    ),
    cash,
    receivableLeftPaise:
      isSeenByDesk(person) && duePaise(order) > 0 ? await leftForPerson(ctx, order.personId) : null,
    deliveryToGiveBackPaise: shippingToGiveBackPaise({ ...order, transactionId: order.paymentId }, cash),
    surplusToGiveBackPaise:
      order.surplusPaise === 0 ? 0 : surplusLeftPaise(order, await moneyEntriesOf(ctx, orderId)),
    waitingRefunds: isAdmin(person) ? await waitingRefundsOf(ctx, orderId) : [],
    saleDifferencePaise:
      isAdmin(person) && order.paymentWay === 'cash' ? await saleDifferencePaise(ctx, orderId) : 0,
    refundLimitPaise: isAdmin(person) ? (await readShopSettings(ctx)).refundLimitPaise : null,
    changes: await changesOf(ctx, orderId),
    ...(hasClosed ? { mayChange: false, mayPrice: false } : await changingOf(ctx, order)),
    deskNote: isDesk(person) ? order.deskNote : null,
    isAtGateway: (await paymentOrdersOf(ctx, order)).length > 0,
    documents: await documentsOfOrder(ctx, orderId),
    actions: actionsOf({ ...order, hasClosed }, cash, standing),
    takeBack: takeBackOf(ctx, { events, order, standing }),
    isForDesk: isSeenByDesk(person),
  }
  return isSeenFromStall(ctx, order.personId) ? fromStall(ctx, detail) : detail
}

function actionsOf(
  {
    status,
    deliveryAddress,
    isCollected,
    hasClosed,
  }: Pick<OrderView, 'status' | 'deliveryAddress' | 'isCollected'> & { hasClosed: boolean },
  cash: Parameters<typeof leftByHand>[0],
  standing: Standing,
): OrderAction[] {
  const { cashPaise, upiPaise } = leftByHand(cash)
  return movesFrom(status, standing)
    .map(({ action }) => action)
    .filter((action) => action !== 'dispatch' || deliveryAddress !== null)
    .filter((action) => action !== 'pack' || deliveryAddress !== null || isCollected)
    .filter(
      (action) => action !== 'cancel' || !(hasClosed || isShopsToCancel(standing, cashPaise + upiPaise)),
    )
}

/** Its slot has closed, and only who packs changes it, as `refuseClosed` says it. */
function isClosedTo(person: Actor, slot: OrderView['slot'], now: Date): boolean {
  return slot !== null && slot.closesAt <= now && !hasDuty(person, 'packs')
}

/** Who may change it, as `changeOrder` says it. */
async function changingOf(
  ctx: Ctx,
  order: typeof orders.$inferSelect,
): Promise<Pick<OrderDetail, 'mayChange' | 'mayPrice'>> {
  const person = signedInFor(ctx, order.id)
  // By its link an order is called off, and not made another one.
  if (!isChangeable(order) || person.onlyOrder !== undefined) return { mayChange: false, mayPrice: false }
  const mayPrice = isAdmin(person)
  const isTheirs = order.personId === person.id || mayPrice
  const mayChange = isTheirs || (hasDuty(person, 'counter') && (await isTakenAtCounter(ctx, order)))
  return { mayChange, mayPrice }
}

function isDesk(person: Actor): boolean {
  return duties.some((duty) => hasDuty(person, duty))
}

async function changesOf({ db, actor }: Ctx, orderId: string): Promise<OrderChangeView[]> {
  const edits = await db
    .select({ edit: orderEdits, name: people.name })
    .from(orderEdits)
    .leftJoin(people, eq(people.id, orderEdits.actorId))
    .where(eq(orderEdits.orderId, orderId))
    .orderBy(asc(orderEdits.version))
  return edits.map(({ edit: { at, note, actorId, before, after }, name }) => ({
    at,
    note,
    by: doerOf(actor, actorId, name),
    changed: changeWords(before, after),
    beforePaise: before.totalPaise,
    totalPaise: after.totalPaise,
  }))
}

/** What the gateway knows, and what was given back and why, is between the customer and the shopkeeper. */
function fromStall(ctx: Ctx, order: OrderDetail): OrderDetail {
  const packs = hasDuty(signedIn(ctx), 'packs')
  return {
    ...order,
    payments: [],
    refunds: [],
    deliveryToGiveBackPaise: 0,
    surplusToGiveBackPaise: 0,
    isAtGateway: false,
    documents: packs ? order.documents.filter(({ kind }) => kind !== 'credit_note') : [],
  }
}

/**
 * That the order is one's own: its customer's page is for nobody else, admins too.
 * @throws not_signed_in, not_found
 */
export async function ownOrder(ctx: Ctx, orderId: string): Promise<void> {
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.personId, signedIn(ctx).id)))
  if (!order) throw new DomainError('not_found', { what: 'order' })
}

/** The owner is told of moves alone: what was taken back in time never was, for them. */
function isSeenByDesk(person: Actor): boolean {
  return isAdmin(person) || person.duties.length > 0
}

function takeBackOf(
  { now }: Ctx,
  { events, order, standing }: { events: Event[]; order: { status: OrderStatus }; standing: Standing },
): TakeBack | null {
  const event = lastStanding(events)?.event
  const move = event && movedBetween(event.fromStatus, event.toStatus)
  if (!move || move.to !== order.status || !mayTakeBack(move, standing, isFresh(event, now()))) return null
  return { eventId: event.id, action: move.action, until: secondsAfter(event.at, takenBackSeconds) }
}

type Event = Awaited<ReturnType<typeof eventsOf>>[number]

async function eventsOf({ db }: Ctx, orderId: string) {
  const found = await db
    .select({ event: orderEvents, name: people.name })
    .from(orderEvents)
    .leftJoin(people, eq(people.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  return found.map(({ event, name }) => ({ ...pickTimes(event), event, name }))
}

function pickTimes({ id, fromStatus, takesBackId, at }: typeof orderEvents.$inferSelect) {
  return { id, fromStatus, takesBackId, at }
}

/** Why a move was taken back is for the desk. */
function historyOf({ actor }: Ctx, events: Event[]): OrderEvent[] {
  const isDesk = actor !== null && isSeenByDesk(actor)
  return events.map(({ event, name }) => ({
    status: event.toStatus,
    at: event.at,
    note: event.takesBackId === null || isDesk ? event.note : null,
    isTakenBack: event.takesBackId !== null,
    by: doerOf(actor, event.actorId, name),
  }))
}
