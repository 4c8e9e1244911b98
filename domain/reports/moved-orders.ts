import { desc, eq } from 'drizzle-orm'

import { orderEvents, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasDuty } from '#domain/ground/rules.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'

/** How an order stands, and who moved it last; null for the shop itself. */
export interface MovedOrder {
  orderId: string
  status: OrderStatus
  actorId: string | null
}

/** So many of the last moves are read: about what one page of a list has. */
const mostRead = 60

/** The orders of the last moves, whoever made them, each once; by the key of the events. */
export async function latestMoves({ db }: Pick<Ctx, 'db'>): Promise<MovedOrder[]> {
  const { orderId, actorId } = orderEvents
  const moves = await db
    .select({ orderId, actorId, status: orders.status })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(mostRead)
  const seen = new Set<string>()
  return moves.filter((move) => !seen.has(move.orderId) && seen.add(move.orderId))
}

/** What others moved: a list that is open shows one's own moves by itself. Orders are for who packs. */
export function movesFor(
  person: { id: string; role: Role; duties: readonly Duty[] },
  moved: readonly MovedOrder[],
): Pick<MovedOrder, 'orderId' | 'status'>[] {
  if (!hasDuty(person, 'packs')) return []
  return moved
    .filter(({ actorId }) => actorId !== person.id)
    .map(({ orderId, status }) => ({ orderId, status }))
}
