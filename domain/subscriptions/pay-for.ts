import { paymentOrders } from '#db/schema/index.ts'
import { refuseCash } from '#domain/checkout/cash.ts'
import type { Destination } from '#domain/checkout/destination.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isDomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { leftForPerson } from '#domain/receivables/queries.ts'
import { writeDown } from '#domain/receivables/write-down.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'
import { walletMethod, walletPrefix } from '#domain/wallets/rules.ts'

import type { Subscriber } from './subscriber.ts'

interface ToPay {
  subscriber: Subscriber
  totalPaise: number
  destination: Destination
  blockedFrom: 'cash' | 'shop' | null
}

/** How a day's order is paid; leftPaise: the wallet that was to pay it holds no more than this. */
export type DayPaid = { way: 'cash' | 'receivable' | 'wallet' } | { way: 'cash'; leftPaise: number }

/**
 * How a day's order is paid, in the way that was chosen; null where it cannot be. Cash has the rules of the
 * checkout; what is written down must be within the limit, whose account is locked. A wallet, which is locked
 * here, pays all of it or nothing: where it holds too little, cash is taken at the door.
 */
export async function howPaid(tx: Ctx, { subscriber, ...order }: ToPay): Promise<DayPaid | null> {
  const { totalPaise, destination, blockedFrom } = order
  const { personId, payWay } = subscriber
  if (payWay === 'receivable') {
    const isWithin = blockedFrom === null && ((await leftForPerson(tx, personId)) ?? 0) >= totalPaise
    return isWithin ? { way: payWay } : null
  }
  const leftPaise = payWay === 'wallet' ? ((await lockWallet(tx, personId))?.balancePaise ?? 0) : null
  if (leftPaise !== null && leftPaise >= totalPaise) return { way: 'wallet' }
  if (await isCashRefused(tx, personId, { totalPaise, destination })) return null
  return leftPaise === null ? { way: 'cash' } : { way: 'cash', leftPaise }
}

type Made = Pick<ToPay, 'subscriber' | 'totalPaise'> & { orderId: string; paid: DayPaid }

/**
 * Takes the money of a day's order that is paid as it is made; `howPaid` was asked under the same locks.
 */
export async function payFor(tx: Ctx, { subscriber, orderId, totalPaise, paid }: Made): Promise<void> {
  const { personId } = subscriber
  if (paid.way === 'receivable')
    await writeDown(tx, { orderId, personId, amountPaise: totalPaise, cause: 'subscription' })
  if (paid.way === 'wallet') await payFromWallet(tx, { personId, orderId, totalPaise })
}

/**
 * As a link pays an order that is there, by a payment that the gateway knows nothing of: so whatever is given
 * back of it goes into the wallet again.
 */
async function payFromWallet(
  tx: Ctx,
  { personId, orderId, totalPaise }: { personId: string; orderId: string; totalPaise: number },
): Promise<void> {
  const [paymentOrder] = await tx.db
    .insert(paymentOrders)
    .values({
      id: newId(),
      personId,
      purpose: 'order',
      orderId,
      lines: [],
      subtotalPaise: totalPaise,
      shippingPaise: 0,
      totalPaise,
      createdAt: tx.now(),
    })
    .returning()
  const { id: paymentOrderId, currency } = paymentOrder!
  await settlePayment(tx, {
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
}

/** As the checkout asks it, of the person themselves. */
async function isCashRefused(
  tx: Ctx,
  personId: string,
  order: Pick<ToPay, 'totalPaise' | 'destination'>,
): Promise<boolean> {
  try {
    await refuseCash(as(tx, personId), order)
    return false
  } catch (error) {
    if (isDomainError(error)) return true
    throw error
  }
}

/** The same ctx for questions about this person, who has no role here and signs in nowhere. */
export function as(tx: Ctx, id: string): Ctx {
  return { ...tx, actor: { id, name: '', email: '', role: 'GENERAL', duties: [], sessionId: '' } }
}
