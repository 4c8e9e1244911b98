import { daysAfter, weekdayOf } from '#domain/time/rules.ts'

// The vegetable box: a product with one price, of which the shop says anew each week what is in it.

/** So many goods somebody may never want in their box. */
export const mostNever = 3

/** So many goods are in a box, and so many stand in for others, at most. */
export const mostInBox = 20

/** The Monday of the week of an Indian day. */
export function weekOf(day: string): string {
  return daysAfter(day, 1 - weekdayOf(day))
}

/** What is in a box in a week; the first stand-in goes first. */
export interface BoxWeek<Good> {
  goods: readonly Good[]
  standIns: readonly Good[]
}

/**
 * What is in the box of somebody who never wants some goods. For each of those goes the next stand-in that
 * they do want; where no stand-in is left, the first of the others goes in twice, then the second. Empty
 * where there is nothing that they want.
 */
export function boxFor<Good extends { productId: string; quantity: number }>(
  { goods, standIns }: BoxWeek<Good>,
  never: readonly string[],
): Good[] {
  const isWanted = ({ productId }: Good) => !never.includes(productId)
  const kept = goods.filter(isWanted)
  const missing = goods.length - kept.length
  const inBox = [...kept, ...standIns.filter(isWanted).slice(0, missing)]
  const twice = goods.length - inBox.length
  return inBox.map((good, place) => {
    const times = 1 + Math.floor(twice / inBox.length) + (place < twice % inBox.length ? 1 : 0)
    return { ...good, quantity: good.quantity * times }
  })
}

interface Line {
  productId: string
  quantity: number
  box?: readonly { productId: string; quantity: number }[] | null | undefined
}

/** The lines with what is in their boxes: all that leaves the shelf for them. A product may stand twice. */
export function withContents(lines: readonly Line[]): { productId: string; quantity: number }[] {
  return lines.flatMap(({ productId, quantity, box }) => [
    { productId, quantity },
    ...(box ?? []).map((good) => ({ productId: good.productId, quantity: good.quantity * quantity })),
  ])
}

/** The same, each product once. */
export function piecesOf(lines: readonly Line[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of withContents(lines))
    sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return sums
}
