import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { cashEntries, orders, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { TillWay } from './rules.ts'

/** Money of an order that was entered into a till, and taken back since. */
export interface SaleTakenBack {
  at: Date
  /** Who took it back: not always whose till it is. */
  by: string
  order: { id: string; number: number }
  way: TillWay
  /** What was taken, in paise. */
  amountPaise: number
}

/** So many are shown of all tills together. */
const most = 100

/** What was taken back of these tills, the newest first, by till. The caller has asked whose they are. */
export async function takenBackIn(
  { db }: Pick<Ctx, 'db'>,
  tillIds: number[],
): Promise<Map<number, SaleTakenBack[]>> {
  if (tillIds.length === 0) return new Map()
  const { tillId, countersId, at, way, amountPaise, actorId, orderId, id } = cashEntries
  const rows = await db
    .select({
      tillId,
      at,
      // What is written down is in no till.
      way: sql<TillWay>`${way}`,
      amountPaise,
      by: people.name,
      order: { id: orders.id, number: orders.number },
    })
    .from(cashEntries)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(people, eq(people.id, actorId))
    .where(and(inArray(tillId, tillIds), isNotNull(countersId)))
    .orderBy(desc(at), desc(id))
    .limit(most)
  const found = rows.map((row) => ({ ...row, by: row.by ?? '', amountPaise: -row.amountPaise }))
  return Map.groupBy(found, (row) => row.tillId!)
}
