import { describe, expect, test } from 'vitest'

import type { ProductPrices } from '#contract/prices.ts'

import * as draft from './drafts.ts'
import type { Column, Drafts } from './drafts.ts'

const tomato: ProductPrices = {
  _id: 'tomato',
  productName: 'Tomato',
  brandName: 'Gram Seva',
  netQuantity: 1,
  netUnit: 'piece',
  price: 60,
  sellingPrice: 49.5,
  stock: 12,
  held: 0,
  state: 'on_shelf',
}
const onion: ProductPrices = { ...tomato, _id: 'onion', stock: null, state: 'draft' }

describe('a typed cell', () => {
  test.each<[Column, string, unknown]>([
    ['sellingPrice', '₹1,250.50', 1250.5],
    ['sellingPrice', ' Rs. 1,20,000/- ', 120_000],
    ['price', '49', 49],
    ['price', '0', 0],
    ['stock', '1,200', 1200],
    ['stock', '', null],
    ['state', 'off', 'archived'],
    ['state', 'YES', 'on_shelf'],
    ['state', 'Draft', 'draft'],
  ])('%s of %j is %j', (column, text, value) => {
    expect(draft.readCell(tomato, column, text)).toEqual({ value })
  })

  test.each<[Column, string]>([
    ['sellingPrice', '1250,50'],
    ['sellingPrice', '12.345'],
    ['sellingPrice', '-5'],
    ['price', ''],
    ['price', '1,00,00,001'],
    ['stock', '2.5'],
    ['stock', '-1'],
    ['stock', '1000001'],
    ['state', 'perhaps'],
  ])('%s of %j is refused with a sentence', (column, text) => {
    expect(draft.readCell(tomato, column, text)).toEqual({ wrong: expect.stringMatching(/.\.$/) })
  })

  test('a draft that is switched off stays a draft', () => {
    expect(draft.readCell(onion, 'state', 'off')).toEqual({ value: 'draft' })
  })
})

describe('what is typed', () => {
  test('counts where it differs, and is gone where it says what is saved', () => {
    const typed = over(tomato, { sellingPrice: '55', price: '60.00', stock: 'many' })
    expect(draft.changesOf(tomato, typed['tomato'])).toEqual({ sellingPrice: 55 })
    expect(draft.changeCount([tomato], typed)).toBe(2)
    expect(draft.settled(typed, tomato)['tomato']?.typed).toEqual({ sellingPrice: '55', stock: 'many' })
    const one = draft.takenBack(over(tomato, { price: '70' }), tomato, 'price')
    expect(one).toEqual({})
  })

  test('is sent with what was seen, without rows that are wrong or were changed meanwhile', () => {
    const drafts = { ...over(tomato, { stock: '9' }), ...over(onion, { price: 'x', stock: '4' }) }
    expect(draft.rowsToSend([tomato, onion], drafts)).toEqual([
      { _id: 'tomato', seen: { price: 60, sellingPrice: 49.5, stock: 12, state: 'on_shelf' }, stock: 9 },
    ])
    const sold = { ...tomato, stock: 11 }
    expect(draft.rowsToSend([sold], drafts)).toEqual([])
    expect(draft.rowsToSend([sold], draft.keptOver(drafts, [sold]))).toMatchObject([{ seen: { stock: 11 } }])
  })

  test.each<[Partial<ProductPrices>, Partial<Record<Column, string>>, boolean]>([
    [{ price: 61 }, { sellingPrice: '50' }, true],
    [{ state: 'archived' }, { sellingPrice: '50' }, true],
    [{ stock: 11 }, { sellingPrice: '50' }, false],
    [{ stock: 11 }, { stock: '50' }, true],
    [{ productName: 'Tomatoes' }, { sellingPrice: '50' }, false],
  ])('after somebody made it %j, a row with %j is marked: %s', (other, typed, isMarked) => {
    const drafts = over(tomato, typed)
    expect(draft.isChangedMeanwhile({ ...tomato, ...other }, drafts['tomato'])).toBe(isMarked)
  })

  test('stays after a save where it was typed while that was under way', () => {
    const sent = { ...over(tomato, { price: '70', stock: '9' }), ...over(onion, { price: '80' }) }
    const since = draft.typedInto(sent, tomato, 'stock', '8')
    const saved = { ...tomato, price: 70, stock: 9 }
    expect(draft.afterSaving(since, sent, [saved])).toEqual({
      tomato: { seen: draft.seenOf(saved), typed: { stock: '8' } },
      onion: sent['onion'],
    })
  })
})

function over(row: ProductPrices, typed: Partial<Record<Column, string>>): Drafts {
  return { [row._id]: { seen: draft.seenOf(row), typed } }
}
