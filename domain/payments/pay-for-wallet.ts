import type { Ctx } from '#domain/ground/context.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'
import { maxWalletPaise } from '#domain/wallets/rules.ts'

import type { GatewayPayment } from './gateway.ts'
import { isAskedFor } from './settlement.ts'
import type { Application, PaymentOrder } from './settlement.ts'

/**
 * What a captured payment into a wallet comes to: all of it is kept where there is room, else all of it goes
 * back, as what is paid twice. It stands in the wallet all the same, and what is given back as an entry of
 * its own (`wallet_of_payment`).
 */
export async function payForWallet(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  if (!isAskedFor(paymentOrder, payment)) return { orderId: null, appliedPaise: 0, why: 'wrong_amount' }
  const wallet = await lockWallet(tx, paymentOrder.personId)
  const isKept = wallet !== undefined && wallet.balancePaise + payment.amountPaise <= maxWalletPaise
  return { orderId: null, appliedPaise: isKept ? payment.amountPaise : 0, why: isKept ? null : 'surplus' }
}
