export {}

declare module '#domain/ground/errors.ts' {
  interface FieldProblems {
    /** More bottles or crates than are with the customer. */
    more_than_out: { out: number }
  }
}
