import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { late } from '#app/client/late.tsx'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { CategoryStrip } from '#app/shop/goods/category-strip.tsx'
import type { StripView } from '#app/shop/goods/category-strip.tsx'
import type { PathOf } from '#app/shop/lists/list-path.ts'
import { useSorted } from '#app/shop/lists/sort-products.ts'
import type { Without } from '#app/shop/lists/without-filter.tsx'
import { ListEnd, onlySoManyPages } from '#app/ui/list-end.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGridComing } from '#app/ui/product-grid-coming.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'
import type { ListChoice, ListSort } from '#domain/catalog/filters/rules.ts'
import type { ShelfFound } from '#domain/search/queries.ts'
import * as words from '#words/shop/search/en.ts'

import { NoResults } from './no-results.tsx'
import type { NearShelf } from './no-results.tsx'
import { OtherGoods } from './other-goods.tsx'
import { ShelvesFound } from './shelves-found.tsx'

/** Only who finds nothing needs it. */
const TellMiss = late(async () => (await import('./tell-miss.tsx')).TellMiss)

interface SearchView extends StripView {
  query: string
  total: number
  page: number
  /** In which the goods have come. */
  sort?: ListSort | undefined
  products: CardProduct[]
  /** The shelves that the words name. */
  shelves: ShelfFound[]
  /** A row of goods where nothing was found. */
  others: CardProduct[]
  /** Where nothing was found: a query that finds something, and shelves that may hold it. */
  didYouMean: string | null
  near: NearShelf[]
  /** Where the filters leave nothing. */
  without: Without[]
}

interface ResultsProps {
  view: SearchView
  choice: ListChoice
  pathOf: PathOf
}

export function Results({ view, choice, pathOf }: ResultsProps) {
  const kept = useKeptOnBack(view)
  const { query, total, without, shelves, others } = kept
  const products = useSorted(kept, choice.sort)
  const hasNone = kept.products.length === 0
  const isInVain = query !== '' && total === 0
  return (
    <div className="min-w-0">
      {shelves.length > 0 && <ShelvesFound shelves={shelves} />}
      {isInVain && <NoResults instead={kept} choice={choice} pathOf={pathOf} />}
      {isInVain && without.length === 0 && <TellMiss query={query} />}
      {isInVain && others.length > 0 && <OtherGoods products={others} />}
      {total > 0 && hasNone && <p>{onlySoManyPages(kept)}</p>}
      {!products && <ProductGridComing />}
      {products && !hasNone && <ProductGrid products={products} renderAction={renderAddToCart} />}
      <ListEnd view={kept} pathOf={(page) => pathOf({ ...choice, page })}>
        {words.more}
      </ListEnd>
      {hasNone && <CategoryStrip view={kept} className="strip" />}
    </div>
  )
}
