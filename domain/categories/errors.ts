declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** A category that goods stand in, how many, archived ones among them. */
    category_has_goods: { label: string; goods: number }
    /** An offer that runs, or is to come, is for its goods. */
    category_has_offer: { label: string; offer: string }
    /** One of the twelve of the spec: its value and label stay, and it cannot be deleted. */
    category_stays: { label: string }
    /** The shop has as many categories as it can have. */
    too_many_categories: { maximum: number }
    /** Somebody else changed the words of this category since they were loaded. */
    category_changed: object
  }

  interface FieldProblems {
    /** Another category is called so, or was when it began. */
    category_taken: { label: string }
    /** Signs alone. */
    no_letter: object
    /** More than two letters. */
    bad_mark: object
  }
}

export {}
