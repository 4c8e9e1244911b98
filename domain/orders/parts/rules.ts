import { amountLabel } from '#domain/catalog/rules.ts'

/** A line of an order as calls have it; `step` of goods by weight alone. */
interface Line {
  productName: string
  pack: string
  quantity: number
  step?: { grams: number; amount: string } | undefined
}

/** How much so many pieces of a line are: `3`, or `300 g` by weight, and of all of it what the scale said. */
export function amountOf({ quantity, step }: Pick<Line, 'quantity' | 'step'>, pieces: number): string {
  return step && pieces === quantity ? step.amount : amountLabel(pieces, { step })
}

/** So many pieces of a line, as people read it: `2 × Jeera 100 g`, `300 g Okra`. */
export function partOf(line: Line, pieces: number): string {
  const amount = amountOf(line, pieces)
  return line.step ? `${amount} ${line.productName}` : `${amount} × ${line.productName} ${line.pack}`
}
