import { expect, test, vi } from 'vitest'

import { sheetOrder } from './sheet-order.server.ts'

vi.mock('#words/language/en.ts', async (actual) => ({ ...(await actual<object>()), language: 'hi' }))

test('a sheet in Hindi calls goods by their Hindi name, and keeps the ordered one beside it', () => {
  const tomato = { productName: 'Tomato', hindiName: 'टमाटर', brandName: 'Gram Seva', netQuantity: 1000 }
  const lines = [tomato, { ...tomato, productName: 'Neem Comb', hindiName: null }]
  const order = {
    number: 1001,
    createdAt: new Date(),
    person: { name: 'Sita' },
    status: 'placed',
    lines: lines.map((line) => ({ ...line, netUnit: 'g' })),
    duePaise: 0,
    totalPaise: 4000,
    isCollected: true,
  } as unknown as Parameters<typeof sheetOrder>[0]

  expect(sheetOrder(order, '').lines.map(({ name, ordered }) => [name, ordered])).toEqual([
    ['टमाटर', 'Tomato'],
    ['Neem Comb', undefined],
  ])
})
