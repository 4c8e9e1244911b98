declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The till was counted and closed, by whom and when (ISO 8601); it only takes counter-entries. */
    till_closed: { closedAt: string; by: string }
    /** Something went in or out of the till: what it began with stays as it is. */
    till_begun: object
    /** Something went in or out since it was counted: so much should be there now. */
    till_moved: { expectedPaise: number }
    /** It is the till of a delivery run that goes on, and is counted with it. */
    till_of_run: { runNumber: number }
  }
}

export {}
