import { expect, test } from 'vitest'

import type { DeskOffer } from '#contract/offers.ts'

import { againOf, nameOf, newOffer, readOffer, typedOf } from './typed-offer.ts'
import type { TypedOffer } from './typed-offer.ts'

const today = '2026-11-27'
const around = { today, labelOf: (value: string) => (value === 'oils' ? 'Oils' : value), before: null }
const typed = (its: Partial<TypedOffer>): TypedOffer => ({ ...newOffer(today), ...its })
const body = (its: Partial<TypedOffer>) => readOffer(typed(its), around)
const wrong = (its: Partial<TypedOffer>) => {
  const read = readOffer(typed(its), around)
  return 'problems' in read ? read.problems : {}
}

test('an offer is sent as it is typed, with the code and the amounts as people write them', () => {
  expect(
    body({
      percent: '10 %',
      of: 'shelf',
      shelf: 'oils',
      least: '₹ 1,500',
      isCoded: true,
      code: 'diwali-50',
      until: '2026-11-30',
      mostUses: '100',
      mostUsesEach: '1',
    }),
  ).toEqual({
    body: {
      name: '10% off Oils',
      kind: 'percent',
      code: 'DIWALI50',
      percent: 10,
      off: null,
      takePieces: null,
      payPieces: null,
      productIds: null,
      category: 'oils',
      least: 1500,
      userId: null,
      firstOrder: false,
      mostUses: 100,
      mostUsesEach: 1,
      from: today,
      until: '2026-11-30',
    },
  })
})

test('what was typed for another kind is not sent: free delivery knows no goods and no percent', () => {
  const goods = [{ _id: 'p', productName: 'Atta 5 kg' }]
  expect(body({ kind: 'free_delivery', percent: '10', of: 'goods', goods })).toMatchObject({
    body: { name: 'Free delivery', percent: null, productIds: null },
  })
  expect(body({ kind: 'rupees', off: '25', code: 'OLD', forWhom: 'first' })).toMatchObject({
    body: { name: 'First order: ₹25 off', off: 25, code: null, firstOrder: true },
  })
})

test.each<[string, Partial<TypedOffer>, string]>([
  ['percent', { percent: '' }, 'Please enter a whole number from 1 to 100.'],
  ['percent', { percent: '101' }, 'Please enter a whole number from 1 to 100.'],
  ['percent', { percent: '12.5' }, 'Please enter a whole number from 1 to 100.'],
  ['off', { kind: 'rupees', off: '0' }, 'Please enter an amount in rupees, such as 49 or 49.50.'],
  [
    'payPieces',
    { kind: 'n_for_m', takePieces: '2', payPieces: '2' },
    'Fewer pieces are paid than are taken, such as 3 for 2.',
  ],
  [
    'payPieces',
    { kind: 'n_for_m', takePieces: '3', payPieces: '' },
    'Fewer pieces are paid than are taken, such as 3 for 2.',
  ],
  ['category', { percent: '5', of: 'shelf' }, 'Please choose a shelf.'],
  ['productIds', { percent: '5', of: 'goods' }, 'Please choose a product.'],
  ['least', { percent: '5', least: 'much' }, 'Please enter an amount in rupees, such as 49 or 49.50.'],
  ['userId', { percent: '5', forWhom: 'person' }, 'Please choose somebody.'],
  [
    'code',
    { percent: '5', isCoded: true, code: 'ab' },
    'A code has 3 to 20 letters and digits, such as DIWALI50.',
  ],
  ['from', { percent: '5', from: '' }, 'Please enter a day.'],
  [
    'until',
    { percent: '5', from: '2026-12-02', until: '2026-12-01' },
    'The last day comes before the first one.',
  ],
  ['until', { percent: '5', from: '2026-11-01', until: '2026-11-26' }, 'This day is over.'],
  [
    'mostUses',
    { percent: '5', mostUses: 'ten' },
    'Please enter a whole number from 1 to 10,00,000, or nothing.',
  ],
  [
    'mostUsesEach',
    { percent: '5', mostUsesEach: '0' },
    'Please enter a whole number from 1 to 1,000, or nothing.',
  ],
])('what is wrong is said at its field: %s', (field, its, sentence) => {
  expect(wrong(its)).toEqual({ [field]: sentence })
})

test('all that is wrong is said at once', () => {
  expect(Object.keys(wrong({ of: 'shelf', isCoded: true, until: '2020-01-01' })).toSorted()).toEqual([
    'category',
    'code',
    'percent',
    'until',
  ])
})

const kept: DeskOffer = {
  _id: 'o1',
  name: 'Welcome',
  code: 'HELLO',
  kind: 'rupees',
  percent: null,
  off: 49.5,
  takePieces: null,
  payPieces: null,
  products: [{ _id: 'p', productName: 'Atta 5 kg' }],
  category: '',
  least: 200,
  person: { _id: 'asha', name: 'Asha' },
  firstOrder: true,
  mostUses: 5,
  mostUsesEach: 2,
  from: '2026-10-01',
  until: '2026-10-31',
  endedAt: null,
  uses: 1,
  cost: 49.5,
  version: 3,
}

test('an offer that is opened and saved is the same offer, also where it is over', () => {
  expect(readOffer(typedOf(kept), { ...around, before: kept })).toEqual({
    body: {
      name: 'Welcome',
      code: 'HELLO',
      kind: 'rupees',
      percent: null,
      off: 49.5,
      takePieces: null,
      payPieces: null,
      productIds: ['p'],
      category: null,
      least: 200,
      userId: 'asha',
      firstOrder: true,
      mostUses: 5,
      mostUsesEach: 2,
      from: '2026-10-01',
      until: '2026-10-31',
    },
  })
})

test('an offer once more begins today and has no last day', () => {
  expect(againOf(kept, today)).toEqual({ ...typedOf(kept), from: today, until: '' })
})

test('a name that nobody gives is cut at 80 letters', () => {
  const goods = [{ _id: 'p', productName: 'x'.repeat(100) }]
  expect(nameOf(typed({ percent: '5', of: 'goods', goods }), around.labelOf)).toHaveLength(80)
})
