import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { goodsName, otherName } from '#app/goods-name.ts'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { SkeletonCards } from '#app/ui/skeleton.tsx'
import type { getCategoryProduct, Product } from '#contract/products.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/goods/en.ts'

import { renderAddToCart } from './add-to-cart-button.tsx'
import { sixGoods } from './six-goods.ts'

interface GoodsInsteadProps {
  /** As they came with the page; without them they are asked for. */
  goods?: readonly CardProduct[] | undefined
}

/** Six goods, each of another shelf, below a page that has nothing to show. Their room is kept for them. */
export function GoodsInstead({ goods: given }: GoodsInsteadProps) {
  const [goods, setGoods] = useState(given)

  useEffect(() => {
    if (given) return undefined
    let isHere = true
    call<typeof getCategoryProduct>('GET', '/api/get-categoryProduct').then(
      (answer) => isHere && setGoods(answer.ok ? sixGoods(answer.body.data).map(cardOf) : []),
      // Without a connection the page stands without them.
      () => isHere && setGoods([]),
    )
    return () => {
      isHere = false
    }
  }, [given])

  if (goods?.length === 0) return null
  return (
    <section aria-labelledby="goods-instead" className="mt-4">
      <h2 id="goods-instead" className="mb-3 text-xl sm:text-2xl">
        {words.fromEachShelf}
      </h2>
      {goods ? (
        <ul className="product-grid six-goods">
          {goods.map((product) => (
            <li key={product.id} className="flex min-w-0">
              <ProductCard product={product} renderAction={renderAddToCart} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonCards count={6} className="product-grid six-goods" />
      )}
    </section>
  )
}

/** A product of a call as a card. */
export function cardOf(product: Product): CardProduct {
  return {
    id: product._id,
    name: goodsName(product),
    otherName: otherName(product),
    category: product.category,
    image: product.productImage[0],
    listPricePaise: toPaise(product.price),
    sellingPricePaise: toPaise(product.sellingPrice),
    netQuantity: product.netQuantity,
    netUnit: product.netUnit,
    isSoldOut: false,
    // The calls say neither what buyers give it nor whether the shop shows fixed stars: none are made up.
    rating: null,
  }
}
