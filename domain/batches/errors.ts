declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** A slip of this grower was taken for this product today, with another number of pieces. */
    slip_received: { slip: string; code: string; pieces: number }
    /** The batch is closed or was recalled. */
    batch_not_open: { code: string }
    /** Its grower gets a share of what it is sold for, and no price. */
    batch_of_share: { code: string }
    /** It is packed in another size than was counted in. `pack`: as it is now. */
    pack_is_other: { productName: string; pack: string }
    /** A grower brings nothing any more. */
    grower_ended: { name: string }
  }

  interface FieldProblems {
    /** Goods are good until a day before they were made. */
    ends_before_made: object
    /** So little of their life is left that they cannot be sold. `lastDay`: 2026-11-29. */
    life_over: { lastDay: string }
  }
}

export {}
