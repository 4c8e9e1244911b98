import { expect, test } from 'vitest'

import { readTypedList } from './read-typed-list.ts'
import { quantityLabel } from './rules.ts'

/** 'aloo 2 kg' of each line. */
function read(list: string): string[] {
  return readTypedList(list).map(({ whole: { words, quantity, isClear } }) =>
    [words, quantity ? quantityLabel(quantity) : '', isClear ? '' : '?'].filter(Boolean).join(' '),
  )
}

test.each([
  ['2 kg aloo, 1 l doodh, dhaniya aadha pav', ['aloo 2 kg', 'doodh 1 L', 'dhaniya 125 g']],
  ['२ किलो आटा, ५०० ग्राम सूजी', ['आटा 2 kg', 'सूजी 500 g']],
  ['आधा किलो भिंडी, पाव किलो अदरक, डेढ़ लीटर दूध', ['भिंडी 500 g', 'अदरक 250 g', 'दूध 1.5 L']],
  [
    'sava kilo gur, paune do kilo gajar, sadhe teen kilo aloo',
    ['gur 1.25 kg', 'gajar 1.75 kg', 'aloo 3.5 kg'],
  ],
  [
    'dhai sau gram kaju, teen pav paneer, 1/2 kg dahi, 1½ kg pyaz',
    ['kaju 250 g', 'paneer 750 g', 'dahi 500 g', 'pyaz 1.5 kg'],
  ],
  ['ek darjan kele, half dozen eggs', ['kele 12 pieces', 'eggs 6 pieces']],
  ['bees kilo aloo, बीस किलो प्याज', ['aloo 20 kg', 'प्याज 20 kg']],
  [
    '2 packet namak, a packet of salt, bread x 3, 2x soap',
    ['namak 2 packs', 'salt 1 pack', 'bread 3', 'soap 2'],
  ],
  ['500ml x 4 milk, haldi 100g 2 packet, chini 1 kg ke 3 packet', ['milk 2 L', 'haldi 200 g', 'chini 3 kg']],
  ['aloo2kg; pyaz-1kg | mirch(100gm)', ['aloo 2 kg', 'pyaz 1 kg', 'mirch 100 g']],
  ['tomato, onion', ['tomato', 'onion']],
])('%s is read', (list, lines) => {
  expect(read(list)).toEqual(lines)
})

test('what is spoken has no commas: each quantity begins or ends a line', () => {
  expect(read('do kilo aloo ek litre doodh aadha pav dhaniya')).toEqual([
    'aloo 2 kg',
    'doodh 1 L',
    'dhaniya 125 g',
  ])
  expect(read('aloo do kilo doodh ek litre paneer')).toEqual(['aloo 2 kg', 'doodh 1 L', 'paneer'])
  expect(read('mujhe do kilo aloo chahiye aur ek litre doodh bhej do')).toEqual(['aloo 2 kg', 'doodh 1 L'])
})

test.each([
  ['[25/11/26, 7:14 pm] Sunita: 2 kg aloo\n[25/11/26, 7:15 pm] Sunita: <Media omitted>'],
  ['25/11/26, 9:02 am - Papa Ji: 2 kg aloo'],
  ['[8:14 PM, 11/25/2026] Neha: 2 kg aloo'],
  ['Neha, [25.11.26 20:14]\n2 kg aloo'],
  ['1. aloo 2 kg'],
  ['(1) aloo 2kg'],
  ['• *aloo* - 2 kg'],
  ['- [ ] aloo 2 kg'],
  ['Ration: aloo 2 kg'],
  ['aloo: 2 kg'],
])('time stamps, names, numbers and bullets are no goods: %s', (list) => {
  expect(read(list)).toEqual(['aloo 2 kg'])
})

test("'and' between two quantities parts goods; between names it may be one good, or two", () => {
  expect(read('2 kg aloo aur 1 kg pyaz & 3 nimbu')).toEqual(['aloo 2 kg', 'pyaz 1 kg', 'nimbu 3'])
  const [soap] = readTypedList('neem and tulsi soap 2')
  expect(soap).toMatchObject({
    whole: { words: 'neem and tulsi soap', quantity: { amount: 2 } },
    isParted: true,
  })
  expect(soap?.parts.map(({ words }) => words)).toEqual(['neem', 'tulsi soap'])
})

test.each(['2-3 kg aloo', '10000000000 kg aloo', '1000000000kg aloo', '0.12345 kg aloo'])(
  'of %s nobody knows how much it is',
  (list) => {
    expect(read(list)).toEqual(['aloo ?'])
  },
)

test('figures of names are no quantities', () => {
  expect(read('basmati 1509, A2 cow milk 1 l, seven-grain atta 1kg')).toEqual([
    'basmati 1509',
    'A2 cow milk 1 L',
    'seven-grain atta 1 kg',
  ])
})

test('hostile text stays text, and signs that nobody sees are gone', () => {
  expect(read('<script>alert(1)</script> 2 kg')).toEqual(['script alert 1', 'script 2 kg'])
  const [line] = readTypedList('\u202e2 kg \u200baloo\u202c\u0007')
  expect(line?.whole).toMatchObject({ typed: '2 kg aloo', words: 'aloo' })
  expect(readTypedList('-- , ; \n\n 🙂 \u202e')).toEqual([])
})

test('a list of 4,000 letters is read in no time, whatever they are', () => {
  const began = performance.now()
  for (const piece of ['1 ', 'a,', ' and ', 'x 2 ', '[1/1/26, 1:1', '((((', '1/', 'sava ', '½', ': ', '. '])
    readTypedList(piece.repeat(4000 / piece.length))
  for (const blank of [' ', '\t', '\u00A0', '\u2003', '\u3000'])
    for (const good of ['1 kg aloo', '1', 'aloo', 'aloo 1 kg', '2 x'])
      readTypedList(`${good}${blank.repeat(3900)}q`)
  expect(performance.now() - began).toBeLessThan(2000)
})
