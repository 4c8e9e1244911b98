import { expect, test } from 'vitest'

import { above } from '#words/desk/list/en.ts'

import { outdatedRows } from './changed-rows.ts'

const [dal, oil, ghee] = [
  { _id: 'dal', status: 'Paid' },
  { _id: 'oil', status: 'Packed' },
  { _id: 'ghee', status: 'Packed' },
]
const rows = [dal, oil]

test('orders of a list count as changed while others have moved them on, and not by what was told before', () => {
  const packed = { ...dal, status: 'Packed' }
  expect(outdatedRows(rows, [packed, oil, { ...ghee, status: 'Delivered' }], [])).toBe(1)
  expect(outdatedRows([packed, oil], [packed], [])).toBe(0)
  // Whoever has the list sent it out since, and that is not told yet.
  expect(outdatedRows([{ ...dal, status: 'Out for delivery' }], [packed], [packed])).toBe(0)
})

test('what is new and what has changed is said together', () => {
  const words = (fresh: number, outdated: number) => above({ fresh, outdated }, ['new order', 'new orders'])
  expect([words(0, 0), words(1, 0), words(0, 1), words(0, 3), words(2, 1)]).toEqual([
    '',
    '1 new order. Show it',
    '1 order has changed. Show it',
    '3 orders have changed. Show them',
    '2 new orders, 1 order has changed. Show them',
  ])
})
