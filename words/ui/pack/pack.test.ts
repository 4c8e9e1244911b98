import { expect, test } from 'vitest'

import * as en from './en.ts'
import * as hi from './hi.ts'

test('what is weighed stands on the pack as in English, and pieces are counted in Hindi', () => {
  const labels = ({ packLabel, withPack, per }: Pick<typeof en, 'packLabel' | 'withPack' | 'per'>) => [
    packLabel({ netQuantity: 500, netUnit: 'g' }),
    packLabel({ netQuantity: 12, netUnit: 'piece' }),
    withPack('Clay Lamp', { netQuantity: 1, netUnit: 'piece' }),
    withPack('Clay Lamp', { netQuantity: 6, netUnit: 'piece' }),
    per('kg'),
    per('piece'),
  ]
  expect(labels(en)).toEqual(['500 g', '12 pieces', 'Clay Lamp', 'Clay Lamp 6 pieces', 'kg', 'piece'])
  expect(labels(hi)).toEqual(['500 g', '12 नग', 'Clay Lamp', 'Clay Lamp 6 नग', 'kg', 'नग'])
})
