import { eq, inArray } from 'drizzle-orm'

import { orders, payments, refunds } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { askGateway } from './collect-payments.ts'
import type { GatewayPayment } from './gateway.ts'
import { paymentOrdersOf } from './queries.ts'
import { learnOfRefunds } from './refunds-at-gateway.ts'
import { refundStanding } from './rules.ts'
import type { GatewayFindings } from './rules.ts'

/**
 * Asks the gateway now what the reconciler would ask it later: for every payment of the order, which is
 * settled when its money is there, and for what was given back of each.
 * @throws not_signed_in, forbidden, not_found, gateway_unavailable
 */
export async function askAboutOrder(ctx: Ctx, orderId: string): Promise<GatewayFindings> {
  admin(ctx)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new DomainError('not_found', { what: 'order' })
  const asked = await paymentOrdersOf(ctx, order)
  const before = await moneyOf(ctx, orderId)

  const attempts: GatewayPayment[] = []
  for (const paymentOrder of asked) attempts.push(...(await askGateway(ctx, paymentOrder)).attempts)
  for (const { id } of (await moneyOf(ctx, orderId)).payments) await learnOfRefunds(ctx, id)

  const after = await moneyOf(ctx, orderId)
  const known = new Set(before.payments.map(({ id }) => id))
  const standings = new Map(before.refunds.map((refund) => [refund.id, refundStanding(refund)]))
  return {
    attempts,
    newPayments: after.payments.filter(({ id }) => !known.has(id)),
    changedRefunds: after.refunds
      .filter(({ paymentId }) => known.has(paymentId))
      .filter((refund) => standings.get(refund.id) !== refundStanding(refund))
      .map((refund) => ({
        amountPaise: refund.amountPaise,
        standing: refundStanding(refund),
        isNew: !standings.has(refund.id),
      })),
  }
}

async function moneyOf({ db }: Ctx, orderId: string) {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(payments.createdAt)
  const ids = paid.map(({ id }) => id)
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, ids))
    .orderBy(refunds.requestedAt)
  return { payments: paid, refunds: back }
}
