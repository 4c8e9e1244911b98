import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { Rail } from '#app/ui/rail.tsx'
import * as words from '#words/shop/search/en.ts'

/** A row of goods where a search found nothing: nobody stands before an empty page. */
export function OtherGoods({ products }: { products: readonly CardProduct[] }) {
  return (
    <section aria-label={words.othersBought} className="mt-6">
      <h2 className="mb-3 text-lg md:text-2xl">{words.othersBought}</h2>
      <Rail label={words.othersBought} step={480} buttonsAt="top-20">
        {products.map((product) => (
          <li key={product.id} className="flex w-36 shrink-0 sm:w-56">
            <ProductCard product={product} renderAction={renderAddToCart} className="w-full" />
          </li>
        ))}
      </Rail>
    </section>
  )
}
