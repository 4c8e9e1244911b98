declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Who packs it has it no more: the order is packed, or nobody has begun. */
    packing_over: object
    /** So many lines have no answer, or were changed since. */
    lines_unanswered: { lines: number }
    /** Nothing of the order is there: it is cancelled by an administrator. */
    nothing_to_pack: object
    /** Its customer wants the money back, or to be called first. */
    not_wanted_instead: { wish: 'refund' | 'call' }
    /** It weighs so much more than was ordered that it is taken out, or said to be a gift. In grams. */
    weighs_more: { orderedGrams: number; weighedGrams: number }
    /** It cannot go in place of the other: of another shelf, or there is none of it. */
    not_like_it: object
    /** The label is of other goods. */
    batch_of_other: { code: string; productName: string }
  }

  interface FieldProblems {
    /** No label of the shop bears this code. */
    no_batch: object
  }
}

export {}
