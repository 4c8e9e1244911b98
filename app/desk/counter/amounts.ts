import { mostSteps, pricePer } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { weighedNow } from '#domain/pricing/weighing/rules.ts'
import { amountLabel, per } from '#words/ui/pack/en.ts'

import type { Amount, Goods, Line } from './lines.ts'
import { countOf } from './read-line.ts'
import type { TypedLine } from './read-line.ts'

// How much of goods somebody wants: packs, steps of what is ordered by weight, grams of what is weighed.

/** What a typed line says of these goods. Of goods by weight a number alone is kilograms, and none is the
 * least. */
export function amountTyped(line: TypedLine, { step, size }: Goods): Amount {
  if (!step) return { quantity: countOf(line, size) }
  const { quantity, amount, isCounted } = line
  const kilos = isCounted ? quantity * 1000 : undefined
  const grams = amount?.netUnit === 'g' ? quantity * amount.netQuantity : kilos
  if (grams === undefined) return { quantity: step.least }
  return { quantity: Math.max(1, Math.round(grams / step.grams)), grams }
}

/** The most that one line weighs, in grams. */
export function mostGramsOf({ step }: Pick<Goods, 'step'>): number {
  return mostSteps * (step?.grams ?? 0)
}

/** The line as it is priced: what was weighed costs what the scale says. */
export function pricedLine(line: Line): Line {
  const { step, grams } = line
  return step && grams !== undefined
    ? { ...line, ...weighedNow({ ...line, netQuantity: step.grams }, grams) }
    : line
}

/** What a line comes to, in paise. */
export function paiseOfLine(line: Line): number {
  const { quantity, sellingPricePaise } = pricedLine(line)
  return quantity * sellingPricePaise
}

/** How a line is sent. */
export function sentLine({ productId, quantity, grams }: Line) {
  return grams === undefined ? { productId, quantity } : { productId, grams }
}

/** How much it is: `740 g` of what is by weight, else how many packs. */
export function amountOfLine({ quantity, step, grams }: Pick<Line, 'quantity' | 'step' | 'grams'>): string {
  return grams === undefined ? amountLabel(quantity, { step }) : amountLabel(grams, { step: { grams: 1 } })
}

/** A line in a sentence: `740 g Bhindi`, `2 × Atta 1 kg`. */
export function lineWords(line: Line): string {
  const { name, pack, step } = line
  return step ? `${amountOfLine(line)} ${name}` : `${line.quantity} × ${name} ${pack}`
}

/** What one costs, or a kilogram of what is sold by weight. */
export function priceWords({ step, sellingPricePaise }: Goods): string {
  if (!step) return formatPaise(sellingPricePaise)
  const { paise } = pricePer({ netQuantity: step.grams, netUnit: 'g', sellingPricePaise })
  return `${formatPaise(paise)}/${per('kg')}`
}
