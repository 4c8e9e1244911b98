import { isGroupPrice } from '#domain/offers/groups/rules.ts'
import { savedPaise, takeOff } from '#domain/offers/rules.ts'
import type { OfferedTotals, offeredTotals } from '#domain/offers/rules.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import { formatPaise, shortRupees } from '#domain/pricing/rules.ts'

/** A code as it is kept: however it was typed, in capitals and without blanks or hyphens. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Why a code takes nothing off. */
export type CodeProblem =
  | { why: 'unknown' }
  | { why: 'not_yet'; from: Date }
  | { why: 'ended' }
  | { why: 'least_sum'; leastPaise: number; missingPaise: number }
  | { why: 'other_goods' }
  | { why: 'lower_already' }
  | { why: 'used_up' }
  | { why: 'used_by_you' }
  | { why: 'first_order' }
  | { why: 'not_for_you' }
  | { why: 'delivery_is_free' }

/** Why a code takes nothing off, in a sentence. */
export function codeProblemWords(problem: CodeProblem): string {
  switch (problem.why) {
    case 'unknown':
      return 'We do not know this code. Please check its letters.'
    case 'not_yet':
      return 'This code cannot be used yet.'
    case 'ended':
      return 'This code has ended.'
    case 'least_sum':
      return `This code is for goods from ${shortRupees(problem.leastPaise)}: add ${formatPaise(problem.missingPaise)} more.`
    case 'other_goods':
      return 'This code is for other goods than those in your cart.'
    case 'lower_already':
      return 'Your own prices take more off than this code.'
    case 'used_up':
      return 'This code is used up.'
    case 'used_by_you':
      return 'You have used this code already.'
    case 'first_order':
      return 'This code is for a first order.'
    case 'not_for_you':
      return 'This code is not for you.'
    case 'delivery_is_free':
      return 'Delivery is free already, so this code takes nothing off.'
  }
}

/** Why an offer that can be had takes nothing off these goods. */
export function whyNothing(
  offer: OfferTerms,
  { subtotalPaise, offers }: Pick<OfferedTotals<OfferTerms>, 'subtotalPaise' | 'offers'>,
  lines: Parameters<typeof offeredTotals>[0],
): CodeProblem {
  const { leastPaise, kind } = offer
  if (subtotalPaise < leastPaise)
    return { why: 'least_sum', leastPaise, missingPaise: leastPaise - subtotalPaise }
  if (kind === 'free_delivery') return { why: 'delivery_is_free' }
  const isLower = offers.some((taken) => isGroupPrice(taken) && savedPaise(taken) > 0)
  // Of goods that are not in the cart it would take nothing off for anybody.
  const numbered = lines.map((line, position) => ({ ...line, position }))
  const wouldTake = takeOff(numbered, 0, [offer]).some((taken) => savedPaise(taken) > 0)
  return { why: isLower && wouldTake ? 'lower_already' : 'other_goods' }
}
