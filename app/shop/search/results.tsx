import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { searchPath } from '#app/paths.ts'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { ListEnd, onlySoManyPages } from '#app/ui/list-end.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'

import { NoResults } from './no-results.tsx'
import type { NearShelf } from './no-results.tsx'
import { TellMiss } from './tell-miss.tsx'

interface SearchView {
  query: string
  total: number
  page: number
  products: CardProduct[]
  /** Where nothing was found: a query that finds something, and shelves that may hold it. */
  didYouMean: string | null
  near: NearShelf[]
}

export function Results({ view }: { view: SearchView }) {
  const kept = useKeptOnBack(view)
  const { query, total, products } = kept
  const isInVain = query !== '' && total === 0
  return (
    <div className="shell">
      {isInVain && <NoResults instead={kept} />}
      {isInVain && <TellMiss query={query} />}
      {total > 0 && products.length === 0 && <p>{onlySoManyPages(kept)}</p>}
      {products.length > 0 && <ProductGrid products={products} renderAction={renderAddToCart} />}
      <ListEnd view={kept} pathOf={(page) => searchPath(query, page)}>
        There are more results. Add one more word to narrow your search.
      </ListEnd>
    </div>
  )
}
