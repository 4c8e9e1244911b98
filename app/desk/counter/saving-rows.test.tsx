import { expect, test } from 'vitest'

import { SavingRows } from './saving-rows.tsx'

test('two offers of one name are two rows, which the next sum takes away', () => {
  const saving = { name: 'Diwali', paise: 50_00 }
  const keys = SavingRows({ savings: [saving, saving] }).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})
