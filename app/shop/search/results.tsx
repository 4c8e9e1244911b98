import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { searchPath } from '#app/paths.ts'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'

import { NoResults } from './no-results.tsx'

interface SearchView {
  query: string
  total: number
  page: number
  pages: number
  products: CardProduct[]
  /** What to try when nothing was found. */
  easier: string[]
}

export function Results({ view }: { view: SearchView }) {
  const { query, total, page, pages, products, easier } = useKeptOnBack(view)
  const isInVain = query !== '' && products.length === 0
  return (
    <div className="shell mt-4">
      <p role="status" className="text-ink-soft figures mb-6 font-semibold">
        Search Results : {total}
      </p>
      {isInVain && <NoResults easier={easier} />}
      {products.length > 0 && <ProductGrid products={products} renderAction={renderAddToCart} />}
      <Pagination page={page} pages={pages} pathOf={(other) => searchPath(query, other)} />
    </div>
  )
}
