import type { Step } from '#domain/catalog/rules.ts'

import type { SheetOrder } from './sheet-order.server.ts'

/** A good as it is fetched from the shelves for many orders at once. */
export interface GoodToPick {
  id: string
  name: string
  /** As the orders have it, where the sheet calls it by its Hindi name. */
  ordered?: string
  brand: string
  pack: string
  step?: Step
  /** Packs, or steps of a weight, in all. */
  quantity: number
  /** What each order wants of it, in their order. */
  orders: { number: number; quantity: number }[]
}

/** What is to be fetched for these orders, shelf by shelf; nothing for those that are over. */
export function goodsToPick(orders: readonly SheetOrder[]): GoodToPick[] {
  const wanted = orders
    .filter(({ isOver }) => !isOver)
    .flatMap(({ number, lines }) => lines.map((line) => ({ ...line, number })))
  // A good that was renamed between two orders stands under both names: so it is on their bills.
  const byGood = Map.groupBy(wanted, ({ productId, name, pack }) => [productId, name, pack].join(' '))
  return [...byGood]
    .map(([id, lines]) => ({ id, lines, first: lines[0]! }))
    .toSorted(
      ({ first: one }, { first: other }) =>
        one.category.localeCompare(other.category) || one.name.localeCompare(other.name),
    )
    .map(({ id, lines, first: { name, ordered, brand, pack, step } }) => ({
      id,
      name,
      ...(ordered !== undefined && { ordered }),
      brand,
      pack,
      ...(step && { step }),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      orders: lines.map(({ number, quantity }) => ({ number, quantity })),
    }))
}
