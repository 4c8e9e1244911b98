declare module '#domain/ground/happened.ts' {
  interface Events {
    /** Somebody has answered a message with something that the desk is to read. */
    phone_answered: { answerId: string }
  }
}

export {}
