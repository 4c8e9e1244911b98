declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** As many complaints as somebody can send in a day. */
    too_many_grievances: { maximum: number }
    grievance_answered: object
  }
}

export {}
