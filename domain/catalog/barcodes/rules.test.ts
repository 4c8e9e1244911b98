import { expect, test } from 'vitest'

import { isBarcode, normalBarcode, ownBarcode } from './rules.ts'

test.each(['4006381333931', '96385074', '0036000291452', '5901234123457'])('%s is a bar code', (code) => {
  expect(isBarcode(code)).toBe(true)
  const wrong = code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10)
  expect(isBarcode(wrong)).toBe(false)
})

test('UPC-A is an EAN-13 with a 0 before it, and blanks and dashes do not count', () => {
  expect(normalBarcode('0-36000 29145-2')).toBe('0036000291452')
  expect(isBarcode(normalBarcode('036000291452'))).toBe(true)
  expect(isBarcode('12345')).toBe(false)
})

test('the shop’s own codes are of the numbers that are left to each shop, and no two are the same', () => {
  expect(ownBarcode(7)).toBe('2000000000077')
  expect(new Set([1, 2, 30, 229].map(ownBarcode)).size).toBe(4)
  for (const n of [1, 2, 30, 229, 1_000_000]) expect(isBarcode(ownBarcode(n))).toBe(true)
})
