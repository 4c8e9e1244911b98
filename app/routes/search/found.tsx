import { renderAddToCart } from '#app/customer/add-to-cart-button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'

import { searchPath } from './address.ts'

interface SearchView {
  query: string
  total: number
  page: number
  pages: number
  products: CardProduct[]
}

export function Found({ view: { query, total, page, pages, products } }: { view: SearchView }) {
  const isInVain = query !== '' && products.length === 0
  return (
    <div className="shell mt-4">
      <p role="status" className="text-ink-soft figures mb-6 font-semibold">
        Search Results : {total}
      </p>
      {isInVain && (
        <div className="rounded-card bg-turmeric-tint px-6 py-5">
          <p className="font-display text-2xl">No Data Found....</p>
          <p className="mt-1">
            Check the spelling, try a shorter word or its Hindi name, or walk through the stalls below.
          </p>
        </div>
      )}
      {products.length > 0 && <ProductGrid products={products} renderAction={renderAddToCart} />}
      <Pagination page={page} pages={pages} pathOf={(other) => searchPath(query, other)} />
    </div>
  )
}
