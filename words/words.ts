import type { DomainError, FieldProblem } from '#domain/ground/errors.ts'

import { en } from './en.ts'
import type { Words } from './en.ts'

/** The language that the shop's server speaks. */
export const words: Words = en

/** What to say of an expected failure. */
export function errorSentence(error: DomainError): string {
  if (error.code === 'invalid_input') return summary((error as DomainError<'invalid_input'>).details.fields)
  // Each code's sentence takes that code's details, which the compiler cannot follow through a union.
  const sentence = words.errors[error.code] as (details: object) => string
  return sentence(error.details)
}

/** A sentence for each broken field, by the field's name. */
export function fieldSentences(fields: Record<string, FieldProblem>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, problem]) => [field, sentenceOf(problem)]))
}

/**
 * What to say of the whole input: missing fields first, then what spans fields, then the first broken one.
 */
function summary(fields: Record<string, FieldProblem>): string {
  const all = Object.values(fields)
  if (all.some(({ problem }) => problem === 'missing')) return words.missingFields
  const first = all.find(({ problem }) => problem === 'passwords_differ') ?? all[0]
  return sentenceOf(first ?? { problem: 'unexpected' })
}

function sentenceOf(problem: FieldProblem): string {
  const sentence = words.problems[problem.problem] as (details: object) => string
  return sentence(problem)
}
