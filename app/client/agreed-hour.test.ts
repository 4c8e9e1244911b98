import { expect, test } from 'vitest'

import { agreedHour } from './agreed-hour.ts'

const named = { name: 'Dairy', hindiName: '', place: '', hindiPlace: '' }

const hour = (fromMinute: number, pointId: string | null = null) => ({
  fromMinute,
  toMinute: fromMinute + 60,
  weekdays: [1],
  pointId,
  point: pointId === null ? null : { _id: pointId, kind: 'point' as const, ...named },
})

function comes(fromMinute: number | null, pointId?: string) {
  const point = pointId === undefined ? null : { _id: pointId, kind: 'point' as const, ...named }
  return { collect: point !== null, address: null, point, fromMinute, pays: 'cash' as const }
}

test('one more thing that comes by itself keeps the hour and the point of what comes already', () => {
  expect(agreedHour(comes(1020), [hour(360), hour(1020)])).toBe('1')
  expect(agreedHour(comes(360, 'dairy'), [hour(360, 'school'), hour(360, 'dairy')])).toBe('1')
  expect(agreedHour(comes(360), [hour(360, 'dairy')])).toBe('')
  expect(agreedHour(comes(null), [hour(360)])).toBe('')
  expect(agreedHour(comes(420), [hour(360)])).toBe('')
  expect(agreedHour(null, [hour(360)])).toBe('')
})
