import { and, desc, eq, sql } from 'drizzle-orm'

import { paymentOrders, payments, people } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'
import { partsToGiveBack } from '#domain/wallets/rules.ts'

import { carryOutRefunds, requestRefund } from './refunds.ts'

/**
 * Gives back all that one's wallet holds, to where it was paid from, the newest payment first; a second press
 * finds it empty. What the gateway does not give back is in the wallet again, and the shop sends it by hand.
 * @throws not_signed_in, wallet_short, wallet_rest
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
  const leftPaise = Math.max(0, wallet?.balancePaise ?? 0)
  if (leftPaise === 0) throw new DomainError('wallet_short', { leftPaise })
  const parts = partsToGiveBack(paidIn, leftPaise)
  if (parts.length === 0) throw new DomainError('wallet_rest', { leftPaise })
  for (const { id: paymentId, amountPaise } of parts)
    await requestRefund(tx, { orderId: null, paymentId, amountPaise, reason: 'by_hand', actorId: personId })
  tx.log.info({ personId, payments: parts.length, leftPaise }, 'wallet given back')
  return parts.map(({ id }) => id)
}
