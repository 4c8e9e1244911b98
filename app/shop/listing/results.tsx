import { useDeferredValue, useMemo } from 'react'

import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { listingPath } from '#app/paths.ts'
import type { ListingChoice } from '#app/paths.ts'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListEnd, onlySoManyPages } from '#app/ui/list-end.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'

import { ShoppingSummary } from './shopping-summary.tsx'
import { sortProducts } from './sort-products.ts'

interface ListingView {
  /** Of the whole filtered set, as the two below. */
  total: number
  averageDiscountPercent: number
  potentialSavingsPaise: number
  page: number
  products: CardProduct[]
}

interface ResultsProps {
  view: ListingView
  choice: ListingChoice
  onChoose: (change: Partial<ListingChoice>) => void
}

export function Results({ view: given, choice, onChoose }: ResultsProps) {
  const view = useKeptOnBack(given)
  // The press is painted first, the goods in their new order right after it.
  const sort = useDeferredValue(choice.sort)
  const products = useMemo(
    () => (sort ? sortProducts(view.products, sort) : view.products),
    [view.products, sort],
  )
  const ends = (
    <ListEnd view={view} pathOf={(page) => listingPath({ ...choice, page })}>
      There are more products. To see them, choose a category or sort by price.
    </ListEnd>
  )
  const clear = () => onChoose({ categories: [], sort: undefined })
  if (view.products.length === 0) {
    return (
      <div>
        <EmptyState title="No products found" action={<Button onClick={clear}>Clear Filters</Button>}>
          <p role="status">{view.total > 0 ? onlySoManyPages(view) : 'We have nothing here right now.'}</p>
        </EmptyState>
        {ends}
      </div>
    )
  }
  return (
    <div className={choice.categories.length === 1 ? 'one-category min-w-0' : 'min-w-0'}>
      <ShoppingSummary {...view} />
      <ProductGrid products={products} renderAction={renderAddToCart} />
      {ends}
    </div>
  )
}
