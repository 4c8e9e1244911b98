import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import {
  orderEvents,
  orderLines,
  orders,
  people,
  returnLines,
  returnPictures,
  returns,
} from '#db/schema/index.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { pageOf, readingOf } from '#domain/ground/paging.ts'
import type { Keys, Page, PageRequest } from '#domain/ground/paging.ts'
import { isAdmin } from '#domain/ground/rules.ts'

import { returnableUntil } from './rules.ts'

export interface ReturnView {
  id: string
  orderId: string
  orderNumber: number
  wish: 'money' | 'replacement'
  reason: string
  status: 'asked' | 'agreed' | 'refused'
  answer: string | null
  amountPaise: number | null
  replacementOrderId: string | null
  /** What the replacement is called; null where there is none. */
  replacementNumber: number | null
  lines: (PackSize & { position: number; productName: string; quantity: number })[]
  /** How many came with it. */
  pictures: number
  /** Whose it is. */
  person: { id: string; name: string }
  createdAt: Date
  decidedAt: Date | null
}

export interface ReturnsOfOrder {
  returns: ReturnView[]
  /** Until when something of it can be sent back; null while it is not delivered, and when that is over. */
  returnableUntil: Date | null
  /** How many pieces of each line can still be sent back, in the order of the lines. */
  returnable: number[]
  /** The order whose goods this one replaces; null for one that was bought. */
  replaces: { orderId: string; orderNumber: number } | null
}

/**
 * What was sent back of an order and what can be, for its owner or an admin. @throws not_signed_in, not_found
 */
export async function returnsOfOrder(ctx: Ctx, orderId: string): Promise<ReturnsOfOrder> {
  const person = signedIn(ctx)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !(order.personId === person.id || isAdmin(person)))
    throw new DomainError('not_found', { what: 'order' })
  const until = order.status === 'delivered' ? await endOfReturns(ctx, orderId) : null
  const [replaced] = await ctx.db
    .select({ orderId: returns.orderId, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.replacementOrderId, orderId))
  return {
    returns: await returnsWhere(ctx, eq(returns.orderId, orderId)),
    returnableUntil: until && until >= ctx.now() ? until : null,
    returnable: await returnablePieces(ctx, orderId),
    replaces: replaced ?? null,
  }
}

/**
 * A picture that came with a return, as WebP, for the owner of the order or an admin. `place`: from 1.
 * @throws not_signed_in, not_found
 */
export async function returnPicture(
  ctx: Ctx,
  { orderId, returnId, place }: { orderId: string; returnId: string; place: number },
): Promise<Buffer> {
  const person = signedIn(ctx)
  const [picture] = await ctx.db
    .select({ webp: returnPictures.webp })
    .from(returnPictures)
    .innerJoin(returns, eq(returns.id, returnPictures.returnId))
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(returns.id, returnId),
        eq(returnPictures.place, place),
        isAdmin(person) ? undefined : eq(orders.personId, person.id),
      ),
    )
  if (!picture) throw new DomainError('not_found', { what: 'picture' })
  return picture.webp
}

/**
 * One page of everybody's returns: those that wait for a decision first, the newest of each first. `status`:
 * only those that stand so; empty for all. @throws not_signed_in, forbidden, invalid_input
 */
export async function allReturns(
  ctx: Ctx,
  { status }: { status: ReturnView['status'][] },
  request: PageRequest,
): Promise<Page<ReturnView>> {
  admin(ctx)
  const list = 'returns'
  const reading = readingOf(list, ['whole', 'whole', 'text'], request)
  const wanted = status.length > 0 ? inArray(returns.status, status) : undefined
  const order = [sql`(${returns.status} = 'asked')`, sql`${returns.createdAt}`, sql`${returns.id}`]
  const [counted] = await ctx.db.select({ total: count() }).from(returns).where(wanted)
  const read = await ctx.db
    .select({ id: returns.id, keys: placeInList })
    .from(returns)
    .where(and(wanted, beyond(order, reading)))
    .orderBy(...order.map((column) => (reading.isBackward ? sql`${column} asc` : sql`${column} desc`)))
    .limit(reading.limit)
    .offset(reading.offset)
  const page = pageOf(list, reading, { read, total: counted?.total ?? 0 }, request)
  const ids = page.rows.map(({ id }) => id)
  const found = ids.length > 0 ? await returnsWhere(ctx, inArray(returns.id, ids)) : []
  return { ...page, rows: ids.flatMap((id) => found.find((one) => one.id === id) ?? []) }
}

/** Whether it waits, when it came in µs since 1970, and its id. */
const placeInList = sql<Keys>`json_build_array((${returns.status} = 'asked')::integer,
  (extract(epoch from ${returns.createdAt}) * 1000000)::bigint, ${returns.id})`

function beyond(
  order: SQL[],
  { keys, isBackward }: { keys: Keys | null; isBackward: boolean },
): SQL | undefined {
  if (!keys) return undefined
  const [waits, createdAt, id] = keys
  const createdMoment = sql`timestamptz '1970-01-01 00:00:00+00' + ${createdAt}::bigint * interval '1 microsecond'`
  const place = sql`(${waits === 1}, ${createdMoment}, ${id})`
  return isBackward
    ? sql`(${sql.join(order, sql`, `)}) > ${place}`
    : sql`(${sql.join(order, sql`, `)}) < ${place}`
}

async function returnsWhere({ db }: Ctx, where: SQL): Promise<ReturnView[]> {
  const replacement = alias(orders, 'replacement')
  const found = await db
    .select({
      asked: returns,
      orderNumber: orders.number,
      replacementNumber: replacement.number,
      person: { id: people.id, name: people.name },
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(people, eq(people.id, orders.personId))
    .leftJoin(replacement, eq(replacement.id, returns.replacementOrderId))
    .where(where)
    .orderBy(asc(returns.createdAt), asc(returns.id))
  if (found.length === 0) return []
  const ids = found.map(({ asked }) => asked.id)
  const ofOrder = and(
    eq(orderLines.orderId, returnLines.orderId),
    eq(orderLines.position, returnLines.position),
  )
  const lines = await db
    .select({
      returnId: returnLines.returnId,
      position: returnLines.position,
      productName: orderLines.productName,
      netQuantity: orderLines.netQuantity,
      netUnit: orderLines.netUnit,
      quantity: returnLines.quantity,
    })
    .from(returnLines)
    .innerJoin(orderLines, ofOrder)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position))
  const pictures = await db
    .select({ returnId: returnPictures.returnId, count: count() })
    .from(returnPictures)
    .where(inArray(returnPictures.returnId, ids))
    .groupBy(returnPictures.returnId)
  const linesOf = Map.groupBy(lines, ({ returnId }) => returnId)
  const picturesOf = new Map(pictures.map(({ returnId, count }) => [returnId, count]))
  return found.map(({ asked, ...more }) => ({
    ...asked,
    ...more,
    lines: linesOf.get(asked.id) ?? [],
    pictures: picturesOf.get(asked.id) ?? 0,
  }))
}

/** Until when goods of a delivered order can be sent back; null for one that was never delivered. */
export async function endOfReturns({ db }: Ctx, orderId: string): Promise<Date | null> {
  const [delivered] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'delivered')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return delivered ? returnableUntil(delivered.at) : null
}

/** Of each line of an order in their order: what was bought, less what other returns have of it. */
export async function returnablePieces({ db }: Ctx, orderId: string): Promise<number[]> {
  const bought = await db
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const earlier = await db
    .select({ position: returnLines.position, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returnLines.orderId, orderId), ne(returns.status, 'refused')))
  return bought.map(({ position, quantity }) =>
    earlier.reduce((left, one) => (one.position === position ? left - one.quantity : left), quantity),
  )
}
