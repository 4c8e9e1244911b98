import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { renderAddToCart } from '#app/shop/cart/add-to-cart-button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'

import { searchPath } from './address.ts'
import { NothingFound } from './nothing-found.tsx'

interface SearchView {
  query: string
  total: number
  page: number
  pages: number
  products: CardProduct[]
  /** What to try when nothing was found. */
  easier: string[]
}

export function Found({ view }: { view: SearchView }) {
  useKeptOnBack(view)
  const { query, total, page, pages, products, easier } = view
  const isInVain = query !== '' && products.length === 0
  return (
    <div className="shell mt-4">
      <p role="status" className="text-ink-soft figures mb-6 font-semibold">
        Search Results : {total}
      </p>
      {isInVain && <NothingFound easier={easier} />}
      {products.length > 0 && <ProductGrid products={products} renderAction={renderAddToCart} />}
      <Pagination page={page} pages={pages} pathOf={(other) => searchPath(query, other)} />
    </div>
  )
}
