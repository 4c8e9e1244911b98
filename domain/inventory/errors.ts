import type { NetUnit } from '#domain/catalog/rules.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /**
     * Not enough of a counted product is left; `at` is what the person was about to do. Of goods by weight
     * `available` counts steps of so many grams.
     */
    out_of_stock: {
      productId: string
      productName: string
      available: number
      stepGrams?: number
      at: 'cart' | 'checkout'
    }
    /** It can be had: nobody need wait for it. */
    in_stock: { productName: string }
    /** Nobody counts this product, so nothing can be entered for it. */
    stock_not_counted: { productName: string }
    /** Counting was to begin, and somebody else has begun: `stock` pieces can be sold now. */
    stock_counted: { productName: string; stock: number }
    /** Goods in grams, millilitres and pieces cannot become each other. */
    repack_other_unit: { productName: string }
    /** More comes out of a repacking than goes in: by so many grams, millilitres or pieces. */
    repack_gains: { amount: number; unit: NetUnit }
    /** Less comes out of a repacking than goes in, and nobody said why. */
    repack_loses: { amount: number; unit: NetUnit }
    /** A repacking was taken back already. */
    repack_undone: object
    /** A repacking is to be taken back, and of one of its products fewer are left than it made. */
    repack_used: { productName: string; left: number; needed: number }
  }

  interface FieldProblems {
    /** Counted at a moment that is still to come. */
    date_to_come: object
  }
}
