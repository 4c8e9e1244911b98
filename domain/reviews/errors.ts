declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** Only who has bought a good and has it rates it. */
    not_bought: { productName: string }
    /** Who works for the shop does not rate its goods. */
    review_of_own_shop: object
    /** Its writer has changed it, or somebody else of the shop has decided, since it was read. */
    review_changed: object
    /** Only what is shown is answered. */
    review_not_shown: object
  }

  interface FieldProblems {
    /** No whole number from 1 to 5. */
    bad_stars: object
  }
}

export {}
