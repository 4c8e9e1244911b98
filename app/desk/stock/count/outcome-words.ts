import { stockAmount } from '#app/desk/stock/stock-amount.ts'
import { changeWords } from '#app/desk/stock/stock-words.ts'
import type { countGoods } from '#contract/stock.ts'

export type CountResult = (typeof countGoods)['schema']['response'][200]['_zod']['output']['data'][number]

/** Whether nothing was done, and the number is to be looked at again. */
export function isRefused({ outcome }: CountResult): boolean {
  return outcome !== 'saved' && outcome !== 'same'
}

/** What a count changes, or why it is not taken. `pieces` were counted. */
export function outcomeWords(
  { outcome, known, missing }: CountResult,
  pieces: number,
  step?: { grams: number },
): string {
  const counted = stockAmount(pieces, step)
  if (outcome === 'same') return `${counted}, as the shop knows`
  if (outcome !== 'saved') return refusals[outcome]
  const change =
    known === null
      ? `${counted} counted: its counting begins`
      : `${stockAmount(known, step)} known, ${counted} counted: ${changeWords(pieces - known, step)}`
  if (missing === 0) return change
  const were = missing === 1 || step ? 'was' : 'were'
  return `${change}. ${stockAmount(missing, step)} more ${were} sold since than were there.`
}

const refusals = {
  gone: 'This product is not in the shop any more.',
  ended: 'Nobody counts this product any more.',
  begun: 'Somebody else has begun to count this product. Please count it again.',
  counted_since: 'Somebody else has counted or corrected it since. Please count it again.',
  too_old: 'This was counted more than a week ago. Please count it again.',
}
