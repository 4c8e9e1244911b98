import { sql } from 'drizzle-orm'

import { cashEntries, tillEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { noSums, sumOfKind } from './rules.ts'
import type { TillKind, TillSums, TillWay } from './rules.ts'

/**
 * What an entry of cash is in its till. Counter-entries of both signs are corrections: what they take back
 * stays in the sum that it was entered in.
 */
export const kindOfCash = sql<TillKind>`case when ${cashEntries.countersId} is not null then 'correction'
  when ${cashEntries.amountPaise} > 0 then 'order' else 'given_back' end`

/**
 * What these tills add up to, derived from the money of orders and the tills' own entries. The caller has
 * asked whose they are; who is to close one holds its row.
 */
export async function tillSums({ db }: Pick<Ctx, 'db'>, tillIds: number[]): Promise<Map<number, TillSums>> {
  const sums = new Map(tillIds.map((id) => [id, { cash: { ...noSums }, upi: { ...noSums } }]))
  if (tillIds.length === 0) return sums
  const ids = sql.param(tillIds)
  const { rows } = await db.execute<{ id: string; way: TillWay; kind: TillKind; paise: string }>(sql`
    select id::text, way, kind, sum(paise)::bigint::text as paise from (
      select ${cashEntries.tillId} as id, ${cashEntries.way} as way, ${kindOfCash} as kind,
        ${cashEntries.amountPaise} as paise
      from ${cashEntries} where ${cashEntries.tillId} = any(${ids}::bigint[])
      union all
      select ${tillEntries.tillId}, ${tillEntries.way}, ${tillEntries.cause}, ${tillEntries.amountPaise}
      from ${tillEntries} where ${tillEntries.tillId} = any(${ids}::bigint[])
    ) as entries group by 1, 2, 3`)
  for (const { id, way, kind, paise } of rows) {
    const of = sums.get(Number(id))![way]
    const { sum, sign } = sumOfKind[kind]
    of[sum] += sign * Number(paise)
    of.sumPaise += Number(paise)
  }
  return sums
}

/**
 * Money of orders that changed hands by hand in a span: signed, with what sales took more or less, until what
 * they took is taken back, with what people paid of what they owed, and less what was given back for empty
 * bottles and crates. Paise.
 */
export async function moneyByHand(
  { db }: Pick<Ctx, 'db'>,
  { from, until }: { from: Date; until: Date },
): Promise<Record<TillWay, number>> {
  const [start, end] = [from, until].map((time) => sql`${time.toISOString()}::timestamptz`)
  const of = (way: TillWay) => sql`(select coalesce(sum(${cashEntries.amountPaise}), 0)::bigint
    from ${cashEntries} where ${cashEntries.at} >= ${start} and ${cashEntries.at} < ${end}
      and ${cashEntries.way} = ${way})
    + (select coalesce(sum(${tillEntries.amountPaise}), 0)::bigint from ${tillEntries}
    where ${tillEntries.at} >= ${start} and ${tillEntries.at} < ${end}
      and ${tillEntries.way} = ${way}
      and (${tillEntries.cause} in ('sale_difference', 'receivable') or ${tillEntries.depositBackId} is not null))
    - (select coalesce(sum(difference.amount_paise), 0)::bigint from cash_entries as counter
    join cash_entries as sale on sale.id = counter.counters_id and sale.cause = 'counter'
    join till_entries as difference on difference.order_id = sale.order_id and difference.way = ${way}
    where counter.at >= ${start} and counter.at < ${end} and counter.amount_paise < 0)`
  const { rows } = await db.execute<Record<TillWay, string>>(
    sql`select ${of('cash')} as cash, ${of('upi')} as upi`,
  )
  return { cash: Number(rows[0]!.cash), upi: Number(rows[0]!.upi) }
}
