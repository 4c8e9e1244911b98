import { expect, test } from 'vitest'

import { notesFor } from './change.ts'

test.each([
  [394_00, [400_00, 500_00]],
  [489_00, [490_00, 500_00, 600_00]],
  [500_00, [600_00]],
  [11_00, [20_00, 50_00, 100_00, 200_00]],
  [1120_50, [1130_00, 1140_00, 1150_00, 1200_00]],
])('for %i paise people hand over %j', (total, notes) => {
  expect(notesFor(total)).toEqual(notes)
})
