declare module '#domain/ground/happened.ts' {
  interface Events {
    /** Somebody has written something that the desk is to read, or could not be answered. */
    phone_answered: { mobile: string; at: Date }
  }
}

export {}
