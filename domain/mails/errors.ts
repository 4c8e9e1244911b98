declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Only a mail that failed can be sent again. */
    mail_not_failed: object
  }
}

export {}
