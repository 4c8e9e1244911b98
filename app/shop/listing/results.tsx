import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { late } from '#app/client/late.tsx'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { listPath } from '#app/shop/lists/list-path.ts'
import { useSorted } from '#app/shop/lists/sort-products.ts'
import { WithoutFilter } from '#app/shop/lists/without-filter.tsx'
import type { Without } from '#app/shop/lists/without-filter.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListEnd, onlySoManyPages } from '#app/ui/list-end.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGridComing } from '#app/ui/product-grid-coming.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'
import type { ListChoice, ListSort } from '#domain/catalog/filters/rules.ts'
import type { ListingSummary } from '#domain/catalog/listing.ts'
import { noCategory } from '#domain/catalog/rules.ts'
import * as words from '#words/shop/listing/en.ts'

import { ShoppingSummary } from './shopping-summary.tsx'

/** Drawn by `EmptyState`. */
const shelfMark = 'M5 41h38M5 23h38M9 23v-9h9v9M22 23v-6h7v6M31 41V31h8v10'

const GoodsInstead = late(async () => (await import('#app/shop/goods/goods-instead.tsx')).GoodsInstead)

interface ListingView extends ListingSummary {
  page: number
  /** In which the goods have come. */
  sort?: ListSort | undefined
  products: CardProduct[]
  /** Where the filters leave nothing. */
  without: Without[]
}

export function Results({ view: given, choice }: { view: ListingView; choice: ListChoice }) {
  const view = useKeptOnBack(given)
  const products = useSorted(view, choice.sort)
  const ends = (
    <ListEnd view={view} pathOf={(page) => listPath({ ...choice, page })}>
      {words.more}
    </ListEnd>
  )
  if (view.products.length === 0) {
    const clear = (
      <ButtonLink to={listPath()} prefetch="none">
        {words.clearFilters}
      </ButtonLink>
    )
    return (
      <div>
        <EmptyState mark={shelfMark} title={words.noProducts} action={clear}>
          <p role="status">{nothingBecause(view, choice)}</p>
          <WithoutFilter without={view.without} choice={choice} pathOf={listPath} />
        </EmptyState>
        {ends}
        <GoodsInstead />
      </div>
    )
  }
  return (
    <div className={areOfOneCategory(view) ? 'one-category min-w-0' : 'min-w-0'}>
      <ShoppingSummary {...view} />
      {products ? <ProductGrid products={products} renderAction={renderAddToCart} /> : <ProductGridComing />}
      {ends}
    </div>
  )
}

/** By the goods, and not by what is chosen: those that are there keep their height while others come. */
function areOfOneCategory({ products: [first, ...others] }: ListingView): boolean {
  return others.every(({ category }) => category === first?.category)
}

function nothingBecause(view: ListingView, { categories }: ListChoice): string {
  if (view.total > 0) return onlySoManyPages(view)
  if (categories.includes(noCategory)) return words.noSuchCategory
  return view.without.length > 0 ? words.nothingHasAll : words.nothingHere
}
