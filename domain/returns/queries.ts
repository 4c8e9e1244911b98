import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orders, returnPictures, returns } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { pageOf, readingOf } from '#domain/ground/paging.ts'
import type { Keys, Page, PageRequest } from '#domain/ground/paging.ts'
import { isOwnOrAdmins } from '#domain/orders/seen-by.ts'

import { returnsWhere } from './return-views.ts'
import type { ReturnView } from './return-views.ts'
import { endOfReturns, returnablePieces } from './returnable.ts'

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
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwnOrAdmins(ctx, orderId)))
  if (!order) throw new DomainError('not_found', { what: 'order' })
  const until = order.status === 'delivered' ? await endOfReturns(ctx, orderId) : null
  const [replaced] = await ctx.db
    .select({ orderId: returns.orderId, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.replacementOrderId, orderId))
  return {
    returns: await returnsWhere(ctx, eq(returns.orderId, orderId)),
    returnableUntil: until && until >= ctx.now() ? until : null,
    returnable: (await returnablePieces(ctx, orderId)).map(({ pieces }) => pieces),
    replaces: replaced ?? null,
  }
}

/**
 * A picture that came with a return, as WebP, for the owner of the order or an admin. `place`: from 1.
 * @throws not_signed_in, not_found, pictures_away
 */
export async function returnPicture(
  ctx: Ctx,
  { orderId, returnId, place }: { orderId: string; returnId: string; place: number },
): Promise<Buffer> {
  const [picture] = await ctx.db
    .select({ webp: returnPictures.webp, storedAs: returnPictures.storedAs })
    .from(returnPictures)
    .innerJoin(returns, eq(returns.id, returnPictures.returnId))
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(returns.id, returnId),
        eq(returnPictures.place, place),
        isOwnOrAdmins(ctx, orderId),
      ),
    )
  const stored = picture?.storedAs ? await ctx.gateways.pictures.readPrivate(picture.storedAs) : null
  const webp = picture?.webp ?? stored
  if (!webp) throw new DomainError('not_found', { what: 'picture' })
  return webp
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
