/** What it costs to have goods brought. Paise. */
export interface Shipping {
  shippingPaise: number
  /** A subtotal of so much ships free; null: none does. */
  freeFromPaise: number | null
}

/** The same of one place. */
export interface ShippingTo extends Shipping {
  /** Goods for less are not brought there; 0: any sum is. */
  leastPaise: number
}

/** What an area says of delivery otherwise than the shop; null: nothing. Paise. */
export interface AreaShipping {
  shippingPaise: number | null
  freeFromPaise: number | null
  isNeverFree: boolean
  leastPaise: number | null
}

/** What it costs to have goods brought to an area; null: to a place that is in none. */
export function shippingTo(shop: Shipping, area: AreaShipping | null): ShippingTo {
  if (area === null) return { ...shop, leastPaise: 0 }
  return {
    shippingPaise: area.shippingPaise ?? shop.shippingPaise,
    freeFromPaise: area.isNeverFree ? null : (area.freeFromPaise ?? shop.freeFromPaise),
    leastPaise: area.leastPaise ?? 0,
  }
}

/** As the specification has it: that of a shop which has not said otherwise. */
export const specShipping: Shipping = { shippingPaise: 40_00, freeFromPaise: 499_00 }

/** Of what is fetched at the market. */
export const notShipped: Shipping = { shippingPaise: 0, freeFromPaise: null }

/** The product grid shows a badge above so many percent; elsewhere any discount has one. */
export const gridBadgeAbovePercent = 15

/** The most that one payment may come to: one crore of rupees. Paise. */
export const maxPaymentPaise = 1_00_00_000_00

export interface PricedLine {
  quantity: number
  listPricePaise: number
  sellingPricePaise: number
  /** Kept of one piece until its bottle or crate is back. */
  depositPaise?: number | null
}

/** What a cart comes to, in paise. */
export interface CartTotals {
  /** Sum of quantity × selling price. */
  subtotalPaise: number
  shippingPaise: number
  /** Kept until bottles and crates are back; a part of the total, and of no discount. */
  depositPaise: number
  totalPaise: number
  /** List total less selling total; negative when goods sell above their list price. */
  discountPaise: number
  /** What is missing for free shipping; 0 once it ships free, and where nothing does. */
  toFreeShippingPaise: number
}

/** Prices a cart. An empty cart costs nothing, shipping included. */
export function cartTotals(lines: readonly PricedLine[], shipping: Shipping): CartTotals {
  const subtotalPaise = sumOf(lines, (line) => line.sellingPricePaise)
  const listPaise = sumOf(lines, (line) => line.listPricePaise)
  const depositPaise = sumOf(lines, (line) => line.depositPaise ?? 0)
  const freeFromPaise = shipping.freeFromPaise ?? Infinity
  const isFree = lines.length === 0 || subtotalPaise >= freeFromPaise
  const shippingPaise = isFree ? 0 : shipping.shippingPaise
  return {
    subtotalPaise,
    shippingPaise,
    depositPaise,
    totalPaise: subtotalPaise + shippingPaise + depositPaise,
    discountPaise: listPaise - subtotalPaise,
    toFreeShippingPaise: shippingPaise > 0 && freeFromPaise < Infinity ? freeFromPaise - subtotalPaise : 0,
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

/** The same without paise where there are none, as sentences have it: ₹40, ₹1,999, ₹49.50. */
export function shortRupees(paise: number): string {
  return formatPaise(paise).replace(/\.00$/, '')
}
