/** What buyers, settling and gateway have to agree on. */

/** A product as the price of a cart needs it. */
export interface Good {
  id: string
  sellingPricePaise: number
  listPricePaise: number
}

/** One of each. */
export const linesOfOrder = 3

/** The payment of an order at the gateway has the order's own number. */
export function paymentIdOf(orderId: string): string {
  return orderId.replace('order_', 'pay_')
}

/** The keys of the gateway that answers from memory. */
export const gatewayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_bench',
  RAZORPAY_KEY_SECRET: 'the-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'the-webhook-secret',
}
