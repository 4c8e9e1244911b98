import { expect, test } from 'vitest'

import { brokenLines, lettering, outlines, spellable, widthOf } from './lettering.ts'

const face = lettering('fraunces-600')

test('every letter of a name is drawn, and a price has its rupee sign', () => {
  const drawn = outlines(face, 'Ghee', { x: 0, y: 0, size: 10, fill: '#000' })

  expect(drawn.match(/<path/g)).toHaveLength(4)
  expect(spellable(lettering('figtree-600'), '₹1,234.50')).toBe('₹1,234.50')
})

test('what the face cannot spell is left out', () => {
  expect(spellable(face, 'आलू Aloo 🥔')).toBe('Aloo')
})

test('a long name is broken between words and ends in an ellipsis where it does not fit', () => {
  const limits = { size: 60, maxWidth: 500, maxLines: 2 }
  const lines = brokenLines(face, 'Hand-block-printed Cotton Table Cloth with Marigold', limits)

  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
  for (const line of lines) expect(widthOf(face, line, 60)).toBeLessThanOrEqual(500)
})

test('a word wider than the line is cut', () => {
  const [line = ''] = brokenLines(face, 'Wwwwwwwwwwwwwwwwwwwwww', { size: 60, maxWidth: 300, maxLines: 1 })

  expect(line).toMatch(/^Ww+…$/)
  expect(widthOf(face, line, 60)).toBeLessThanOrEqual(300)
})

test('letters that belong closer together stand closer together', () => {
  expect(widthOf(face, 'AV', 1000)).toBeLessThan(widthOf(face, 'A', 1000) + widthOf(face, 'V', 1000))
})
