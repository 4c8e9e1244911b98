import type { FieldProblemCode } from '#domain/ground/errors.ts'

/** What breaks a rule of the contract, by its code; the sentence stands in `words/`. */
export function problem(code: FieldProblemCode) {
  return { error: code }
}

/**
 * The same for a field that may be left out by mistake: then it is said to be missing, and not to be wrong.
 */
export function problemOrMissing(code: FieldProblemCode) {
  return { error: ({ input }: { input?: unknown }) => (isBlank(input) ? 'missing' : code) }
}

/**
 * The same for a field that another one contradicts: an issue of `superRefine`, with what its sentence
 * needs.
 */
export function problemAt(field: string, code: FieldProblemCode, details: Record<string, unknown>) {
  return { code: 'custom' as const, message: code, path: [field], ...details }
}

function isBlank(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
}
