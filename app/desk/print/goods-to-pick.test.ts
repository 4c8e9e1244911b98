import { expect, test } from 'vitest'

import { goodsToPick } from './goods-to-pick.ts'
import type { SheetOrder } from './sheet-order.server.ts'

test('what many orders want is summed by good and pack, shelf by shelf, without orders that are over', () => {
  const dal = { productId: 'dal', name: 'Dal', brand: 'Gram Seva', pack: '1 kg', category: 'pulses' }
  const ghee = { productId: 'ghee', name: 'Ghee', brand: 'Gram Seva', pack: '500 g', category: 'dairy' }
  const small = { ...dal, productId: 'small', pack: '500 g' }

  const goods = goodsToPick([
    orderOf(1001, [dal, 2], [ghee, 1]),
    orderOf(1002, [dal, 3], [small, 1]),
    { ...orderOf(1003, [dal, 9]), isOver: true },
  ])

  expect(goods.map(({ name, pack, quantity, orders }) => [name, pack, quantity, orders])).toEqual([
    ['Ghee', '500 g', 1, [{ number: 1001, quantity: 1 }]],
    [
      'Dal',
      '1 kg',
      5,
      [
        { number: 1001, quantity: 2 },
        { number: 1002, quantity: 3 },
      ],
    ],
    ['Dal', '500 g', 1, [{ number: 1002, quantity: 1 }]],
  ])
})

type Line = SheetOrder['lines'][number]

function orderOf(number: number, ...wanted: [line: Omit<Line, 'quantity'>, quantity: number][]): SheetOrder {
  const lines = wanted.map(([line, quantity]) => ({ ...line, quantity }))
  return { number, lines, isOver: false } as unknown as SheetOrder
}
