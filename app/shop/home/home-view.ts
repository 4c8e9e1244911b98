import type { StripView } from '#app/shop/goods/category-strip.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'

import type { ShelfName } from './shelves.ts'

/** What the home page shows of the catalogue. */
export interface HomeView extends StripView {
  /** The first products of each shelf. */
  goods: Partial<Record<ShelfName, CardProduct[]>>
  /** How a first order has the 25 %: by this code, or by itself (''); null while there is no such offer. */
  firstOffer: string | null
}

/** There at once in the first document; on its way after a navigation within the shop. */
export type ComingView = HomeView | Promise<HomeView>
