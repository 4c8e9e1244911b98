export {}

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Nobody has said that this person may pay later. */
    not_trusted: object
    /** No more than this can be written down for the person. */
    receivable_limit: { leftPaise: number }
  }
}
