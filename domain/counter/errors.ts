declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** These are not the last figures of the number of whose order it is. */
    wrong_figures: object
  }

  interface FieldProblems {
    /** Not the four figures that are asked for. */
    bad_figures: object
  }
}

export {}
