/** What the sign-in hands on to the cart, with the entry of the history. */
export interface CartState {
  /** The total that was about to be paid: for exactly that the checkout opens by itself. Paise. */
  toPayPaise?: number | undefined
}
