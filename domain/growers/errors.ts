declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Somebody else has changed or ended the grower since they were looked at. */
    grower_changed: object
  }

  interface FieldProblems {
    /** No whole number from 1 to 10000, hundredths of a percent. */
    bad_share: object
    /** A picture is at neither an address of the shop nor one with https. */
    bad_picture_address: object
  }
}

export {}
