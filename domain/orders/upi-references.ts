import { and, eq, isNull, or, sql } from 'drizzle-orm'

import { cashEntries, orders, receivableEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * One reference pays once, an order or what somebody owes: who asks next for the same one waits until the
 * first is done. Money of an order stands in one table, and what is owed in another.
 */
export async function holdReference({ db }: Ctx, reference: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('upi ' || ${reference}::text, 0))`)
}

/** @throws reference_used where somebody paid with it what they owe */
export async function refusePaidReceivable({ db }: Ctx, reference: string): Promise<void> {
  const counter = sql`select from receivable_entries counter where counter.counters_id = ${receivableEntries.id}`
  const isUsed = and(
    eq(receivableEntries.reference, reference),
    isNull(receivableEntries.countersId),
    sql`not exists (${counter})`,
  )
  if ((await db.$count(receivableEntries, isUsed)) > 0) throw new DomainError('reference_used', {})
}

/** @throws upi_reference_used where money of an order came or went with it, and was not taken back */
export async function refusePaidOrder({ db }: Ctx, reference: string): Promise<void> {
  const [first] = await db
    .select({ id: cashEntries.id })
    .from(cashEntries)
    .where(eq(cashEntries.reference, reference))
  if (!first) return
  const isUnderIt = or(eq(cashEntries.id, first.id), eq(cashEntries.referenceOf, first.id))
  const [last] = await db
    .select({ orderNumber: orders.number, sumPaise: sumOfReference })
    .from(cashEntries)
    .innerJoin(orders, eq(orders.id, cashEntries.orderId))
    .where(isUnderIt)
    .groupBy(orders.id)
    .having(sql`${sumOfReference} <> 0`)
  if (last) throw new DomainError('upi_reference_used', { orderNumber: last.orderNumber })
}

const sumOfReference = sql<string>`sum(${cashEntries.amountPaise})`
