// What the checkout leaves in the history for the two pages of a payment's end.

/** Said of a payment of which the shop knows that it is paid. */
export const verified = 'Payment Successful & Verified!'

export interface CancelState {
  /**
   * Nothing was charged. `unopened`: no payment was opened. `closed`: the shopper closed the checkout.
   * `refused`: the bank said no afterwards.
   */
  uncharged?: 'unopened' | 'closed' | 'refused' | undefined
  /** Why, in a sentence that stays when the toast has gone. */
  reason?: string | undefined
  /** The bank has yet to decide: the gateway's id of the payment's order. */
  openPayment?: string | null | undefined
}

export interface SuccessState {
  /** The id of the order that was paid or is paid in cash; unknown to who comes by the address alone. */
  orderId?: string | null | undefined
  /** Of an order in cash: the sum to have ready. */
  cashPaise?: number | undefined
}
