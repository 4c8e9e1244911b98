declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** A grower has got this transfer before. `amountPaise`: what was entered. */
    transfer_entered: { reference: string; amountPaise: number }
    /** An entry that another one has taken back, or that was not made by hand. */
    entry_not_taken_back: object
    /** What a grower gets for a week that goes on is not known yet. `lastDay`: 2026-12-04. */
    week_goes_on: { lastDay: string }
  }

  interface FieldProblems {
    /** More than a grower is owed, in paise. */
    more_than_owed: { owedPaise: number }
  }
}

export {}
