declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    /** A price for some days is not lower than what the product is sold for. */
    not_lower: { sellingPricePaise: number }
    /** The first or last week of a season lies in a month that has none of it. */
    week_without_any: object
    bad_season: object
  }
}

export {}
