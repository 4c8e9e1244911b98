import { changeWords } from '#app/desk/stock/stock-words.ts'
import type { countGoods } from '#contract/stock.ts'

export type CountResult = (typeof countGoods)['schema']['response'][200]['_zod']['output']['data'][number]

/** Whether nothing was done, and the number is to be looked at again. */
export function isRefused({ outcome }: CountResult): boolean {
  return outcome !== 'saved' && outcome !== 'same'
}

/** What a count changes, or why it is not taken. `pieces` were counted. */
export function outcomeWords({ outcome, known, missing }: CountResult, pieces: number): string {
  if (outcome === 'same') return `${pieces}, as the shop knows`
  if (outcome !== 'saved') return refusals[outcome]
  const change =
    known === null
      ? `${pieces} counted: its counting begins`
      : `${known} known, ${pieces} counted: ${changeWords(pieces - known)}`
  if (missing === 0) return change
  return `${change}. ${missing} more ${missing === 1 ? 'was' : 'were'} sold since than were there.`
}

const refusals = {
  gone: 'This product is not in the shop any more.',
  ended: 'Nobody counts this product any more.',
  begun: 'Somebody else has begun to count this product. Please count it again.',
  counted_since: 'Somebody else has counted or corrected it since. Please count it again.',
  too_old: 'This was counted more than a week ago. Please count it again.',
}
