declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    too_many_of_product: { maximum: number }
    /** More or less of goods by weight than is sold at a time. */
    other_weight: { productName: string; leastGrams: number; mostGrams: number }
    too_many_products: { maximum: number }
    too_many_kept: { maximum: number }
  }
}

export {}
