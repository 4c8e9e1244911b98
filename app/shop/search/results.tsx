import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { searchPath } from '#app/paths.ts'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { ListEnd, onlySoManyPages } from '#app/ui/list-end.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'

import { NoResults } from './no-results.tsx'
import { TellMiss } from './tell-miss.tsx'

interface SearchView {
  query: string
  total: number
  page: number
  products: CardProduct[]
  /** What to try when nothing was found. */
  easier: string[]
}

export function Results({ view }: { view: SearchView }) {
  const kept = useKeptOnBack(view)
  const { query, total, products, easier } = kept
  const isInVain = query !== '' && total === 0
  return (
    <div className="shell">
      {isInVain && <NoResults easier={easier} />}
      {isInVain && <TellMiss query={query} />}
      {total > 0 && products.length === 0 && <p>{onlySoManyPages(kept)}</p>}
      {products.length > 0 && <ProductGrid products={products} renderAction={renderAddToCart} />}
      <ListEnd view={kept} pathOf={(page) => searchPath(query, page)}>
        There are more results. Add one more word to narrow your search.
      </ListEnd>
    </div>
  )
}
