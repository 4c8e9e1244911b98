import { and, asc, eq, isNull, lt, notLike, sql } from 'drizzle-orm'

import { cashEntries, payments, refunds } from '#db/schema/index.ts'
import { backWithGoodsPaise } from '#domain/deposits/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isMoney } from '#domain/orders/counter-cash.ts'
import { changedCause } from '#domain/orders/rules.ts'

/** What was given back, refund by refund with its pieces; the rest, such as cash, for none in particular. */
export async function givenBackParts({ db }: Pick<Ctx, 'db'>, orderId: string, sumPaise: number) {
  const found = await db
    .select({ amountPaise: refunds.amountPaise, pieces: refunds.lines })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        isNull(refunds.refusedAt),
        eq(refunds.reason, 'by_hand'),
        isNull(refunds.editId),
      ),
    )
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  let left = sumPaise
  const parts = found.map(({ amountPaise, pieces }) => {
    const part = Math.min(left, amountPaise)
    left -= part
    return { amountPaise: part, pieces }
  })
  return [...parts, { amountPaise: left, pieces: [] }]
}

/**
 * What of an order's money was given back or is on its way, in paise; what was paid too much, or for goods
 * that were taken out since, and given back does not count; nor does what was kept for bottles and crates.
 */
export async function givenBackOf({ db }: Ctx, orderId: string): Promise<number> {
  const surplus = sql`${payments.amountPaise} - ${payments.appliedPaise}`
  const [online] = await db
    .select({
      paise: sql`coalesce(sum(greatest(0, ${payments.refundedPaise} - (${surplus}))), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  const [cash] = await db
    .select({ paise: sql`coalesce(-sum(${cashEntries.amountPaise}), 0)`.mapWith(Number) })
    .from(cashEntries)
    .where(
      and(
        eq(cashEntries.orderId, orderId),
        lt(cashEntries.amountPaise, 0),
        isMoney,
        notLike(cashEntries.cause, `${changedCause}%`),
      ),
    )
  const givenPaise = (online?.paise ?? 0) + (cash?.paise ?? 0)
  return givenPaise === 0 ? 0 : Math.max(0, givenPaise - (await backWithGoodsPaise({ db }, orderId)))
}
