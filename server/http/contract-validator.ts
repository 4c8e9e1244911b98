import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem, FieldProblemCode } from '#domain/ground/errors.ts'

/**
 * Reads input by a schema of the contract; what breaks a rule is answered as `invalid_input`, which Fastify
 * throws. `problemOf` is handed to each parse and not to `z.config`, which would also change the messages of
 * better-auth, the settings and the test gateway.
 */
export const contractValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const { value, problems } = readInput(schema, input)
    return problems ? { error: new DomainError('invalid_input', { fields: problems }) } : { value }
  }

/** Input as a schema of the contract reads it, or what is wrong with which field. */
export function readInput<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
): { value: Output; problems?: undefined } | { value?: undefined; problems: Record<string, FieldProblem> } {
  const read = schema.safeParse(input, { error: problemOf })
  return read.success ? { value: read.data } : { problems: fieldProblems(read.error.issues) }
}

/** For every rule to which the contract gives no code of its own. */
function problemOf(issue: z.core.$ZodRawIssue): FieldProblemCode {
  if (issue.code === 'invalid_type') return (issue.input ?? null) === null ? 'missing' : 'wrong_type'
  if (issue.code === 'too_small') return isEmpty(issue) ? 'missing' : 'too_small'
  if (issue.code === 'too_big') return 'too_big'
  return issue.code === 'invalid_value' ? 'not_one_of' : 'unexpected'
}

/** A text or a list that must have something in it, and has nothing. */
function isEmpty({ minimum, origin }: { minimum: number | bigint; origin: string }): boolean {
  return minimum === 1 && (origin === 'string' || origin === 'array')
}

/** Of fields that nobody knows so many are named at most. */
const mostNamed = 10

/**
 * The first problem of each field; a field within another goes by both names (`address.pinCode`), what is
 * wrong within a list by the list's, and with the input as a whole by the name `body`.
 */
function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields = new Map<string, FieldProblem>()
  for (const issue of issues)
    for (const [name, problem] of problemsIn(issue)) if (!fields.has(name)) fields.set(name, problem)
  return Object.fromEntries(fields)
}

function problemsIn(issue: z.core.$ZodIssue): [name: string, problem: FieldProblem][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostNamed).map((key) => {
      const field = key.slice(0, 40)
      return [nameOf([...issue.path, field]), { problem: 'unknown_field', field }]
    })
  const { path, message, ...details } = issue
  return [[nameOf(path), { ...details, problem: message } as FieldProblem]]
}

function nameOf(path: readonly PropertyKey[]): string {
  const list = path.findIndex((part) => typeof part === 'number')
  return (list < 0 ? path : path.slice(0, list)).join('.') || 'body'
}
