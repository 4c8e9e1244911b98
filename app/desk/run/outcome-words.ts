import type { RiderStop } from '#contract/runs.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { stopStandings } from '#words/desk/run-standings/en.ts'
import * as words from '#words/desk/run/en.ts'

/** 'Delivered, ₹500.00 in cash' */
export function outcomeWords({
  standing,
  way,
  taken,
  deposit = 0,
}: Pick<RiderStop, 'standing' | 'way' | 'taken' | 'deposit'>): string {
  const sum = formatPaise(toPaise(taken))
  const money = way === null ? '' : way === 'upi' ? words.byUpi(sum) : words.cash(sum)
  const back = deposit > 0 ? words.gaveBack(formatPaise(toPaise(deposit))) : ''
  return [stopStandings[standing], money, back].filter(Boolean).join(', ')
}
