declare module '#domain/ground/happened.ts' {
  interface Events {
    /** A complaint stands. */
    grievance_came: { id: string; number: number }
  }
}

export {}
