declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Paying was asked for with nothing in the cart. */
    cart_empty: object
    /**
     * The total that the client showed is not the cart's; carries the right one so that the page can show it,
     * and what the goods alone come to, which some clients send.
     */
    amount_mismatch: { shownPaise: number; subtotalPaise: number; totalPaise: number; depositPaise?: number }
    /** The payment order that this cart belongs to has been paid; the order exists. */
    already_paid: { orderId: string | null }
    /** What was in the cart was ordered a moment ago. */
    already_ordered: { orderId: string }
    /** The shop takes no cash at present. */
    cash_off: object
    /** Cash is paid where the goods are handed over, and nobody has said where. */
    cash_needs_place: object
    /** The total is above what one order in cash may come to. */
    cash_too_much: { maximumPaise: number }
    /** No cash is taken in the area of this PIN code. */
    cash_not_here: { pinCode: string }
    /** Without an account, and before a first order was paid, cash is for so much. */
    cash_guest_too_much: { maximumPaise: number }
    /** An order in cash to this number, place or device is open, and it was taken without an account. */
    cash_guest_open: object
    /** None of the person's orders in cash was paid yet, and this one is open. */
    cash_order_open: { orderId: string }
  }
}

export {}
