import { paymentMethodLabels } from '#domain/payments/rules.ts'

/** Every state an order can be in, with the words that people and the wire get for it. */
export const orderStatusLabels = {
  placed: 'Placed',
  paid: 'Paid',
  packed: 'Packed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const

export type OrderStatus = keyof typeof orderStatusLabels

/**
 * What is still to be paid for an order, in paise; nothing for one that was called off. To be decided under
 * its row lock.
 */
export function duePaise(order: { status: OrderStatus; totalPaise: number; paidPaise: number }): number {
  if (order.status === 'cancelled' || order.status === 'refunded') return 0
  return order.totalPaise - order.paidPaise
}

/** Nobody has said where it is to be brought, and it is still here. */
export function needsAddress(order: {
  status: OrderStatus
  deliveryAddress: object | null
  isCollected: boolean
}): boolean {
  const isHere = order.status === 'placed' || order.status === 'paid' || order.status === 'packed'
  return isHere && order.deliveryAddress === null && !order.isCollected
}

/** How an order is paid, and how that stands, in words. */
export interface OrderPayment {
  way: string
  standing:
    | 'paid'
    | 'partly paid'
    | 'unpaid'
    | 'nothing due'
    | 'refunded'
    | 'partly refunded'
    | 'refund refused'
  /** What a person has to give back, because the gateway refused to; left out when there is nothing. */
  refused?: RefusedRefund[]
}

interface RefusedRefund {
  /** The gateway's id of the payment. */
  transactionId: string
  amountPaise: number
  /** The gateway's words. */
  why: string
}

/**
 * An order's payment in words, from what is stored. What was paid too much and given back is no refund of the
 * order. A refund that is on its way counts as given back; one that was refused matters as long as money of
 * its payment is left.
 */
export function paymentOf(
  order: {
    paymentWay: 'gateway' | 'cash' | 'none'
    transactionId: string | null
    totalPaise: number
    paidPaise: number
  },
  payments: readonly {
    id: string
    method: string
    amountPaise: number
    appliedPaise: number
    refundedPaise: number
  }[],
  refusedRefunds: readonly RefusedRefund[] = [],
): OrderPayment {
  const withMoney = payments.filter(({ amountPaise, refundedPaise }) => refundedPaise < amountPaise)
  const refused = refusedRefunds.filter(({ transactionId }) =>
    withMoney.some(({ id }) => id === transactionId),
  )
  const method = payments.find(({ id }) => id === order.transactionId)?.method
  const way = method === undefined ? wayLabels[order.paymentWay] : (paymentMethodLabels[method] ?? method)
  const refundedPaise = payments
    .map(({ amountPaise, appliedPaise, refundedPaise }) => refundedPaise - (amountPaise - appliedPaise))
    .reduce((sum, refunded) => sum + Math.max(0, refunded), 0)
  if (refused.length > 0) return { way, standing: 'refund refused', refused }
  return { way, standing: standingOf(order, refundedPaise) }
}

const wayLabels = { gateway: 'Online', cash: 'Cash', none: 'No payment' }

function standingOf(
  { totalPaise, paidPaise }: { totalPaise: number; paidPaise: number },
  refundedPaise: number,
): OrderPayment['standing'] {
  if (refundedPaise > 0) return refundedPaise < paidPaise ? 'partly refunded' : 'refunded'
  if (totalPaise === 0) return 'nothing due'
  if (paidPaise === 0) return 'unpaid'
  return paidPaise < totalPaise ? 'partly paid' : 'paid'
}
