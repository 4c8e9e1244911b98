import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orderLines, orders, people } from '#db/schema/index.ts'
import type { SnapshotLine } from '#db/schema/orders.ts'
import type { Paging } from '#domain/catalog/queries.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

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

/** Everybody's orders, newest first. @throws not_signed_in, forbidden */
export async function allOrders(ctx: Ctx, paging?: Paging): Promise<{ orders: OrderView[]; total: number }> {
  admin(ctx)
  const [counted] = await ctx.db.select({ total: count() }).from(orders)
  return { orders: await ordersWithLines(ctx, undefined, paging), total: counted?.total ?? 0 }
}

async function ordersWithLines({ db }: Ctx, where: SQL | undefined, paging?: Paging): Promise<OrderView[]> {
  const query = db
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
    .orderBy(desc(orders.createdAt), desc(orders.id))
  const found = paging
    ? await query.limit(paging.pageSize).offset((paging.page - 1) * paging.pageSize)
    : await query
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
