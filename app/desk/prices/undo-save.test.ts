import { expect, test } from 'vitest'

import { bigSteps } from '#app/desk/widgets/big-steps.tsx'
import type { ProductPrices } from '#contract/prices.ts'

import { columnNames, firstWrong, priceSteps, seenOf } from './drafts.ts'
import { pasted } from './pasted.ts'
import { rowsToUndo, savedCount, undoneWords } from './undo-save.ts'

const tomato: ProductPrices = {
  _id: 'tomato',
  productName: 'Tomato',
  brandName: 'Gram Seva',
  netQuantity: 1,
  netUnit: 'piece',
  price: 60,
  sellingPrice: 50,
  stock: 12,
  held: 2,
  state: 'on_shelf',
}
const onion = { ...tomato, _id: 'onion', productName: 'Onion' }
const saved = { ...tomato, sellingPrice: 45, stock: 9 }

test('a save is taken back with what it changed alone, over what it saved', () => {
  const sent = { _id: 'tomato', seen: seenOf(tomato), sellingPrice: 45, stock: 9 }
  const undo = rowsToUndo([tomato, onion], [saved, onion], [sent])
  expect(undo).toEqual([{ _id: 'tomato', seen: seenOf(saved), sellingPrice: 50, stock: 12 }])
  expect(savedCount(undo)).toBe('2 changes')
  // Where a counting begins again, what is held comes off.
  const ended = { ...sent, stock: null }
  expect(rowsToUndo([tomato], [{ ...tomato, stock: null }], [ended])).toMatchObject([{ stock: 14 }])
  // What was sold since the row was shown stays sold.
  const { stock: _stock, ...priceAlone } = sent
  const ofPrice = rowsToUndo([tomato], [saved], [priceAlone])
  expect(ofPrice).toEqual([{ _id: 'tomato', seen: seenOf(saved), sellingPrice: 50 }])
  expect(savedCount(ofPrice)).toBe('1 price')
  expect(undoneWords(2, 1)).toBe('Taken back: 2 products. 1 product was changed since, and stays as it is.')
})

test('what falls or rises by more than half is asked about, with its old and its new price', () => {
  const sent = (sellingPrice: number) => [{ _id: 'tomato', seen: seenOf(tomato), sellingPrice }]
  const asked = (sellingPrice: number) => bigSteps(priceSteps([tomato], sent(sellingPrice))).length

  expect([25, 24.99, 75, 75.01, 0].map(asked)).toEqual([0, 1, 0, 1, 1])
  expect(priceSteps([tomato], sent(500))).toEqual([
    { name: `Tomato, ${columnNames.sellingPrice}`, beforePaise: 50_00, afterPaise: 500_00 },
  ])
  // Of ₹0.00 it is priced for the first time.
  expect(bigSteps([{ name: 'Onion', beforePaise: 0, afterPaise: 40_00 }])).toEqual([])
})

test('of 300 rows those that are not drawn are filled by a paste, and lead to what is wrong in them', () => {
  const rows = Array.from({ length: 300 }, (_, place) => ({ ...tomato, _id: `p${place}` }))
  const block = Array.from({ length: 210 }, (_, place) => [place === 205 ? 'many' : '44'])

  const { filled, wrong, drafts } = pasted({}, rows, { place: { row: 90, column: 0 }, block })

  expect([filled, wrong, Object.keys(drafts).length]).toEqual([210, 1, 210])
  expect(firstWrong(rows, drafts, {})).toEqual({ row: 295, column: 0 })
})
