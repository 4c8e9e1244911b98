import { and, eq } from 'drizzle-orm'

import { paymentOrders, people } from '#db/schema/index.ts'
import { openAtGateway } from '#domain/checkout/open-at-gateway.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { verifyPaymentOf } from '#domain/payments/verify-payment.ts'
import type { CheckoutReport } from '#domain/payments/verify-payment.ts'
import { openWallet } from '#domain/wallets/lock-wallet.ts'
import { leastTopUpPaise, maxWalletPaise } from '#domain/wallets/rules.ts'

import { offerAmount, openedPayment } from './offer-amount.ts'
import type { OpenedPayment } from './offer-amount.ts'

/**
 * Opens so much at the gateway, to be put into one's wallet; the same gateway order as long as it is the same
 * sum.
 * @throws not_signed_in, invalid_input, wallet_full with what there is room for, gateway_unavailable,
 *   payment_refused
 */
export async function openTopUp(
  ctx: Ctx,
  { amountPaise, deviceId }: { amountPaise: number; deviceId: string | null },
): Promise<OpenedPayment> {
  const { id: personId } = signedIn(ctx)
  if (!Number.isSafeInteger(amountPaise) || amountPaise < leastTopUpPaise)
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'bad_rupees' } } })
  const offer = await inTransaction(ctx, async (tx) => {
    await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
    const [open] = await tx.db
      .select()
      .from(paymentOrders)
      .where(and(isFor(personId), eq(paymentOrders.status, 'open')))
      .for('update')
    const { balancePaise } = await openWallet(tx, personId)
    const roomPaise = Math.max(0, maxWalletPaise - balancePaise)
    if (amountPaise > roomPaise) throw new DomainError('wallet_full', { roomPaise })
    return offerAmount(tx, open, { personId, purpose: 'wallet', amountPaise, deviceId })
  })
  return openedPayment(ctx, await openAtGateway(ctx, offer))
}

/**
 * What the checkout reports of it.
 * @throws not_signed_in, not_found, bad_signature, payment_not_captured, paid_too_late, gateway_unavailable
 */
export async function verifyTopUp(ctx: Ctx, report: CheckoutReport): Promise<void> {
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.gatewayOrderId, report.gatewayOrderId), isFor(signedIn(ctx).id)))
  if (!paymentOrder) throw new DomainError('not_found', { what: 'payment order' })
  await verifyPaymentOf(ctx, paymentOrder, report)
}

function isFor(personId: string) {
  return and(eq(paymentOrders.personId, personId), eq(paymentOrders.purpose, 'wallet'))
}
