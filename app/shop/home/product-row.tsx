import type { ReactNode } from 'react'

import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { Coming } from '#app/shop/goods/coming.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

import type { ComingView } from './home-view.ts'
import { ShelfHeading } from './shelf-heading.tsx'
import { shelves } from './shelves.ts'
import type { ShelfName } from './shelves.ts'

interface ProductRowProps {
  category: ShelfName
  view: ComingView
}

/** A shelf with nothing on it is not shown. */
export function ProductRow({ category, view }: ProductRowProps) {
  const { title, kind } = shelves[category]
  const shelf = (content: ReactNode) => (
    <section className={`shelf shell below-fold ${kind.cardClass}`} aria-label={title}>
      <ShelfHeading title={title} category={category} />
      {content}
    </section>
  )
  return (
    <Coming view={view} placeholder={shelf(<Placeholders count={kind.size} />)}>
      {({ goods: { [category]: products = [] } }) =>
        products.length > 0 &&
        shelf(
          <Rail label={title} step={kind.step} buttonsAt={kind.buttonsAt}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  sizes="(min-width: 40rem) 14rem, 9rem"
                  renderAction={renderAddToCart}
                />
              </li>
            ))}
          </Rail>,
        )
      }
    </Coming>
  )
}

function Placeholders({ count }: { count: number }) {
  return (
    <ul className="rail gap-3 sm:gap-4" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton className="shelf-placeholder" />
        </li>
      ))}
    </ul>
  )
}
