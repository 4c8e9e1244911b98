import type { Ctx } from '#domain/ground/context.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'

import type { GatewayPayment } from './gateway.ts'
import { isAskedFor } from './settlement.ts'
import type { Application, PaymentOrder } from './settlement.ts'

/**
 * What a captured payment for what a person owes comes to: as much of it as is still owed, and the rest goes
 * back. All of it stands in their account all the same, and what is given back as an entry of its own
 * (`account_of_payment`): so money that the gateway does not take back is theirs still.
 */
export async function payForReceivable(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  const account = await lockAccount(tx, paymentOrder.personId)
  if (!isAskedFor(paymentOrder, payment)) return { orderId: null, appliedPaise: 0, why: 'wrong_amount' }
  const appliedPaise = Math.max(0, Math.min(account?.balancePaise ?? 0, payment.amountPaise))
  return { orderId: null, appliedPaise, why: appliedPaise > 0 ? null : 'surplus' }
}
