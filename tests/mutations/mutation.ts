/** A mistake that somebody could make, and the tests that must notice it. */
export interface Mutation {
  file: string
  /** What stands in the file, exactly once. */
  find: string
  put: string
  /** The test files of which one test at least must fail. */
  tests: string[]
  /** Runs only the tests whose name has this, where a whole file would take long. */
  named?: string
  /** What a person would suffer from it. */
  why: string
  /** For one that no test notices: why that is right. Stands in tests/README.md as well. */
  survives?: string
}
