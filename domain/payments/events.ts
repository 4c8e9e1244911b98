import type { RefundedLine } from '#db/schema/checkout.ts'

import type { RefundReason, SettlingReason } from './rules.ts'

declare module '#domain/ground/happened.ts' {
  interface Events {
    /**
     * Money of an order goes back: the refund, or the entry of cash, is written. Told last in its
     * transaction. reason: in words for the customer. pieces: for which lines. isCalledOff: nothing of the
     * order is owed any more.
     */
    money_goes_back: {
      orderId: string
      reason: string
      pieces?: readonly RefundedLine[]
      isCalledOff?: boolean
    }
    /**
     * Money of an order is back with its customer. cause: the refund's id, or what the cash was given back
     * for.
     */
    money_is_back: {
      orderId: string
      amountPaise: number
      /** upi: sent by hand, to their UPI id. receivable: taken off what they owe. wallet: kept there. */
      way: 'online' | 'cash' | 'upi' | 'receivable' | 'wallet'
      why: RefundReason
      note: string | null
      cause: string
    }
    /** An order that was placed before was paid, in whole or in part. */
    order_paid: { orderId: string; paymentId: string; amountPaise: number }
    /** A payment came that nobody owed, as one that came too late: all of it goes back, as is written. */
    money_not_owed: { orderId: string; paymentId: string; amountPaise: number; why: SettlingReason }
    /** Money of an account is back with its person: not owed, or asked for. cause: the refund's id. */
    account_money_is_back: {
      personId: string
      amountPaise: number
      of: 'khata' | 'wallet'
      cause: string
    }
    /**
     * The gateway has refused a refund for good. round: how often it was asked for. orderId: null where the
     * money is in an account of its person, and theirs again.
     */
    refund_refused: { refundId: string; round: number; orderId: string | null; amountPaise: number }
    /** Somebody wants to give money back that waits for a second administrator. id: of what waits. */
    refund_waits: { id: string; orderId: string; amountPaise: number }
    /** It was allowed and goes back, or it was refused. */
    refund_answered: { id: string; orderId: string; amountPaise: number; isAllowed: boolean }
    /** A message of the gateway is tried no more. event: its name. */
    webhook_given_up: { id: string; event: string }
  }
}
