import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orderLines, orders, people } from '#db/schema/index.ts'
import type { SnapshotLine } from '#db/schema/orders.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { keysBefore, momentKey, momentOf, pageLimits, pageOf } from '#domain/ground/paging.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import type { OrderStatus } from './rules.ts'

export interface OrderView {
  id: string
  status: OrderStatus
  person: { id: string; name: string; email: string }
  /** The gateway's payment id; null for an order that no payment came for, as one in cash. */
  transactionId: string | null
  lines: SnapshotLine[]
  subtotalPaise: number
  shippingPaise: number
  totalPaise: number
  createdAt: Date
}

/** One's own orders, newest first. @throws not_signed_in */
export async function myOrders(ctx: Ctx): Promise<OrderView[]> {
  return ordersWithLines(ctx, eq(orders.personId, signedIn(ctx).id))
}

/** One page of everybody's orders, newest first. @throws not_signed_in, forbidden, invalid_input */
export async function allOrders(ctx: Ctx, request: PageRequest): Promise<Page<OrderView>> {
  admin(ctx)
  const after = keysBefore(request, ['whole', 'text'])
  const { limit, offset } = pageLimits(request)
  const keys = await ctx.db
    .select({ id: orders.id, moment: momentKey(orders.createdAt) })
    .from(orders)
    .where(
      after ? sql`(${orders.createdAt}, ${orders.id}) < (${momentOf(after[0])}, ${after[1]})` : undefined,
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  const page = pageOf(keys, request, ({ moment, id }) => [moment, id])
  return {
    ...page,
    rows: await ordersOf(
      ctx,
      page.rows.map(({ id }) => id),
    ),
  }
}

/** How many orders there are. @throws not_signed_in, forbidden */
export async function orderCount(ctx: Ctx): Promise<number> {
  admin(ctx)
  return ctx.db.$count(orders)
}

/** Everybody's orders, newest first, however many. @throws not_signed_in, forbidden */
export async function everyOrder(ctx: Ctx, take: Take<OrderView>): Promise<void> {
  admin(ctx)
  const ids = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(...newestFirst)
  await readWhole(ctx, { ids, rowsOf: ordersOf }, take)
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

async function ordersOf(ctx: Ctx, ids: string[]): Promise<OrderView[]> {
  return ids.length > 0 ? ordersWithLines(ctx, inArray(orders.id, ids)) : []
}

/** The orders that `where` finds, newest first: not for more of them than one answer holds. */
async function ordersWithLines({ db }: Ctx, where: SQL): Promise<OrderView[]> {
  const found = await db
    .select({
      id: orders.id,
      status: orders.status,
      person: { id: people.id, name: people.name, email: people.email },
      transactionId: orders.paymentId,
      subtotalPaise: orders.subtotalPaise,
      shippingPaise: orders.shippingPaise,
      totalPaise: orders.totalPaise,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(people, eq(people.id, orders.personId))
    .where(where)
    .orderBy(...newestFirst)
  if (found.length === 0) return []
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map((order) => order.id),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const linesOf = Map.groupBy(lines, (line) => line.orderId)
  return found.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }))
}
