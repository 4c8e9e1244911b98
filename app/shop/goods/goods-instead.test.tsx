import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { ProductCard } from '#app/ui/product-card.tsx'
import type { Product } from '#contract/products.ts'

import { cardOf } from './goods-instead.tsx'

test('the card of a product of a call, which says nothing of what buyers give it, has no stars', () => {
  const told = { _id: 'oil', productName: 'Til Oil', productImage: [], category: 'oils', price: 100 }
  const card = cardOf({ ...told, sellingPrice: 90, netQuantity: 500, netUnit: 'ml' } as unknown as Product)
  const router = createMemoryRouter([
    { path: '/', element: <ProductCard product={card} renderAction={() => null} /> },
  ])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('Til Oil')
  expect(html).not.toContain('stars')
})
