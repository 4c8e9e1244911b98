/** What of goods by weight does not fit together. */
export type WrongWeight =
  | 'no_grams'
  | 'no_least'
  | 'no_most'
  | 'no_steps'
  | 'below_least'
  | 'too_many'
  | 'no_deposit'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** It is off the shelf; `at` is what the person was about to do. */
    no_longer_sold: { productId: string; productName: string; at: 'cart' | 'checkout' }
    /** It costs nothing, and the shop sells nothing for ₹0.00. */
    no_price: { productId: string; productName: string }
  }

  interface FieldProblems {
    bad_category: object
    bad_hsn_code: object
    /** Its check digit is wrong, or it is no EAN or UPC. */
    bad_barcode: object
    /** Another product has this bar code. */
    barcode_taken: { productName: string }
    bad_tax_rate: object
    /** Days from packing, as a whole number. */
    bad_days: object
    /** A moment of the future is needed. */
    date_passed: object
    /** What is on the shelf cannot be put there later. */
    on_shelf_already: object
    /** A product goes off the shelf before it is on it. */
    off_before_on: object
    /** A product without a picture. */
    no_image: object
    /** Nobody sees it on the shelf before it has a picture. */
    needs_picture: object
    too_many_images: { maximum: number }
    /** Neither one of our own pictures nor an https address. */
    bad_image_address: object
    /** A product has as many other words as it can have. */
    too_many_aliases: { maximum: number }
    /** How goods by weight are sold does not fit together. */
    bad_weight: { why: WrongWeight; stepGrams: number; maximum: number }
    /** A quantity, or words such as 'fresh', which say nothing of what the goods are. */
    alias_says_nothing: { word: string }
  }
}
