import { memo } from 'react'
import type { ReactNode } from 'react'

import * as words from '#words/ui/goods/en.ts'

import { goodsId } from './goods-id.ts'
import type { SoldPack } from './pack-sheet.tsx'
import { ProductCard } from './product-card.tsx'
import type { CardProduct } from './product-card.tsx'

/** Two to five goods in a row, and fewer where large letters leave a card no 8rem (shop/goods/goods.css). */
export const gridClass = 'product-grid'

/** Pictures in the first row are fetched at once. */
const firstRow = 2

interface ProductGridProps {
  products: readonly CardProduct[]
  /** The button of each card. */
  renderAction: (product: SoldPack) => ReactNode
}

/** Drawn again only for other goods: a press beside it does not wait for it. */
export const ProductGrid = memo(function ProductGrid({ products, renderAction }: ProductGridProps) {
  return (
    <>
      <h2 className="sr-only">{words.products}</h2>
      <ul id={goodsId} tabIndex={-1} className={`${gridClass} focus:outline-none`}>
        {products.map((product, place) => (
          // Layout shift: keyed by place too, because a card that moves counts as a shift, and a new one
          // does not.
          <li key={`${place} ${product.id}`} className="flex min-w-0">
            <ProductCard
              product={product}
              isFirst={place < firstRow}
              renderAction={renderAction}
              className="w-full"
            />
          </li>
        ))}
      </ul>
    </>
  )
})
