import type { CardProduct } from '#app/ui/product-card.tsx'

/** A stall of the category strip. */
export interface StripCategory {
  value: string
  /** The leading picture of the first product on its shelf. */
  image: string | undefined
}

/** What the home page shows of the catalogue. */
export interface HomeView {
  categories: StripCategory[]
  /** The first products of each shelf, by category. */
  shelves: Record<string, CardProduct[]>
}

/** There at once in the first document; on its way after a navigation within the shop. */
export type ComingView = HomeView | Promise<HomeView>
