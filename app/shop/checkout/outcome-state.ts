import type { Slot } from '#contract/slot.ts'

// What the checkout leaves in the history for the two pages of a payment's end.

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
  /** Of an order in cash: the sum to have ready; 0 where it is written down. */
  cashPaise?: number | undefined
  /** It was bought without an account: the order is known by the key of this browser alone. */
  isGuest?: boolean | undefined
  /** Which cart a guest has bought: back on this page the one of today stays. */
  cartKey?: string | undefined
  /** Where a guest has it brought, in a sentence. */
  goesTo?: string | undefined
  /** When it is brought or fetched, as it was chosen. */
  slot?: Slot | undefined
}

/** What the ways to pay need to know of who buys. */
export interface Buyer {
  /** For the page of success. */
  state: Pick<SuccessState, 'isGuest' | 'cartKey' | 'goesTo' | 'slot'>
  /** The cart is bought: what this browser keeps of it is over. */
  onBought: () => Promise<void>
}
