import type { Goods } from '#app/desk/counter/lines.ts'

/** One of the goods that the stall sells, as the device keeps it. */
export interface Good extends Goods {
  /** Its bar code; '' where it has none. */
  barcode: string
  /** What it is found by, in small letters. */
  words: string
}

/** The goods of one person's stall, as they were last known. */
export interface KeptGoods {
  goods: Good[]
  /** When they were asked for; ms. */
  at: number
}
