import type { StripView } from '#app/shop/goods/category-strip.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'

import type { ShelfCategory } from './shelves.ts'

/** What the home page shows of the catalogue. */
export interface HomeView extends StripView {
  /** The first products of each shelf. */
  goods: Partial<Record<ShelfCategory, CardProduct[]>>
}

/** There at once in the first document; on its way after a navigation within the shop. */
export type ComingView = HomeView | Promise<HomeView>
