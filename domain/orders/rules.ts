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
