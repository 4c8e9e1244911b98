import type { DomainError, FieldProblem } from '#domain/ground/errors.ts'

import { answers as englishAnswers } from './answers/en.ts'
import { answers as hindiAnswers } from './answers/hi.ts'
import { errors as englishErrors } from './errors/en.ts'
import type { ErrorWords } from './errors/error-words.ts'
import { errors as hindiErrors } from './errors/hi.ts'
import type { Language } from './languages.ts'
import { missingFields as englishMissingFields, problems as englishProblems } from './problems/en.ts'
import { missingFields as hindiMissingFields, problems as hindiProblems } from './problems/hi.ts'
import type { ProblemWords } from './problems/problem-words.ts'
import { requests as englishRequests } from './requests/en.ts'
import { requests as hindiRequests } from './requests/hi.ts'

/** What one language has to say. A code without its sentence does not compile. */
export interface Words {
  errors: ErrorWords
  problems: ProblemWords
  /** Said of the whole form when fields of it are missing. */
  missingFields: string
  answers: typeof englishAnswers
  requests: typeof englishRequests
}

const byLanguage: Record<Language, Words> = {
  en: {
    errors: englishErrors,
    problems: englishProblems,
    missingFields: englishMissingFields,
    answers: englishAnswers,
    requests: englishRequests,
  },
  hi: {
    errors: hindiErrors,
    problems: hindiProblems,
    missingFields: hindiMissingFields,
    answers: hindiAnswers,
    requests: hindiRequests,
  },
}

/** What the shop's server says in this language. */
export function wordsIn(language: Language): Words {
  return byLanguage[language]
}

/** What to say of an expected failure. */
export function errorSentence(words: Words, error: DomainError): string {
  if (error.code === 'invalid_input')
    return summary(words, (error as DomainError<'invalid_input'>).details.fields)
  // Each code's sentence takes that code's details, which the compiler cannot follow through a union.
  const sentence = words.errors[error.code] as (details: object) => string
  return sentence(error.details)
}

/** A sentence for each broken field, by the field's name. */
export function fieldSentences(words: Words, fields: Record<string, FieldProblem>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, sentenceOf(words, problem)]),
  )
}

/**
 * What to say of the whole input: missing fields first, then what spans fields, then the first broken one.
 */
function summary(words: Words, fields: Record<string, FieldProblem>): string {
  const all = Object.values(fields)
  if (all.some(({ problem }) => problem === 'missing')) return words.missingFields
  const first = all.find(({ problem }) => problem === 'passwords_differ') ?? all[0]
  return sentenceOf(words, first ?? { problem: 'unexpected' })
}

function sentenceOf(words: Words, problem: FieldProblem): string {
  const sentence = words.problems[problem.problem] as (details: object) => string
  return sentence(problem)
}
