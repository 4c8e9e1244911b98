import { packOf, piecesTyped, stockAmount } from '#app/desk/stock/stock-amount.ts'
import { amountOf } from '#app/desk/typed-amount.ts'
import type { ProductStock, countGoods } from '#contract/stock.ts'

/** A number that was typed for a product. */
interface Counted {
  typed: string
  /** When it was typed, by the shop's own time in ISO 8601. */
  at: string
  /** '500 g Til Oil', for when its shelf is not shown. */
  name: string
  /** Nobody counted the product when it was shown. */
  begins: boolean
  /** Of goods by weight, whose number is kilograms. */
  step?: ProductStock['step']
}

/** By the id of the product. */
export type Counts = Readonly<Record<string, Counted>>

/** So many goods are saved in one go. */
export const mostAtOnce = 500

type Sent = (typeof countGoods)['schema']['body']['_zod']['input']

/** How many pieces were counted; null where it is no whole number of them. */
export function piecesOf(typed: string, step?: ProductStock['step']): number | null {
  return step ? piecesTyped(typed, step) : piecesTyped(amountOf(typed), step)
}

/** The counts with another number typed for a product; without it where the field is empty. */
export function typedInto(counts: Counts, product: ProductStock, typed: string, at: Date): Counts {
  if (typed.trim() === '') return without(counts, [product._id])
  const { step } = product
  const name = `${product.productName} ${packOf(product)}`
  const counted = { typed, at: at.toISOString(), name, begins: product.stock === null, ...(step && { step }) }
  return { ...counts, [product._id]: counted }
}

/** The counts of all other products. */
function without(counts: Counts, ids: readonly string[]): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([id]) => !ids.includes(id)))
}

/** A sheet without what is saved of it; without all of its numbers it is no sheet of then any more. */
export function withoutCounted(
  { counts, countedAt }: { counts: Counts; countedAt: string },
  ids: readonly string[],
): { counts: Counts; countedAt: string } {
  const left = without(counts, ids)
  return { counts: left, countedAt: Object.keys(left).length > 0 ? countedAt : '' }
}

/** Those that are no whole numbers. */
export function wrongOf(counts: Counts): string[] {
  return Object.keys(counts).filter((id) => piecesOf(counts[id]!.typed, counts[id]!.step) === null)
}

/**
 * What is sent of it. `countedAt`: when a sheet of paper was filled in; null: each was counted as it was
 * typed.
 */
export function goodsToSend(counts: Counts, countedAt: Date | null): Sent['goods'] {
  return Object.entries(counts)
    .slice(0, mostAtOnce)
    .map(([productId, { typed, at, begins, step }]) => ({
      productId,
      pieces: piecesOf(typed, step) ?? 0,
      countedAt: countedAt?.toISOString() ?? at,
      begins,
    }))
}

/** '9 there, 1 of them reserved'; '2 sold and not packed yet: leave them out'. */
export function thereWords({ stock, held, step }: ProductStock): string {
  if (stock === null) return 'Not counted yet'
  const there = `${stockAmount(stock + held, step)} there`
  return held > 0 ? `${there}, ${stockAmount(held, step)} of them reserved` : there
}

export function toPackWords({ toPack, step }: ProductStock): string | null {
  if (toPack === 0) return null
  return toPack === 1 || step
    ? `Leave out ${stockAmount(toPack, step)} that is sold and not packed`
    : `Leave out ${toPack} that are sold and not packed`
}
