import { expect, test } from 'vitest'

import { theTwelve } from '#tests/support/categories.ts'
import { saidLabel } from '#words/shop/search/said/en.ts'

import { readQuery } from './read-query.ts'
import { inDevanagari } from './scripts.ts'

const read = (query: string) => readQuery(query, theTwelve)
const shelves = (query: string) => read(query).shelves.map(({ value }) => value)

test.each([
  ['vegetables', ['vegetables']],
  ['sabzi', ['vegetables']],
  ['ताज़ी सब्ज़ी', ['vegetables']],
  ['फल', ['fruits']],
  ['tel', ['oils']],
  ['organic dawai', ['medicines']],
  ['vegetabels', ['vegetables']],
  ['mewa', ['dry fruits']],
  ['fruits and vegetables', ['fruits', 'vegetables']],
  ['ফল', ['fruits']],
  ['શાકભાજી', ['vegetables']],
  ['காய்கறி', ['vegetables']],
  ['పండ్లు', ['fruits']],
  ['sabzi masala', []],
  ['juicer', []],
  ['fresh', []],
])('%s names the shelves %j', (query, values) => {
  expect(shelves(query)).toEqual(values)
})

test.each([
  ['vegetables under 50', '', { toPaise: 5000 }, 'Up to ₹50'],
  ['aloo 50 se kam', 'aloo', { toPaise: 5000 }, 'Up to ₹50'],
  ['₹50', '', { toPaise: 5000 }, 'Up to ₹50'],
  ['atta 50 rupaye wala', 'atta', { toPaise: 5000 }, 'Up to ₹50'],
  ['घी ५०० रुपये से कम', 'घी', { toPaise: 50000 }, 'Up to ₹500'],
  ['ghee upto rs. 1,000', 'ghee', { toPaise: 100000 }, 'Up to ₹1,000'],
  ['ghee above 500', 'ghee', { fromPaise: 50000 }, 'From ₹500'],
  ['ghee between 100 and 500', 'ghee', { fromPaise: 10000, toPaise: 50000 }, '₹100 to ₹500'],
  ['coffee ₹100-250', 'coffee', { fromPaise: 10000, toPaise: 25000 }, '₹100 to ₹250'],
])('%s asks for prices', (query, words, prices, label) => {
  const { said, ...found } = read(query)
  expect(found).toMatchObject({ words: found.shelves.length > 0 ? '' : words, prices })
  expect(said.map((one) => saidLabel(one.said))).toEqual([label])
})

test.each(['under 5 kg atta', 'basmati 1509', 'vitamin 50', 'up to 50% off', 'crust 50', 'chocolate'])(
  '%s asks for no price',
  (query) => {
    expect(read(query)).toMatchObject({ prices: {}, said: [] })
  },
)

test.each([
  ['sasta tel', 'price-asc'],
  ['सस्ता चावल', 'price-asc'],
  ['cheapest soap', 'price-asc'],
  ['mehnga ghee', 'price-desc'],
])('%s is an order', (query, sort) => {
  expect(read(query).sort).toBe(sort)
})

test.each([
  ['sugar free', '', ['Without sugar'], 'sugar'],
  ['bina chini ka juice', '', ['Without sugar'], 'sugar'],
  ['achar bina lehsun', 'achar', ['Without garlic'], 'garlic'],
  ['bina pyaz lehsun dal makhani', 'dal makhani', ['Without onion, Without garlic'], 'garlic'],
  ['no onion no garlic', '', ['Without onion, Without garlic'], 'onion'],
  ['bina chini doodh', 'doodh', ['Without sugar'], 'sugar'],
  ['biryani without aloo', 'biryani', ['Without aloo'], 'aloo'],
  ['vegan', '', ['Vegan'], 'ghee'],
])('%s leaves something out', (query, words, labels, term) => {
  const { said, without, ...found } = read(query)
  expect(found.words).toBe(words)
  expect(said.map((one) => saidLabel(one.said))).toEqual(labels)
  expect(without).toContain(term)
})

test.each(['keri no chhundo', 'makai no lot', 'hands free', 'no 1 ghee'])(
  '%s leaves nothing out',
  (query) => {
    expect(read(query)).toMatchObject({ without: [], said: [], words: query })
  },
)

test('a filter that is said is taken out by itself', () => {
  const { said } = read('sasta  tel under 300 without palm')
  expect(said.map(({ rest, ...one }) => ({ label: saidLabel(one.said), rest }))).toEqual([
    { label: 'Up to ₹300', rest: 'sasta tel without palm' },
    { label: 'Cheapest first', rest: 'tel under 300 without palm' },
    { label: 'Without palm', rest: 'sasta tel under 300' },
  ])
})

test.each([
  ['aloo pyaz', [['aloo', 'pyaz']]],
  ['dal and rice, ghee', [['', 'rice', 'ghee']]],
  ['corn oil', []],
  ['tea powder', []],
  ['bread butter', [['bread', 'butter']]],
  ['aloo/pyaz n tamatar', [['aloo', 'pyaz', 'tamatar']]],
  ['milk ke saath curd', [['milk', 'curd']]],
  ['tea coffee', [['tea', 'coffee']]],
  ['good day', []],
  ['head and shoulders', []],
  ['fresh aloo', []],
])('%s names several goods', (query, pairs) => {
  expect(read(query).pairs.map(({ parts }) => parts.map(({ words }) => words))).toEqual(pairs)
})

test.each([
  ['டமாட்டர்', 'टमाट्टर्'],
  ['ఉప్పు', 'उप्पु'],
  ['আলু', 'आलु'],
  ['બટાકા', 'बटाका'],
  ['ਆਲੂ', 'आलू'],
  ['आलू tea', 'आलू tea'],
])('%s is read in Devanagari', (word, devanagari) => {
  expect(inDevanagari(word)).toBe(devanagari)
})
