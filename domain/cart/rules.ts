/** A cart line holds between one and so many of a product. */
export const maxQuantity = 99

/** A cart holds at most so many different products, so that no request makes the server sum without end. */
export const maxCartLines = 200

/** A list that is priced or joined at once, as a guest's cart is, has at most so many lines. */
export const maxListLines = 60

/** What says how much of goods somebody may buy. */
export interface SoldSize {
  /** Of goods by weight: the grams of a step. */
  netQuantity: number
  /** null: it is sold by the pack. */
  leastGrams: number | null
  mostGrams: number | null
}

/** How much of goods somebody may buy, in packs or in steps of weight. */
export function limitsOf({ netQuantity, leastGrams, mostGrams }: SoldSize): { least: number; most: number } {
  if (leastGrams === null || mostGrams === null) return { least: 1, most: maxQuantity }
  return { least: leastGrams / netQuantity, most: mostGrams / netQuantity }
}

/** So many as somebody wants, or the nearest that may be bought. */
export function withinLimits(quantity: number, sold: SoldSize): number {
  const { least, most } = limitsOf(sold)
  return Math.min(Math.max(quantity, least), most)
}
