import { inArray, sql } from 'drizzle-orm'

import { cashEntries, orders, people, tillEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { referenceOfCash } from '#domain/orders/counter-cash.ts'
import type { TillKind, TillWay } from '#domain/till/rules.ts'
import { kindOfCash } from '#domain/till/sums.ts'

import { momentsOf } from './rules.ts'

/** Money that came or went by hand: of an order, or of a till itself. */
export interface MoneyLine {
  id: string
  at: Date
  kind: TillKind
  /** receivable: written down, so that no money changed hands. */
  way: TillWay | 'receivable'
  orderNumber: number | null
  /** Of UPI. */
  reference: string | null
  /** Below zero where it went out. */
  amountPaise: number
  tillId: number | null
  /** For the desk. */
  note: string | null
  /** Who entered it; '' for the system itself. */
  by: string
}

/** All of a month, the oldest first. The caller has asked who may. */
export async function readMoney(ctx: Ctx, month: string, take: Take<MoneyLine>): Promise<void> {
  const { from, until } = momentsOf(month)
  const [start, end] = [from, until].map((at) => sql`${at.toISOString()}::timestamptz`)
  const ids = sql`select id from (
    select 'order ' || ${cashEntries.id} as id, ${cashEntries.at} as at from ${cashEntries}
    where ${cashEntries.at} >= ${start} and ${cashEntries.at} < ${end}
    union all
    select 'till ' || ${tillEntries.id}, ${tillEntries.at} from ${tillEntries}
    where ${tillEntries.at} >= ${start} and ${tillEntries.at} < ${end}
  ) as entries order by at, id`
  await readWhole(ctx, { ids, rowsOf: linesOf }, take)
}

async function linesOf({ db }: Ctx, ids: string[]): Promise<MoneyLine[]> {
  const numbersOf = (kind: string) =>
    ids.filter((id) => id.startsWith(`${kind} `)).map((id) => Number(id.slice(kind.length + 1)))
  const shared = { orderNumber: orders.number, by: people.name }
  const ofOrders = await db
    .select({
      id: sql<string>`'order ' || ${cashEntries.id}`,
      at: cashEntries.at,
      kind: kindOfCash,
      way: cashEntries.way,
      reference: referenceOfCash,
      amountPaise: cashEntries.amountPaise,
      tillId: cashEntries.tillId,
      note: cashEntries.ourNote,
      ...shared,
    })
    .from(cashEntries)
    .innerJoin(orders, sql`${orders.id} = ${cashEntries.orderId}`)
    .leftJoin(people, sql`${people.id} = ${cashEntries.actorId}`)
    .where(inArray(cashEntries.id, numbersOf('order')))
  const ofTills = await db
    .select({
      id: sql<string>`'till ' || ${tillEntries.id}`,
      at: tillEntries.at,
      kind: tillEntries.cause,
      way: tillEntries.way,
      amountPaise: tillEntries.amountPaise,
      tillId: tillEntries.tillId,
      note: tillEntries.note,
      ...shared,
    })
    .from(tillEntries)
    .leftJoin(orders, sql`${orders.id} = ${tillEntries.orderId}`)
    .leftJoin(people, sql`${people.id} = ${tillEntries.actorId}`)
    .where(inArray(tillEntries.id, numbersOf('till')))
  return [...ofOrders, ...ofTills.map((line) => ({ ...line, reference: null }))].map((line) => ({
    ...line,
    by: line.by ?? '',
  }))
}
