/** A subtotal of so much ships free. Paise. */
export const freeShippingFromPaise = 499_00
/** What shipping costs below that. Paise. */
export const shippingPaise = 40_00
/** The product grid shows a badge above so many percent; elsewhere any discount has one. */
export const gridBadgeAbovePercent = 15

/** The most that one payment may come to: one crore of rupees. Paise. */
export const maxPaymentPaise = 1_00_00_000_00

export interface PricedLine {
  quantity: number
  listPricePaise: number
  sellingPricePaise: number
}

/** What a cart comes to, in paise. */
export interface CartTotals {
  /** Sum of quantity × selling price. */
  subtotalPaise: number
  shippingPaise: number
  totalPaise: number
  /** List total less selling total; negative when goods sell above their list price. */
  discountPaise: number
  /** What is missing for free shipping; 0 once it ships free. */
  toFreeShippingPaise: number
}

/** Prices a cart. An empty cart costs nothing, shipping included; what is fetched at the market has none. */
export function cartTotals(
  lines: readonly PricedLine[],
  { isCollected = false }: { isCollected?: boolean } = {},
): CartTotals {
  const subtotalPaise = sumOf(lines, (line) => line.sellingPricePaise)
  const listPaise = sumOf(lines, (line) => line.listPricePaise)
  const isFree = isCollected || lines.length === 0 || subtotalPaise >= freeShippingFromPaise
  const shipping = isFree ? 0 : shippingPaise
  return {
    subtotalPaise,
    shippingPaise: shipping,
    totalPaise: subtotalPaise + shipping,
    discountPaise: listPaise - subtotalPaise,
    toFreeShippingPaise: isFree ? 0 : freeShippingFromPaise - subtotalPaise,
  }
}

function sumOf(lines: readonly PricedLine[], price: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + line.quantity * price(line), 0)
}

/** Whole percent off the list price, rounded; 0 when the product sells at or above it. */
export function discountPercent(listPricePaise: number, sellingPricePaise: number): number {
  if (listPricePaise <= sellingPricePaise) return 0
  return Math.round(((listPricePaise - sellingPricePaise) / listPricePaise) * 100)
}

/** Rupees of the wire to paise. Exact for at most two decimals, whatever a float makes of them. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/** Paise to rupees of the wire. */
export function toRupees(paise: number): number {
  return paise / 100
}

/** Paise as machines read them: 49.50 for ₹49.50. */
export function plainRupees(paise: number): string {
  return (paise / 100).toFixed(2)
}

/**
 * Whole paise as people read them: ₹1,23,456.00. By hand, because the browser's first `Intl.NumberFormat`
 * holds up the start of every page (docs/decisions/023-paint-first.md); a test compares the two.
 */
export function formatPaise(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  // The last three digits of the rupees stand together, those before them by twos.
  const rupees = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
  return `${paise < 0 ? '-' : ''}₹${rupees}.${digits.slice(-2)}`
}
