import type { GroupPrice, OfferedLine, OfferTerms } from '#domain/offers/terms.ts'

// What goods cost who is of a group.

/** Whether it is what a group pays, and none of the shop’s offers. */
export function isGroupPrice({ kind }: Pick<OfferTerms, 'kind'>): boolean {
  return kind === 'group_price'
}

/** The lines as other offers of goods see them: without what the prices of a group make cheaper. */
export function withoutLowered(lines: readonly OfferedLine[], offers: readonly OfferTerms[]): OfferedLine[] {
  const ofGroup = offers.filter(isGroupPrice)
  const isLowered = (line: OfferedLine) => ofGroup.some((offer) => groupOffPaise(offer, line) > 0)
  return lines.map((line) => (isLowered(line) ? { ...line, quantity: 0 } : line))
}

/** What the price of a group takes off a line: never less than nothing. */
export function groupOffPaise(offer: OfferTerms, line: OfferedLine): number {
  const paise = groupPaise(offer, line) ?? line.sellingPricePaise
  return line.quantity * Math.max(0, line.sellingPricePaise - paise)
}

/** What one of a line costs the group; undefined: as everybody. */
function groupPaise({ prices = [] }: OfferTerms, line: OfferedLine): number | undefined {
  const ofLine = prices.find(({ position }) => position === line.position)
  if (ofLine) return ofLine.paise
  const today = prices.find((price) => price.position === undefined && price.productId === line.productId)
  const { netQuantity = 1, weighedGrams } = line
  if (!today || typeof weighedGrams !== 'number') return today?.paise
  // As `weighedNow` makes the selling price: what rounding leaves is the customer's.
  const costsPaise = Math.floor((today.paise * weighedGrams) / netQuantity)
  return Math.min(today.paise, Math.floor(costsPaise / line.quantity))
}

/** A product at what it costs who is of a group: never more than everybody. null: they are of none. */
export function withOwnPrice<Product extends { id: string; sellingPricePaise: number }>(
  ofGroup: Pick<OfferTerms, 'prices'> | null,
  product: Product,
): Product {
  const { id, sellingPricePaise } = product
  const own = ofGroup?.prices?.find(({ productId }) => productId === id)?.paise ?? sellingPricePaise
  return { ...product, sellingPricePaise: Math.min(sellingPricePaise, own) }
}

/** The prices that these lines have, by line: an order keeps those of its day. */
export function pricesOf(offer: OfferTerms, lines: readonly OfferedLine[]): GroupPrice[] {
  return lines.flatMap((line) => {
    const { position, productId } = line
    const paise = groupPaise(offer, line)
    return paise === undefined ? [] : [{ productId, position, paise }]
  })
}
