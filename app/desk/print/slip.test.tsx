import { renderToStaticMarkup } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import type { Line } from '#app/desk/counter/lines.ts'
import { noFacts } from '#domain/shop/rules.ts'

import { Slip } from './slip.tsx'

test('a slip says what of its total is a deposit on bottles, and nothing of one where there is none', () => {
  expect(rowsOf([milk, atta], 190_00)).toEqual([
    'Milk 1 l 2 × 60.00: 120.00',
    'Atta 1 kg 1 × 30.00: 30.00',
    'Deposit on bottles: 40.00',
    'Total: ₹190.00',
  ])
  expect(rowsOf([atta], 30_00)).toEqual(['Atta 1 kg 1 × 30.00: 30.00', 'Total: ₹30.00'])
})

const milk = { ...line('Milk', '1 l', 60_00), quantity: 2, depositPaise: 20_00 }
const atta = line('Atta', '1 kg', 30_00)

function line(name: string, pack: string, paise: number): Line {
  const prices = { listPricePaise: paise, sellingPricePaise: paise }
  return { productId: name, name, brand: 'B', pack, ...prices, stock: 9, quantity: 1 }
}

/** The rows of its table, as they are read. */
function rowsOf(lines: Line[], totalPaise: number): string[] {
  const slip = <Slip lines={lines} totalPaise={totalPaise} givenPaise={null} at={0} mark="A1B2" />
  const loaderData = { root: { site: { publicUrl: '', testGateway: false, shop: noFacts } } }
  const router = createMemoryRouter([{ id: 'root', path: '/', element: slip }], {
    hydrationData: { loaderData },
  })
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    row!
      .replace(/<\/t[hd]>(?=<td)/, ': ')
      .replaceAll('<small>', ' ')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}
