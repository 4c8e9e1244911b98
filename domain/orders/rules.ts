import { formatPaise } from '#domain/pricing/rules.ts'

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

/** What of an order may be to do, beside what its state says. */
export const orderToDoLabels = {
  send: 'To be sent out',
  fetch: 'To be fetched',
  late: 'Too long on the way',
  due: 'Money is due',
  back: 'Money to hand back',
} as const

/** What money without the gateway is called on the wire; Khata: nobody paid it, and its person owes it. */
export const handWayLabels = { cash: 'Cash', upi: 'UPI', receivable: 'Khata' } as const

/** What a customer can want where something of their order is missing when it is packed. */
export const missingWishes = ['refund', 'similar', 'call'] as const

export type MissingWish = (typeof missingWishes)[number]

export type OrderToDo = keyof typeof orderToDoLabels

/** An order that is on its way for more hours has not come as it should. */
export const longOnTheWayHours = 48

/** Said of an order beside how it stands, wherever it is listed, while it goes its way without its money. */
export const refundedAtGatewayWords = 'Refunded at the gateway'

export type OrderStatus = keyof typeof orderStatusLabels

/** What who took goods along at the stall is called, and said of whom the shop knows nothing. */
export const walkInName = 'Walk-in customer'

/** What Razorpay's names of how somebody paid are called on the screen. */
export const paymentMethodLabels: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
  bank_transfer: 'Bank transfer',
  shop_wallet: 'Wallet of the shop',
}

/**
 * What is still to be paid for an order, in paise; nothing for one that was called off. To be decided under
 * its row lock.
 */
export function duePaise(order: { status: OrderStatus; totalPaise: number; paidPaise: number }): number {
  if (order.status === 'cancelled' || order.status === 'refunded') return 0
  return order.totalPaise - order.paidPaise
}

/** Said to who gets back what they paid for a delivery that nobody made. */
export const noDeliveryNote = 'You fetch it at the market, so you pay no delivery.'

/** What comes off an order when it turns out that it is fetched: of its delivery what is still to be paid. */
export function notFetchedPaise(order: Parameters<typeof duePaise>[0] & { shippingPaise: number }): number {
  return Math.min(order.shippingPaise, duePaise(order))
}

/** The cause of the entry that gives back by hand what was paid for a delivery that nobody made. */
export const noDeliveryCause = 'no_delivery'

/**
 * What the desk is offered to give back of a fetched order: what was paid for its delivery in cash or to the
 * shop's own UPI id, as far as it is left, and once.
 */
export function shippingToGiveBackPaise(
  order: { status: OrderStatus; isCollected: boolean; shippingPaise: number; transactionId: string | null },
  byHand: readonly { amountPaise: number; cause: string }[],
): number {
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  const isGivenBack = byHand.some(({ cause }) => cause === noDeliveryCause)
  if (isOver || !order.isCollected || order.transactionId !== null || isGivenBack) return 0
  const leftPaise = byHand.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return Math.max(0, Math.min(order.shippingPaise, leftPaise))
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

/** Said to who gets money back because their order was changed and costs less. */
export const changedNote = 'Your order was changed and costs less now.'

/** Said to whose order was packed with less than they wanted, or with something else. */
export const packedNote = 'Not all of it was there when we packed it.'

/** How the cause of an entry begins that gives back what an order does not cost any more. */
export const changedCause = 'changed:'

/** What a hand is to give back of what was paid before an order was changed to cost less, in paise. */
export function surplusLeftPaise(
  { status, surplusPaise }: { status: OrderStatus; surplusPaise: number },
  byHand: readonly { amountPaise: number; cause: string }[],
): number {
  // All of its money went back with it.
  if (status === 'cancelled' || status === 'refunded') return 0
  const given = byHand.filter(({ cause }) => cause.startsWith(changedCause))
  const leftPaise = byHand.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const owedPaise = given.reduce((sum, { amountPaise }) => sum + amountPaise, surplusPaise)
  return Math.max(0, Math.min(owedPaise, leftPaise))
}

/** Whether the lines of an order can be changed at all: it is not packed, and replaces no other goods. */
export function isChangeable({
  status,
  paymentWay,
}: {
  status: OrderStatus
  paymentWay: 'gateway' | 'cash' | 'none'
}): boolean {
  return (status === 'placed' || status === 'paid') && paymentWay !== 'none'
}

/** How an order is paid, and how that stands, in words. */
export interface OrderPayment {
  /** 'Card', 'Cash', 'UPI and cash'. */
  way: string
  /** 'paid', 'due', '₹120.00 of ₹640.00 given back'. */
  standing: string
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

/** What is stored of an order's money. */
interface OrderMoney {
  order: {
    status: OrderStatus
    paymentWay: 'gateway' | 'cash' | 'none'
    transactionId: string | null
    totalPaise: number
    /** What was paid towards the total, online and in cash; what was given back is not taken off. */
    paidPaise: number
    isRefundedAtGateway?: boolean
  }
  payments: readonly {
    id: string
    method: string
    amountPaise: number
    appliedPaise: number
    refundedPaise: number
  }[]
  /**
   * What came without the gateway; negative where it was given back. upi: to the shop's own UPI id.
   * receivable: it is written down.
   */
  cash: readonly { amountPaise: number; way: 'cash' | 'upi' | 'receivable'; cause: string }[]
  /** Left out: none. */
  refused?: readonly RefusedRefund[]
}

/**
 * An order's payment in words, from what is stored. What was paid too much and given back is no refund of the
 * order. A refund that is on its way counts as given back; one that was refused matters as long as money of
 * its payment is left.
 */
export function paymentOf(money: OrderMoney): OrderPayment {
  const { payments } = money
  const withMoney = payments.filter(({ amountPaise, refundedPaise }) => refundedPaise < amountPaise)
  const refused = (money.refused ?? []).filter(({ transactionId }) =>
    withMoney.some(({ id }) => id === transactionId),
  )
  const way = wayOf(money)
  if (refused.length > 0) return { way, standing: 'refund refused', refused }
  return { way, standing: standingOf(money) }
}

function wayOf({ order, payments, cash }: OrderMoney): string {
  const method = payments.find(({ id }) => id === order.transactionId)?.method
  const taken = new Set(cash.filter(({ amountPaise }) => amountPaise > 0).map(({ way }) => way))
  const ways = [
    method !== undefined && (paymentMethodLabels[method] ?? method),
    taken.has('upi') && paymentMethodLabels['upi']!,
    taken.has('cash') && 'cash',
    taken.has('receivable') && handWayLabels.receivable,
  ].filter((way) => way !== false)
  if (ways.length === 0) return wayLabels[order.paymentWay]
  const words = [...new Set(ways)].join(' and ')
  return words === 'cash' ? wayLabels.cash : words
}

const wayLabels = { gateway: 'Online', cash: 'Cash', none: 'No payment' }

function standingOf({ order, payments, cash }: OrderMoney): string {
  const { totalPaise, paidPaise } = order
  const online = payments.map(({ amountPaise, appliedPaise, refundedPaise }) =>
    Math.max(0, refundedPaise - (amountPaise - appliedPaise)),
  )
  const byHand = cash.filter(({ cause }) => !cause.startsWith(changedCause))
  const back = [...online, ...byHand.map(({ amountPaise }) => Math.max(0, -amountPaise))]
  const backPaise = back.reduce((sum, paise) => sum + paise, 0)
  // Money of another amount than was asked for pays for nothing, and has gone back.
  const isUnusable = order.status === 'refunded' && payments.length > 0
  if (order.isRefundedAtGateway) return refundedAtGatewayWords.toLowerCase()
  if (backPaise >= paidPaise && (backPaise > 0 || isUnusable)) return 'refunded'
  const due = duePaise(order)
  const parts = [
    backPaise > 0 && `${formatPaise(backPaise)} of ${formatPaise(paidPaise)} given back`,
    due > 0 && (paidPaise > 0 ? `${formatPaise(due)} of ${formatPaise(totalPaise)} due` : 'due'),
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join(', ')
  return paidPaise > 0 ? 'paid' : 'nothing due'
}
