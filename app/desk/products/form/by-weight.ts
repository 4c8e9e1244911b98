import { paiseOf } from '#app/desk/typed-amount.ts'
import type { Product } from '#contract/products.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { formatPaise, plainRupees } from '#domain/pricing/rules.ts'
import { kilosOf, stepsOfKilos } from '#domain/pricing/weighing/rules.ts'

// Goods by weight in the form: prices and stock are typed for kilograms, and sent for steps.

/** What the form has of it, as it stands in the fields. */
interface Fields {
  price: string
  sellingPrice: string
  stock: string
  netQuantity: string
  netUnit: string
  leastGrams: string
}

type Wrong = Partial<Record<'price' | 'sellingPrice' | 'stock', string>>

/** Grams of a step, where the goods are sold by weight as they stand in the fields; else null. */
export function stepIn({ leastGrams, netQuantity, netUnit }: Fields): number | null {
  const isByWeight = leastGrams.trim() !== '' && netUnit === 'g'
  return isByWeight && /^[1-9]\d*$/.test(netQuantity.trim()) ? Number(netQuantity) : null
}

/** What stands in the fields of a kilogram, with what the form calls them then. */
const ofKilos: Record<string, string> = {
  price: 'Price (MRP) per kg',
  sellingPrice: 'Selling price per kg',
  stock: 'Stock (kg)',
}

/** What the form calls a field; `label` where it is about a pack or a piece. */
export function labelIn(fields: Fields, name: string, label: string): string {
  return (stepIn(fields) === null ? undefined : ofKilos[name]) ?? label
}

/** The product as its fields are typed. */
export function inKilos(product: Product): Product {
  const { step, price, sellingPrice, stock } = product
  if (!step) return product
  const perKilo = (rupees: number) => Math.round((rupees * 100_000) / step.grams) / 100
  return {
    ...product,
    price: perKilo(price),
    sellingPrice: perKilo(sellingPrice),
    stock: stock === null ? null : kilosOf(stock, step.grams),
  }
}

/** The fields as they are sent. */
export function inSteps<Typed extends Fields>(fields: Typed): Typed {
  const step = stepIn(fields)
  if (step === null) return fields
  const stepPrice = (typed: string) => {
    const paise = paiseOf(typed)
    return paise === null ? typed : plainRupees((paise * step) / 1000)
  }
  const steps = stepsOfKilos(fields.stock, step)
  return {
    ...fields,
    price: stepPrice(fields.price),
    sellingPrice: stepPrice(fields.sellingPrice),
    stock: steps === null ? fields.stock : String(steps),
  }
}

/** A price that is no whole paise a step, and a stock that is no whole steps. */
export function wrongWeights(fields: Fields): Wrong {
  const step = stepIn(fields)
  if (step === null) return {}
  const errors: Wrong = {}
  for (const name of ['price', 'sellingPrice'] as const) {
    const paise = paiseOf(fields[name])
    if (paise === null || (paise * step) % 1000 === 0) continue
    const below = Math.floor((paise * step) / 1000)
    const [less, more] = [below, below + 1].map((each) => formatPaise(Math.round((each * 1000) / step)))
    errors[name] = `A step of ${gramsLabel(step)} costs whole paise: ${less} or ${more} a kg.`
  }
  if (fields.stock.trim() && stepsOfKilos(fields.stock, step) === null)
    errors.stock = `Please enter kg, in whole steps of ${gramsLabel(step)}: 12.5.`
  return errors
}

/** What a step costs, to be read beside what a kilogram does: '₹4.00 for 100 g'. */
export function stepHint(fields: Fields): string | null {
  const step = stepIn(fields)
  const paise = paiseOf(fields.sellingPrice)
  if (step === null || paise === null || (paise * step) % 1000 !== 0) return null
  return `${formatPaise((paise * step) / 1000)} for ${gramsLabel(step)}`
}
