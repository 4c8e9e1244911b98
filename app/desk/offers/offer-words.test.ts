import { expect, test } from 'vitest'

import type { DeskOffer } from '#contract/offers.ts'

import { foundOffers, inListOrder, offerStates, offerWords, stateOf, termsWords } from './offer-words.ts'

const saying = { today: '2026-11-27', labelOf: (value: string) => (value === 'oils' ? 'Oils' : value) }

const plain: DeskOffer = {
  _id: 'o1',
  name: 'Ten',
  code: '',
  kind: 'percent',
  percent: 10,
  off: null,
  takePieces: null,
  payPieces: null,
  products: null,
  category: '',
  least: 0,
  person: null,
  firstOrder: false,
  mostUses: null,
  mostUsesEach: null,
  from: '2026-11-01',
  until: null,
  endedAt: null,
  uses: 0,
  cost: 0,
  version: 1,
}
const offer = (its: Partial<DeskOffer>): DeskOffer => ({ ...plain, ...its })
const pieces = { kind: 'n_for_m', percent: null, takePieces: 3, payPieces: 2 } as const
const good = (productName: string) => ({ _id: productName, productName })

test.each<[string, Partial<DeskOffer>]>([
  [
    '10% off Oils, from ₹500, with code DIWALI, until 30 Nov; used 12 of 100',
    { category: 'oils', least: 500, code: 'DIWALI', until: '2026-11-30', uses: 12, mostUses: 100 },
  ],
  ['10% off all goods, without a code; not used yet', {}],
  [
    '₹49.50 off, for a first order, without a code; used once',
    { kind: 'rupees', percent: null, off: 49.5, firstOrder: true, uses: 1 },
  ],
  [
    '₹50 off Atta 5 kg, for Asha, with code ASHA, once a person; used 2 times',
    {
      kind: 'rupees',
      percent: null,
      off: 50,
      products: [good('Atta 5 kg')],
      person: { _id: 'p', name: 'Asha' },
      code: 'ASHA',
      mostUsesEach: 1,
      uses: 2,
    },
  ],
  [
    'Free delivery, for the first order of Asha, without a code, 2 times a person; not used yet',
    {
      kind: 'free_delivery',
      percent: null,
      person: { _id: 'p', name: 'Asha' },
      firstOrder: true,
      mostUsesEach: 2,
    },
  ],
  ['3 for the price of 2 of each good, without a code; not used yet', pieces],
  [
    '3 for the price of 2 of each good of Oils, without a code; not used yet',
    { ...pieces, category: 'oils' },
  ],
  [
    '3 for the price of 2 of Atta 5 kg, without a code; not used yet',
    { ...pieces, products: [good('Atta 5 kg')] },
  ],
  [
    '3 for the price of 2 of each good of Atta 5 kg, Maida 1 kg and 2 more, without a code; not used yet',
    { ...pieces, products: [good('Atta 5 kg'), good('Maida 1 kg'), good('Tea'), good('Salt')] },
  ],
  [
    '10% off all goods, without a code, from 1 Dec, until 14 Jan 2027; not used yet',
    { from: '2026-12-01', until: '2027-01-14' },
  ],
  [
    '10% off all goods, without a code; ended on 20 Nov; not used yet',
    { endedAt: '2026-11-19T20:00:00.000Z' },
  ],
])('the list says: %s', (sentence, its) => {
  expect(offerWords(offer(its), saying)).toBe(sentence)
})

test('what is still typed leaves open what is no number yet', () => {
  expect(termsWords({ ...plain, percent: null, category: 'oils' }, saying)).toBe(
    '…% off Oils, without a code',
  )
  expect(termsWords({ ...plain, kind: 'rupees', off: null }, saying)).toBe('₹… off, without a code')
  expect(termsWords({ ...plain, ...pieces, takePieces: null }, saying)).toBe(
    '… for the price of 2 of each good, without a code',
  )
})

test('an offer runs on its last day, is to come until its first, and is over, used up or ended by hand', () => {
  const { today } = saying
  expect(stateOf(offer({ from: today, until: today }), today)).toBe('running')
  expect(stateOf(offer({ from: '2026-11-28' }), today)).toBe('to_come')
  expect(stateOf(offer({ until: '2026-11-26' }), today)).toBe('over')
  expect(stateOf(offer({ mostUses: 2, uses: 2 }), today)).toBe('used_up')
  expect(stateOf(offer({ mostUses: 2, uses: 2, endedAt: '2026-11-20T00:00:00Z' }), today)).toBe('ended')
})

test('what runs stands first, what was ended last, and of each the newest as it came', () => {
  const all = [
    offer({ _id: 'ended', endedAt: '2026-11-20T00:00:00Z' }),
    offer({ _id: 'over', until: '2026-11-26' }),
    offer({ _id: 'new' }),
    offer({ _id: 'to come', from: '2026-12-24' }),
    offer({ _id: 'old' }),
  ]
  expect(inListOrder(all, saying.today).map(({ _id }) => _id)).toEqual([
    'new',
    'old',
    'to come',
    'over',
    'ended',
  ])
  expect(Object.keys(offerStates)).toHaveLength(5)
})

test('an offer is found by words of its name, code, goods and sentence', () => {
  const all = [
    offer({ _id: 'a', name: 'Diwali', code: 'LAMPS', category: 'oils' }),
    offer({ _id: 'b', name: 'Bread week', products: [good('Pav'), good('Rusk'), good('Milk Bread 400 g')] }),
  ]
  const found = (q: string) => foundOffers(all, q, saying).map(({ _id }) => _id)
  expect(found('lamps')).toEqual(['a'])
  expect(found('oils diwali')).toEqual(['a'])
  expect(found('milk bread')).toEqual(['b'])
  expect(found(' ')).toEqual(['a', 'b'])
  expect(found('saffron')).toEqual([])
})
