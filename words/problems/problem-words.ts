import type { FieldProblemCode, FieldProblems } from '#domain/ground/errors.ts'

/** What can be wrong with a field. */
export type ProblemWords = { [Code in FieldProblemCode]: (details: FieldProblems[Code]) => string }
