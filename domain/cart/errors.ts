declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    too_many_of_product: { maximum: number }
    too_many_products: { maximum: number }
    too_many_kept: { maximum: number }
  }
}

export {}
