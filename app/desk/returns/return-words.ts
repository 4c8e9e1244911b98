import type { Return } from '#contract/returns.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

export const returnStates = { asked: 'Waiting', agreed: 'Agreed', refused: 'Refused' } as const

export const wishWords = { money: 'Money back', replacement: 'Replacement' } as const

/** '2 × Tomato 1 kg, 300 g Okra' */
export function returnedThings({ lines }: Pick<Return, 'lines'>): string {
  return lines
    .map(({ quantity, productName, pack, amount }) =>
      amount ? `${amount} ${productName}` : `${quantity} × ${productName} ${pack}`,
    )
    .join(', ')
}

/** What was decided: '₹120.00 back', 'Replacement'; while nothing is, 'Wish: money back'. */
export function outcomeWords({ status, wish, amount }: Pick<Return, 'status' | 'wish' | 'amount'>): string {
  if (status === 'asked') return `Wish: ${wishWords[wish].toLowerCase()}`
  if (status === 'refused') return 'Nothing'
  return amount === null ? wishWords.replacement : `${formatPaise(toPaise(amount))} back`
}
