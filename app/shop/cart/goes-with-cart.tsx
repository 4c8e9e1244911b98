import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { cardOf } from '#app/shop/goods/goods-instead.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import type { goesWith } from '#contract/products.ts'
import * as words from '#words/shop/cart/below/en.ts'

/**
 * What others bought together with what is in the cart. Asked for once: what is put in from here stays where
 * it was pressed, with its quantity.
 */
export function GoesWithCart({ productIds }: { productIds: string[] }) {
  const [asked] = useState(productIds)
  const [goods, setGoods] = useState<readonly CardProduct[]>([])

  useEffect(() => {
    let isHere = true
    call<typeof goesWith>('POST', '/api/goes-with', { productIds: asked }).then(
      (answer) => isHere && answer.ok && setGoods(answer.body.data.map(cardOf)),
      // Without a connection the cart stands without them.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [asked])

  if (goods.length === 0) return null
  return (
    <section aria-labelledby="goes-with" className="mt-12">
      <h2 id="goes-with" className="mb-4 text-2xl sm:text-3xl">
        {words.goesWith}
      </h2>
      <ul className="product-grid six-goods">
        {goods.map((product) => (
          <li key={product.id} className="flex min-w-0">
            <ProductCard product={product} renderAction={renderAddToCart} />
          </li>
        ))}
      </ul>
    </section>
  )
}
