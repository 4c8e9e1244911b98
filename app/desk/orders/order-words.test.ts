import { expect, test } from 'vitest'

import type { Filter } from '#app/desk/list/list-place.ts'

import { holdsNewOrders } from './order-states.ts'
import { movedWords, refusalWords, shortId, shortProducts } from './order-words.ts'

test('an id is cut to ten characters and an ellipsis, but only when it is longer', () => {
  expect(shortId('ABCDEFGHJKL')).toBe('ABCDEFGHJK…')
  expect(shortId('ABCDEFGHJK')).toBe('ABCDEFGHJK')
  expect(shortId('ABC')).toBe('ABC')
})

test('two products are named, and the others counted; one or two stand alone', () => {
  expect(shortProducts(['Tomato'])).toBe('Tomato')
  expect(shortProducts(['Tomato', 'Desi Ghee'])).toBe('Tomato, Desi Ghee')
  expect(shortProducts(['Tomato', 'Desi Ghee', 'Guava', 'Okra'])).toBe('Tomato, Desi Ghee +2 more')
})

test('what became of many orders is said in one sentence: how many, and how the others stand', () => {
  const moved = { _id: 'a', moved: true, status: '', code: '', why: '' }
  const not = (status: string) => ({ ...moved, moved: false, status, code: 'order_moved' })
  const gone = { ...not(''), code: 'not_found', why: 'There is no such order.' }

  expect(movedWords('pack', [moved, moved])).toBe('2 packed.')
  expect(movedWords('pack', [moved, not('Cancelled'), moved])).toBe('2 packed. 1 not: it is now Cancelled.')
  expect(movedWords('dispatch', [moved, not('Paid'), not('Cancelled'), not('Paid')])).toBe(
    '1 sent out. 3 not: 2 are not packed yet, 1 is now Cancelled.',
  )
  expect(movedWords('dispatch', [not('Placed'), not('Paid')])).toBe('2 not: they are not packed yet.')
  expect(movedWords('pack', [not('Packed')])).toBe('1 not: it is now Packed.')
  expect(movedWords('pack', [moved, gone])).toBe('1 packed. 1 not: There is no such order.')
})

test('the row of an order that was not moved says why, unless how it stands says it', () => {
  const refused = { _id: 'a', moved: false, status: '', code: 'not_found', why: 'There is no such order.' }

  expect(refusalWords('dispatch', refused)).toBe('Not sent out: There is no such order.')
  expect(refusalWords('pack', { ...refused, status: 'Cancelled' })).toBe('Not packed')
})

test.each([
  [[], true],
  [
    [
      ['status', 'placed'],
      ['status', 'paid'],
    ],
    true,
  ],
  [
    [
      ['status', 'delivered'],
      ['status', 'paid'],
    ],
    true,
  ],
  [[['status', 'delivered']], false],
  [[['needsAddress', 'yes']], false],
  [[['toDo', 'waits_long']], false],
  [
    [
      ['from', '2026-11-26'],
      ['to', '2026-11-26'],
    ],
    true,
  ],
  [[['from', '2026-11-27']], false],
  [[['to', '2026-11-25']], false],
] as [Filter[], boolean][])('a list narrowed by %j tells of what is ordered today: %s', (filters, isTold) => {
  expect(holdsNewOrders(filters, '2026-11-26')).toBe(isTold)
})
