import { expect, test } from 'vitest'

import { demoShop } from '#db/demo-market/shop.ts'

import { gstinCheckDigit, looksLikeGstin, readGstin } from './rules.ts'

// The first two stand in public descriptions of the check.
test.each(['27AAPFU0939F1ZV', '29AABCU9603R1ZJ', demoShop.gstin])(
  '%s is a GSTIN, and a slip of one character or two changed places is found',
  (gstin) => {
    expect(looksLikeGstin(gstin)).toBe(true)
    expect(gstinCheckDigit(gstin)).toBe(gstin.at(-1))
    for (let place = 0; place < 14; place++) {
      const other = gstin[place] === '1' ? '2' : '1'
      expect(gstinCheckDigit(gstin.slice(0, place) + other + gstin.slice(place + 1))).not.toBe(gstin.at(-1))
    }
    const swapped = gstin.slice(0, 11) + gstin[12] + gstin[11] + gstin.slice(13)
    expect(gstinCheckDigit(swapped)).not.toBe(gstin.at(-1))
  },
)

test('blanks and small letters are no matter, another shape is none', () => {
  expect(readGstin(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV')
  for (const wrong of ['', '27AAPFU0939F1Z', '27AAPFU0939F1XV', '2AAAPFU0939F1ZV', '27AAPFU0939F1ZVV'])
    expect(looksLikeGstin(wrong), wrong).toBe(false)
})
