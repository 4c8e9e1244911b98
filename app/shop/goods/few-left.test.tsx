import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { cardProduct } from '#app/pages.server/card-product.server.ts'
import { fewLeftOf } from '#app/shop/cart/obstacles.ts'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { CartLine } from '#contract/cart.ts'
import type { ProductView } from '#domain/catalog/queries.ts'

test('goods by weight stand on a card as their least, and less than that is sold out', () => {
  const tomato = {
    id: 'tomato',
    name: 'Tomato',
    images: [],
    category: 'vegetables',
    netUnit: 'g',
    isByWeight: true,
  }
  const sums = {
    netQuantity: 100,
    leastGrams: 300,
    mostGrams: 5000,
    listPricePaise: 5_00,
    sellingPricePaise: 4_00,
  }
  const cardOf = (stock: number) => cardProduct({ ...tomato, ...sums, stock } as unknown as ProductView)
  expect(cardOf(4)).toMatchObject({
    netQuantity: 300,
    sellingPricePaise: 12_00,
    listPricePaise: 15_00,
    fewLeft: '400 g',
    isSoldOut: false,
    step: { grams: 100, least: 3, most: 50, add: 'Add 300 g', more: 'Add 100 g' },
  })
  expect(cardOf(2)).toMatchObject({ isSoldOut: true })
  expect(cardOf(2)).not.toHaveProperty('fewLeft')
})

test.each([
  [null, null],
  [6, null],
  [5, 'Only 5 left'],
  [1, 'Only 1 left'],
  [0, null],
])('of %j pieces card and cart say %j', (stock, said) => {
  const product = { id: 'oil', name: 'Til Oil', images: [], category: 'oils', netUnit: 'ml', stock }
  const sums = {
    netQuantity: 500,
    leastGrams: null,
    mostGrams: null,
    listPricePaise: 100_00,
    sellingPricePaise: 90_00,
  }
  const card = cardProduct({ ...product, ...sums } as unknown as ProductView)
  const router = createMemoryRouter([
    { path: '/', element: <ProductCard product={card} renderAction={() => null} /> },
  ])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(/Only \d+ left/.exec(html)?.[0] ?? null).toBe(said)
  expect(card.isSoldOut).toBe(stock === 0)
  expect(fewLeftOf({ productId: { stock } } as CartLine)).toBe(said && `${said}.`)
})
