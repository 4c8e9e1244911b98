import { refuseCash } from '#domain/checkout/cash.ts'
import type { Destination } from '#domain/checkout/destination.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isDomainError } from '#domain/ground/errors.ts'
import { leftForPerson } from '#domain/receivables/queries.ts'
import { writeDown } from '#domain/receivables/write-down.ts'

import type { Subscriber } from './subscriber.ts'

interface ToPay {
  subscriber: Subscriber
  totalPaise: number
  destination: Destination
  blockedFrom: 'cash' | 'shop' | null
}

/**
 * Whether a day's order cannot be paid in the way that was chosen. Cash has the rules of the checkout; what
 * is written down must be within the limit, whose account is locked.
 */
export async function cannotPay(tx: Ctx, { subscriber, ...order }: ToPay): Promise<boolean> {
  const { totalPaise, destination, blockedFrom } = order
  const { personId, payWay } = subscriber
  switch (payWay) {
    case 'cash':
      return isCashRefused(tx, personId, { totalPaise, destination })
    case 'receivable':
      return blockedFrom !== null || ((await leftForPerson(tx, personId)) ?? 0) < totalPaise
    case 'wallet':
      // Nobody can choose it before there are wallets (`openPayWays`).
      return true
  }
}

/**
 * Takes the money of a day's order that is paid as it is made; `cannotPay` was asked under the same locks.
 */
export async function payFor(
  tx: Ctx,
  { subscriber, orderId, totalPaise }: Pick<ToPay, 'subscriber' | 'totalPaise'> & { orderId: string },
): Promise<void> {
  const { personId, payWay } = subscriber
  if (payWay === 'receivable')
    await writeDown(tx, { orderId, personId, amountPaise: totalPaise, cause: 'subscription' })
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
