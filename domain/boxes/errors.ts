declare module '#domain/ground/errors.ts' {
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

export {}
