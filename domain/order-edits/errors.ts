declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The goods replace others, and nobody pays for them: another order is taken instead. */
    replacement_stays: object
  }

  interface FieldProblems {
    /** An order has at least one line; one without any is cancelled. */
    no_lines_left: object
    /** A discount of more than the goods come to. */
    more_than_goods: { subtotalPaise: number }
    /** Of a price or a discount nobody said why. */
    reason_missing: object
  }
}

export {}
