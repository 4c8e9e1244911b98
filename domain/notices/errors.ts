declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** A browser wants to be told by a push service that is not known, or with keys that are none. */
    unknown_push_service: object
    /** More addresses are named than are told. */
    too_many_mailboxes: { maximum: number }
    /** A person has too many streams open; what is asked is answered all the same. */
    too_many_streams: object
  }
}

export {}
