declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Not enough of a counted product is left; `at` is what the person was about to do. */
    out_of_stock: { productId: string; productName: string; available: number; at: 'cart' | 'checkout' }
    /** Nobody counts this product, so nothing can be entered for it. */
    stock_not_counted: { productName: string }
    /** Counting was to begin, and somebody else has begun: `stock` pieces can be sold now. */
    stock_counted: { productName: string; stock: number }
  }
}

export {}
