import { expect, test } from 'vitest'

import { countOf, readLine } from './read-line.ts'

test.each([
  ['atta', 1, 'atta'],
  ['2 atta', 2, 'atta'],
  ['  12   toor dal ', 12, 'toor dal'],
  ['2x atta', 2, 'atta'],
  ['2 x atta', 2, 'atta'],
  ['atta x2', 2, 'atta'],
  ['atta ×2', 2, 'atta'],
  ['atta x 2', 2, 'atta'],
  ['toor dal 3', 3, 'toor dal'],
  ['0 atta', 1, 'atta'],
  ['100 atta', 1, '100 atta'],
  ['2', 1, '2'],
  ['आटा 2', 2, 'आटा'],
  ['२ आटा', 2, 'आटा'],
  ['दो घी', 2, 'घी'],
  ['teen ghee', 3, 'ghee'],
  ['sat isabgol', 1, 'sat isabgol'],
  ['2 packet namak', 2, 'namak'],
  ['', 1, ''],
])('%o is %i of %o', (typed, quantity, words) => {
  expect(readLine(typed)).toMatchObject({ quantity, words })
})

test.each([
  ['2 kilo aalu', '2 kg', 1],
  ['5 kg aalu', '2 kg', 3],
  ['aalu 4kg', '2 kg', 2],
  ['do kilo aalu', '1 kg', 2],
  ['aadha kilo pyaaz', '1 kg', 1],
  ['१ किलो प्याज़', '500 g', 2],
  ['pav kilo haldi', '250 g', 1],
  ['2 atta 5 kg', '5 kg', 2],
  ['2 atta 5 kg', '1 kg', 10],
  ['5 kg atta x 2', '5 kg', 2],
  ['ek darjan anda', '6 pieces', 2],
  ['3 दर्जन अंडे', '6 pieces', 6],
])('%s in packs of %s is %i of them', (typed, pack, count) => {
  const [, figure, unit] = /^(\d+) (\w+)$/.exec(pack)!
  const size = unit === 'pieces' ? pieces(Number(figure)) : grams(Number(figure) * (unit === 'kg' ? 1000 : 1))
  expect(countOf(readLine(typed), size)).toBe(count)
})

test('a weight is searched behind the goods, as packs are named', () => {
  expect(readLine('2 kilo aalu').words).toBe('aalu 2 kg')
  expect(readLine('2 atta 5 kg').words).toBe('atta 5 kg')
  expect(readLine('ek darjan anda').words).toBe('anda')
})

function grams(netQuantity: number) {
  return { netQuantity, netUnit: 'g' as const }
}

function pieces(netQuantity: number) {
  return { netQuantity, netUnit: 'piece' as const }
}
