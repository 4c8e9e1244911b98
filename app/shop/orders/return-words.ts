import type { Return } from '#contract/returns.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/orders/returns/en.tsx'

/** How a return stands, and what comes of it, to the person who asked for it. */
export function returnWords({ status, amount, replacement }: Return): { title: string; next: string } {
  if (status === 'asked') return { title: words.weLook, next: words.withinADay }
  if (status === 'refused') return { title: words.notTakenBack, next: '' }
  if (replacement) return { title: words.agreed, next: words.bringAgain }
  return { title: words.agreed, next: words.moneyBack(formatPaise(toPaise(amount ?? 0))) }
}

/** '2 × Tomato 1 kg, 300 g Okra' */
export function returnedThings({ lines }: Pick<Return, 'lines'>): string {
  return lines
    .map(({ quantity, productName, pack, amount }) =>
      amount ? `${amount} ${productName}` : `${quantity} × ${productName} ${pack}`,
    )
    .join(', ')
}
