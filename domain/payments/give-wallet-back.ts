import { and, desc, eq, sql } from 'drizzle-orm'

import { paymentOrders, payments, people } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'

import { carryOutRefunds, requestRefund } from './refunds.ts'
import { leastRefundPaise } from './rules.ts'

/**
 * Gives back all that one's wallet holds, to where it was paid from, the newest payment first; a second press
 * finds it empty. What the gateway does not give back is in the wallet again, and the shop sends it by hand.
 * @throws not_signed_in, wallet_short
 */
export async function giveWalletBack(ctx: Ctx): Promise<void> {
  const { id: personId } = signedIn(ctx)
  const paymentIds = await inTransaction(ctx, (tx) => decide(tx, personId))
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/** Locks the person, then what they have paid in, and the wallet last. */
async function decide(tx: Ctx, personId: string): Promise<string[]> {
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
  const paidIn = await tx.db
    .select({
      id: payments.id,
      leftPaise: sql`${payments.amountPaise} - ${payments.refundedPaise}`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(and(eq(paymentOrders.personId, personId), eq(paymentOrders.purpose, 'wallet')))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .for('update', { of: payments })
  const wallet = await lockWallet(tx, personId)
  let leftPaise = Math.max(0, wallet?.balancePaise ?? 0)
  if (leftPaise === 0) throw new DomainError('wallet_short', { leftPaise })
  const ids: string[] = []
  for (const payment of paidIn) {
    const amountPaise = Math.min(leftPaise, payment.leftPaise)
    if (amountPaise < leastRefundPaise) continue
    const asked = { paymentId: payment.id, amountPaise, reason: 'by_hand', actorId: personId } as const
    await requestRefund(tx, { orderId: null, ...asked })
    ids.push(payment.id)
    leftPaise -= amountPaise
  }
  tx.log.info({ personId, payments: ids.length, leftPaise }, 'wallet given back')
  return ids
}
