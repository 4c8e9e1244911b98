declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** A month has more lines than are drawn on paper; as CSV it goes out whole. */
    too_long_to_print: { mostLines: number }
  }
}

export {}
