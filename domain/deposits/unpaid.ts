import { sql } from 'drizzle-orm'

import { cashEntries, orders, receivableAccounts } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { EmptiesOut } from './queries.ts'

/**
 * What was never paid of the deposits of bottles and crates that are out: what comes back takes it off first,
 * and nobody gets money back that they did not give.
 */
export interface Unpaid {
  /** What is due for these orders, and no more than what is out of each; in paise, by their id. */
  dueOf: Map<string, number>
  /** All of it, in paise: beside that, what is written down for orders, as far as something is owed. */
  paise: number
  /** The orders that it is of. */
  orderIds: Set<string>
}

/** Of orders that were written down, by their id. */
type WrittenDown = Map<string, { writtenPaise: number; owedPaise: number }>

/** Of what one person has out, or who bought with one order. The caller has locked what must not move. */
export async function unpaidOf(ctx: Pick<Ctx, 'db'>, out: readonly EmptiesOut[]): Promise<Unpaid> {
  return unpaidAmong(out, await writtenDownOf(ctx, out))
}

/** What of these orders is written down, and what their persons owe in all; only of who owes something. */
export async function writtenDownOf(
  { db }: Pick<Ctx, 'db'>,
  out: readonly EmptiesOut[],
): Promise<WrittenDown> {
  const ids = [...new Set(out.map(({ orderId }) => orderId))]
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; written: string; owed: string }>(sql`
    select ${orders.id} as id, sum(${cashEntries.amountPaise}) as written,
      ${receivableAccounts.balancePaise} as owed
    from ${orders} join ${cashEntries} on ${cashEntries.orderId} = ${orders.id}
      join ${receivableAccounts} on ${receivableAccounts.personId} = ${orders.personId}
    where ${orders.id} = any(${sql.param(ids)}::text[]) and ${cashEntries.way} = 'receivable'
      and ${receivableAccounts.balancePaise} > 0
    group by ${orders.id}, ${receivableAccounts.id} having sum(${cashEntries.amountPaise}) > 0`)
  return new Map(
    rows.map(({ id, written, owed }) => [id, { writtenPaise: Number(written), owedPaise: Number(owed) }]),
  )
}

/** The same of what was read. */
export function unpaidAmong(out: readonly EmptiesOut[], written: WrittenDown): Unpaid {
  const dueOf = new Map<string, number>()
  const orderIds = new Set<string>()
  let [writtenPaise, owedPaise] = [0, 0]
  for (const [orderId, rows] of Map.groupBy(out, (row) => row.orderId)) {
    const outPaise = rows.reduce((sum, { pieces, eachPaise }) => sum + pieces * eachPaise, 0)
    const duePaise = Math.min(rows[0]!.duePaise, outPaise)
    if (duePaise > 0) dueOf.set(orderId, duePaise)
    const its = written.get(orderId)
    if (its || duePaise > 0) orderIds.add(orderId)
    if (!its) continue
    writtenPaise += Math.min(its.writtenPaise, outPaise - duePaise)
    owedPaise = its.owedPaise
  }
  const duePaise = [...dueOf.values()].reduce((sum, paise) => sum + paise, 0)
  return { dueOf, paise: duePaise + Math.min(writtenPaise, owedPaise), orderIds }
}
