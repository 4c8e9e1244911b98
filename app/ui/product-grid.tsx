import { memo } from 'react'
import type { ReactNode } from 'react'

import { ProductCard } from './product-card.tsx'
import type { CardProduct } from './product-card.tsx'

/** Two, three or four goods in a row, and fewer where large letters leave a card no 8rem. */
export const gridClass =
  'grid gap-x-3 gap-y-5 grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,(100%-0.8rem)/2)),1fr))] sm:gap-x-5 sm:gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(max(8rem,(100%-2.55rem)/3),1fr))] xl:grid-cols-[repeat(auto-fill,minmax(max(8rem,(100%-3.8rem)/4),1fr))] 2xl:grid-cols-[repeat(auto-fill,minmax(max(8rem,(100%-5.05rem)/5),1fr))]'

/** Where 'Skip to the goods' leads. */
export const goodsId = 'goods'

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
      <ul id={goodsId} tabIndex={-1} className={`${gridClass} focus:outline-none`}>
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
