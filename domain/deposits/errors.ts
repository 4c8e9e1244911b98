export {}

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** So much of a deposit was never paid and goes off that: it is not given back. The rest is. */
    deposit_unpaid: { offPaise: number; backPaise: number }
  }
  interface FieldProblems {
    /** More bottles or crates than are with the customer. */
    more_than_out: { out: number }
  }
}
