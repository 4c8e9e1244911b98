import { expect, test } from 'vitest'

import { townOf } from './rules.ts'

test('a PIN code of a large town says which town it is, and one of the country around it does not', () => {
  expect(townOf('411002')).toBe('Pune')
  expect(townOf('226001')).toBe('Lucknow')
  expect(townOf('226102')).toBe('')
  expect(townOf('400601')).toBe('')
})
