import type { Return } from '#contract/returns.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

/** How a return stands, and what comes of it, to the person who asked for it. */
export function returnWords({ status, amount, replacement }: Return): { title: string; next: string } {
  if (status === 'asked') return { title: 'We look at it', next: 'You have our answer within a day.' }
  if (status === 'refused') return { title: 'Not taken back', next: '' }
  if (replacement) return { title: 'Agreed', next: 'We bring you the same goods again, for nothing.' }
  return { title: 'Agreed', next: `You get ${formatPaise(toPaise(amount ?? 0))} back.` }
}

/** '2 × Tomato 1 kg, 1 × Desi Ghee 500 g' */
export function returnedThings({ lines }: Pick<Return, 'lines'>): string {
  return lines.map(({ quantity, productName, pack }) => `${quantity} × ${productName} ${pack}`).join(', ')
}
