/** Every state an order can show, in the words that people read. */
export const orderStatuses = [
  'Paid',
  'Packed',
  'Out for delivery',
  'Delivered',
  'Cancelled',
  'Refunded',
] as const

export type OrderStatus = (typeof orderStatuses)[number]
