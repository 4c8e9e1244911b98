import type { CartLine } from '#contract/cart.ts'

/** What this page knows of the cart. */
export interface Basket {
  state: 'unknown' | 'guest' | 'failed' | 'ready'
  /** As the server has them; a line that was just taken out stays with quantity 0, so that it can come back to its place. */
  lines: readonly CartLine[]
  /** What the person wants of a product, by its id, while the server is being told. */
  wanted: ReadonlyMap<string, number>
}

export function quantityShown({ lines, wanted }: Basket, productId: string): number {
  return wanted.get(productId) ?? lines.find((line) => line.productId._id === productId)?.quantity ?? 0
}

/** The lines as the person wants them. */
export function linesShown(basket: Basket): CartLine[] {
  return basket.lines
    .map((line) => ({ ...line, quantity: quantityShown(basket, line.productId._id) }))
    .filter((line) => line.quantity > 0)
}

/** How many lines the cart has, those that are on their way to the server included. */
export function countShown(basket: Basket): number {
  const known = new Set(basket.lines.map((line) => line.productId._id))
  const coming = [...basket.wanted].filter(([productId, quantity]) => quantity > 0 && !known.has(productId))
  return linesShown(basket).length + coming.length
}

/** What the server answered, in the order in which it stood here: a line that was put back keeps its place. */
export function linesInKnownOrder(answered: readonly CartLine[], before: readonly CartLine[]): CartLine[] {
  const places = new Map(before.map((line, place) => [line.productId._id, place]))
  const placeOf = (line: CartLine) => places.get(line.productId._id) ?? before.length
  return answered.toSorted((one, other) => placeOf(one) - placeOf(other))
}
