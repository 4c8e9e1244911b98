import type { ReactNode } from 'react'

import { renderAddToCart } from '#app/shop/cart/add-to-cart-button.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { CategoryValue } from '#domain/catalog/rules.ts'

import { Coming } from './coming.tsx'
import type { ComingView } from './home-view.ts'
import { ShelfHeading } from './shelf-heading.tsx'

interface ShelfProps {
  title: string
  category: CategoryValue
  view: ComingView
}

interface RowKind {
  /** How far one press of a scroll button goes, in pixels. */
  step: number
  /** How many placeholders stand while the goods are on their way. */
  placeholders: number
  /** The class that says how wide a card is. */
  cardClass: 'shelf-small' | 'shelf-large'
  /** Where the scroll buttons stand. */
  buttonsAt: string
}

/** A shelf of small cards that scrolls sideways. */
const small: RowKind = { step: 300, placeholders: 13, cardClass: 'shelf-small', buttonsAt: 'top-20' }

/** A shelf with nothing on it is not shown. */
export function ProductRow({ title, category, view, kind = small }: ShelfProps & { kind?: RowKind }) {
  const shelf = (content: ReactNode) => (
    <section className={`shell below-fold mt-14 ${kind.cardClass}`} aria-label={title}>
      <ShelfHeading title={title} category={category} />
      {content}
    </section>
  )
  return (
    <Coming view={view} placeholder={shelf(<Placeholders count={kind.placeholders} />)}>
      {({ shelves: { [category]: products = [] } }) =>
        products.length > 0 &&
        shelf(
          <Rail label={title} step={kind.step} buttonsAt={kind.buttonsAt}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  sizes="(min-width: 40rem) 16rem, 11rem"
                  action={renderAddToCart(product)}
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
    <ul className="rail gap-4" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton className="shelf-placeholder" />
        </li>
      ))}
    </ul>
  )
}
