import { renderAddToCart } from '#app/customer/add-to-cart-button.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { Rail } from '#app/ui/rail.tsx'
import type { CategoryValue } from '#domain/catalog/rules.ts'

import { ShelfHeading } from './shelf-heading.tsx'

interface ShelfProps {
  title: string
  category: CategoryValue
  products: CardProduct[]
  /** How far one press of a scroll button goes, in pixels. */
  step?: number
  /** How wide a card is. */
  cardClass?: string
  /** Where the scroll buttons stand. */
  buttonsAt?: string
}

/** A shelf of small cards that scrolls sideways. */
export function ProductRow({
  title,
  category,
  products,
  step = 300,
  cardClass = 'w-40 sm:w-48',
  buttonsAt = 'top-18',
}: ShelfProps) {
  if (products.length === 0) return null
  return (
    <section className="shell below-fold mt-14" aria-label={title}>
      <ShelfHeading title={title} category={category} />
      <Rail label={title} step={step} buttonsAt={buttonsAt}>
        {products.map((product) => (
          <li key={product.id} className={`flex shrink-0 snap-start ${cardClass}`}>
            <ProductCard
              product={product}
              sizes="(min-width: 40rem) 16rem, 10rem"
              className="w-full"
              action={renderAddToCart(product)}
            />
          </li>
        ))}
      </Rail>
    </section>
  )
}
