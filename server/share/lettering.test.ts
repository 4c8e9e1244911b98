import { expect, test } from 'vitest'

import { lettering, spellable, span } from './lettering.ts'

const look = { face: 'title', size: 68, colour: '#1f2233' } as const

test('a name in Hindi is drawn in its own letters: a conjunct is one of them, and no two words look alike', async () => {
  const conjunct = await drawn('क्ष')

  // No font of the machine is known here (fonts.conf), so these are the letters of our own file.
  // Boxes in place of letters would stand beside each other, and all look the same.
  expect(conjunct.width).toBeLessThan((await drawn('क')).width * 1.5)
  expect((await drawn('आलू')).input.equals((await drawn('केल')).input)).toBe(false)
})

test('what no face can spell is left out', () => {
  expect(spellable('  आलू\n Aloo 🥔 ')).toBe('आलू Aloo')
})

test('signs of markup are drawn as they are', async () => {
  expect((await drawn('Dal & <Rice>')).width).toBeGreaterThan((await drawn('Dal Rice')).width)
})

test('a name that is too long is set smaller until it stands whole', async () => {
  const box = { width: 500, height: 150 }
  const name = 'Hand-block-printed Cotton Table Cloth with Marigold '.repeat(4)
  const whole = await lettering(span(name, look), { width: 500 })
  const { width, height } = await lettering(span(name, look), box)

  expect(whole.height).toBeGreaterThan(150)
  expect(height).toBeLessThanOrEqual(150)
  expect(width).toBeLessThanOrEqual(500)
})

async function drawn(text: string) {
  return lettering(span(text, look), { width: 900 })
}
