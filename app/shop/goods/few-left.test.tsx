import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { cardProduct } from '#app/pages.server/card-product.server.ts'
import { fewLeftOf } from '#app/shop/cart/obstacles.ts'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { CartLine } from '#contract/cart.ts'
import type { ProductView } from '#domain/catalog/queries.ts'

test.each([
  [null, null],
  [6, null],
  [5, 'Only 5 left'],
  [1, 'Only 1 left'],
  [0, null],
])('of %j pieces card and cart say %j', (stock, said) => {
  const product = { id: 'oil', name: 'Til Oil', images: [], category: 'oils', netUnit: 'ml', stock }
  const sums = { netQuantity: 500, listPricePaise: 100_00, sellingPricePaise: 90_00 }
  const card = cardProduct({ ...product, ...sums } as unknown as ProductView)
  const router = createMemoryRouter([
    { path: '/', element: <ProductCard product={card} renderAction={() => null} /> },
  ])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(/Only \d+ left/.exec(html)?.[0] ?? null).toBe(said)
  expect(card.isSoldOut).toBe(stock === 0)
  expect(fewLeftOf({ productId: { stock } } as CartLine)).toBe(said && `${said}.`)
})
