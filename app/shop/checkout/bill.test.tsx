import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { MyOrder } from '#app/shop/orders/my-order.ts'

import { Bill } from './bill.tsx'

test('the bill of a new order adds up: goods, delivery, deposit and what was taken off', () => {
  expect(rowsOf({ shippingPaise: 40_00, depositPaise: 25_00, totalPaise: 147_00 })).toEqual([
    'Delivery: ₹40.00',
    'Deposit on bottles: ₹25.00',
    'Discount: − ₹6.00',
    'To pay in cash: ₹147.00',
  ])
  expect(rowsOf({ shippingPaise: 0, depositPaise: 0, totalPaise: 88_00 })).toEqual([
    'Delivery: Free',
    'To pay in cash: ₹88.00',
  ])
})

/** The rows below the goods, as they are read. */
function rowsOf(sums: Pick<MyOrder, 'shippingPaise' | 'depositPaise' | 'totalPaise'>): string[] {
  const order = { ...sums, lines: [milk] } as unknown as MyOrder
  const html = renderToStaticMarkup(<Bill order={order} cashPaise={sums.totalPaise} />)
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, sum]) => `${name}: ${sum}`)
}

const milk = { position: 1, name: 'Milk', times: '1 × ', pack: '1 l', quantity: 1, sellingPricePaise: 88_00 }
