import { and, eq } from 'drizzle-orm'

import { paymentOrders, people, receivableAccounts } from '#db/schema/index.ts'
import { openAtGateway } from '#domain/checkout/open-at-gateway.ts'
import type { Offer } from '#domain/checkout/open-at-gateway.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { leastRefundPaise } from '#domain/payments/rules.ts'
import { verifyPaymentOf } from '#domain/payments/verify-payment.ts'
import type { CheckoutReport } from '#domain/payments/verify-payment.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'
import type { Account } from '#domain/receivables/lock-account.ts'

import { offerAmount, openedPayment } from './offer-amount.ts'
import type { OpenedPayment } from './offer-amount.ts'

// The link by which somebody pays what they owe without signing in: `/khata/{token}`. Who has it sees the sum
// and can pay it, whole or in part; neither names nor what it is owed for.

/** What the page of such a link shows, in paise. */
export interface LinkedReceivable {
  /** 0 where nothing is owed. */
  duePaise: number
}

/** For whoever has the link. @throws not_found */
export async function linkedReceivable(ctx: Ctx, token: string): Promise<LinkedReceivable> {
  const { balancePaise } = await accountOfLink(ctx, token)
  return { duePaise: Math.max(0, balancePaise) }
}

/**
 * Opens so much of what is owed at the gateway, or all of it; the same gateway order as long as the same is
 * to be paid.
 * @throws not_found, nothing_due, invalid_input with what is owed, gateway_unavailable, payment_refused
 */
export async function openReceivablePayment(
  ctx: Ctx,
  wanted: { token: string; amountPaise?: number | undefined; deviceId: string | null },
): Promise<OpenedPayment> {
  const offer = await inTransaction(ctx, (tx) => offerFor(tx, wanted))
  return openedPayment(ctx, await openAtGateway(ctx, offer))
}

/**
 * What the checkout reports to the page of the link.
 * @throws not_found, bad_signature, payment_not_captured, paid_too_late, gateway_unavailable
 */
export async function verifyReceivablePayment(
  ctx: Ctx,
  { token, ...report }: CheckoutReport & { token: string },
): Promise<void> {
  const { personId } = await accountOfLink(ctx, token)
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.gatewayOrderId, report.gatewayOrderId), isFor(personId)))
  if (!paymentOrder) throw new DomainError('not_found', { what: 'payment order' })
  await verifyPaymentOf(ctx, paymentOrder, report)
}

/** Locks in the order that `settle` names: person, payment order, what is owed. */
async function offerFor(
  tx: Ctx,
  { token, amountPaise, deviceId }: Parameters<typeof openReceivablePayment>[1],
): Promise<Offer> {
  const { personId } = await accountOfLink(tx, token)
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
  const [open] = await tx.db
    .select()
    .from(paymentOrders)
    .where(and(isFor(personId), eq(paymentOrders.status, 'open')))
    .for('update')
  const account = await lockAccount(tx, personId)
  const duePaise = account?.balancePaise ?? 0
  if (duePaise <= 0) throw new DomainError('nothing_due', {})
  const paise = amountPaise ?? duePaise
  // The gateway takes no less than a rupee.
  if (!Number.isSafeInteger(paise) || paise < Math.min(leastRefundPaise, duePaise))
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'bad_rupees' } } })
  if (paise > duePaise)
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'more_than_due', duePaise } } })
  return offerAmount(tx, open, { personId, purpose: 'receivable', amountPaise: paise, deviceId })
}

function isFor(personId: string) {
  return and(eq(paymentOrders.personId, personId), eq(paymentOrders.purpose, 'receivable'))
}

async function accountOfLink({ db }: Ctx, token: string): Promise<Account> {
  const [account] = await db.select().from(receivableAccounts).where(eq(receivableAccounts.payToken, token))
  if (!account) throw new DomainError('not_found', { what: 'link' })
  return account
}
