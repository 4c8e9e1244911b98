import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { givenBack } from '#domain/payments/verify-payment.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'
import { walletMethod, walletPrefix } from '#domain/wallets/rules.ts'

import { writePaymentOrder } from './create-payment-order.ts'
import type { From } from './create-payment-order.ts'
import type { ToPay } from './wanted-cart.ts'

/**
 * Buys one's own cart whole from one's wallet, in the transaction of who calls: it is offered and held as for
 * the gateway, and settled at once by a payment that the gateway knows nothing of. So it is an order that is
 * paid online, and all that is given back of it goes into the wallet again. Its row is locked last.
 * @throws as createPaymentOrder, and wallet_short with what it holds
 */
export async function orderFromWallet(
  tx: Ctx,
  personId: string,
  { language, ...toPay }: ToPay & From,
): Promise<{ orderId: string; totalPaise: number }> {
  const { paymentOrder } = await writePaymentOrder(tx, toPay, { language })
  const { id: paymentOrderId, totalPaise, currency } = paymentOrder
  const wallet = await lockWallet(tx, personId)
  const leftPaise = Math.max(0, wallet?.balancePaise ?? 0)
  if (totalPaise > leftPaise) throw new DomainError('wallet_short', { leftPaise })
  if (totalPaise <= 0) throw new DomainError('payment_refused', { totalPaise })
  const settlement = await settlePayment(tx, {
    paymentOrderId,
    payment: {
      id: `${walletPrefix}${newId()}`,
      gatewayOrderId: null,
      amountPaise: totalPaise,
      currency,
      status: 'captured',
      method: walletMethod,
    },
  })
  const refusal = givenBack(settlement)
  if (refusal) throw refusal
  return { orderId: settlement.orderId!, totalPaise }
}
