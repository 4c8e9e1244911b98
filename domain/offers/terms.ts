import type { PriceGroup } from '#domain/pricing/groups/rules.ts'
import type { PricedLine } from '#domain/pricing/rules.ts'

// What an offer is, for all who work with one.

/** How an offer is worked out. Money in paise. */
export interface OfferTerms {
  kind: OfferKind
  /** Of 'percent': from 1 to 100. */
  percent: number | null
  /** Of 'rupees'. */
  offPaise: number | null
  /** Of 'n_for_m': of so many pieces of one good ... */
  takePieces: number | null
  /** ... so many are paid. */
  payPieces: number | null
  /** Only these goods; null: all, or those of the shelf. */
  productIds: string[] | null
  /** Only the goods of this shelf; null: of all. */
  category: string | null
  /** From this sum of goods on, before anything is taken off; 0: from any. */
  leastPaise: number
  /** It is given by itself, to everybody, as often as they like. */
  isForAll?: boolean | undefined
  /** Of 'group_price': whose prices. */
  priceGroup?: PriceGroup | null | undefined
  /** Of 'group_price': what one of these goods costs them. */
  prices?: readonly GroupPrice[] | undefined
}

/** What one costs the people of a group, in paise; with a position, on that line of an order alone. */
export interface GroupPrice {
  productId: string
  position?: number | undefined
  paise: number
}

/** Kinds that a shop makes offers of. */
export type ShopOfferKind = 'n_for_m' | 'percent' | 'rupees' | 'free_delivery'
export type OfferKind = ShopOfferKind | 'group_price'

/** An offer by the name that people read. */
export interface NamedOffer extends OfferTerms {
  id: string
  name: string
  code: string | null
}

/** The same with what it takes off. */
export type TakenOff<Offer> = Offer & {
  /** By the line's number. */
  lines: { position: number; paise: number }[]
  /** What delivery would have cost without it. */
  shippingPaise: number
}

/** A line as offers see it. */
export interface OfferedLine extends PricedLine {
  position: number
  productId: string
  category: string
  /**
   * Of goods by weight: grams of a step, and what the scale said; then its price is that of what was weighed.
   */
  netQuantity?: number | undefined
  weighedGrams?: number | null | undefined
}
