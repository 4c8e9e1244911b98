import type { BoxGood } from '#db/schema/orders.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Somebody else has said what is in the box in this week since it was shown; what stands there now. */
    box_changed: { goods: readonly BoxGood[]; standIns: readonly BoxGood[] }
  }

  interface FieldProblems {
    /** The same product twice, or the box itself. */
    twice_in_box: object
    /** What cannot be in a box, because it is one; or cannot be one, because it is sold by weight or in one.
     * */
    not_for_box: { productName: string }
    /** The week is over. */
    week_over: object
  }
}
