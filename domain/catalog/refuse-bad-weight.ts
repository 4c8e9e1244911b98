import { DomainError } from '#domain/ground/errors.ts'

import type { WrongWeight } from './errors.ts'
import { mostSteps } from './rules.ts'
import type { NetUnit } from './rules.ts'

interface Sold {
  netQuantity: number
  netUnit: NetUnit
  leastGrams: number | null
  mostGrams: number | null
  depositPaise: number | null
}

type SaidOfWeight = { [Field in keyof Sold]?: Sold[Field] | null | undefined }

/**
 * How goods by weight are sold, after a change: by whole steps, of which there is a least and a most, and
 * without a deposit.
 * @param before null for a new product
 * @throws invalid_input
 */
export function refuseBadWeight(before: Sold | null, said: SaidOfWeight): void {
  const of = <Field extends keyof Sold>(field: Field) =>
    said[field] === undefined ? before?.[field] : said[field]
  const [least, most] = [of('leastGrams') ?? null, of('mostGrams') ?? null]
  if (least === null && most === null) return
  const stepGrams = of('netQuantity') ?? 1
  const refuse = (field: string, why: WrongWeight) => {
    const problem = { problem: 'bad_weight' as const, why, stepGrams, maximum: mostSteps * stepGrams }
    throw new DomainError('invalid_input', { fields: { [field]: problem } })
  }
  if ((of('netUnit') ?? 'piece') !== 'g') refuse('netUnit', 'no_grams')
  if (least === null) return refuse('leastGrams', 'no_least')
  if (most === null) return refuse('mostGrams', 'no_most')
  if (least < stepGrams || least % stepGrams !== 0) refuse('leastGrams', 'no_steps')
  if (most < least) refuse('mostGrams', 'below_least')
  if (most % stepGrams !== 0) refuse('mostGrams', 'no_steps')
  if (most > mostSteps * stepGrams) refuse('mostGrams', 'too_many')
  // A deposit is of each piece; what is weighed has none.
  if ((of('depositPaise') ?? null) !== null) refuse('deposit', 'no_deposit')
}
