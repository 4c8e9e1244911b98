import { expect, test } from 'vitest'

import { barsOf, barsPath } from './bars.ts'

test('the bars of EAN-13 and EAN-8 are those of their standard', () => {
  expect(barsOf('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  )
  expect(barsOf('96385074')).toBe('1010001011010111101111010110111010101001110111001010001001011100101')
  expect(barsPath('1011')).toBe('M0 0h1v1h-1zM2 0h2v1h-2z')
})
