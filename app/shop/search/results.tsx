import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { searchPath } from '#app/paths.ts'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'
import { listingPageSize, pageCount } from '#domain/catalog/rules.ts'

import { NoResults } from './no-results.tsx'

interface SearchView {
  query: string
  total: number
  page: number
  products: CardProduct[]
  /** What to try when nothing was found. */
  easier: string[]
}

export function Results({ view }: { view: SearchView }) {
  const { query, total, page, products, easier } = useKeptOnBack(view)
  const pages = pageCount(total)
  const isCut = total > pages * listingPageSize
  const isInVain = query !== '' && total === 0
  return (
    <div className="shell">
      {isInVain && <NoResults easier={easier} />}
      {total > 0 && products.length === 0 && <p>{`This list has only ${pages} pages.`}</p>}
      {products.length > 0 && <ProductGrid products={products} renderAction={renderAddToCart} />}
      {isCut && page >= pages && (
        <p className="text-ink-soft mt-10 text-center">
          There are more results. Add one more word to narrow your search.
        </p>
      )}
      <Pagination page={page} pages={pages} pathOf={(other) => searchPath(query, other)} />
    </div>
  )
}
