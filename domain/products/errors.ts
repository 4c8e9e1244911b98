declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    /** A price for some days is not lower than what the product is sold for. */
    not_lower: { sellingPricePaise: number }
  }
}

export {}
