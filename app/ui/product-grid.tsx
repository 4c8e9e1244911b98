import { memo } from 'react'
import type { ReactNode } from 'react'

import { ProductCard } from './product-card.tsx'
import type { CardProduct } from './product-card.tsx'

export const gridClass =
  'grid grid-cols-2 max-[17rem]:grid-cols-1 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-8 xl:grid-cols-4 2xl:grid-cols-5'

/** Pictures in the first row are fetched at once. */
const firstRow = 2

interface ProductGridProps {
  products: readonly CardProduct[]
  /** The button of each card. */
  renderAction: (product: CardProduct) => ReactNode
}

/** Drawn again only for other goods: what is pressed beside it shall not wait for it. */
export const ProductGrid = memo(function ProductGrid({ products, renderAction }: ProductGridProps) {
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ul className={gridClass}>
        {products.map((product, place) => (
          // Layout shift: keyed by place too, because a card that moves counts as a shift, and a new one
          // does not.
          <li key={`${place} ${product.id}`} className="flex min-w-0">
            <ProductCard
              product={product}
              isFirst={place < firstRow}
              action={renderAction(product)}
              className="w-full"
            />
          </li>
        ))}
      </ul>
    </>
  )
})
