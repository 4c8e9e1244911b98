import { expect, test } from 'vitest'

import { newPlan, newZone, planWords, readZone, typedOf } from './typed-zone.ts'

test('an order cycle is typed as until when it is open, sent as minutes before, and shown as it was typed', () => {
  const cycle = { ...newPlan, daysBefore: '3', until: '20:00', to: '00:00' }
  const read = readZone({ ...newZone, name: 'Pune', plans: [cycle] })

  expect(read).toMatchObject({
    zone: { name: 'Pune', plans: [{ weekday: 5, fromMinute: 600, toMinute: 1440, closesBefore: 62 * 60 }] },
  })
  const [plan] = 'zone' in read ? read.zone.plans! : []
  const kept = {
    _id: 'zone',
    kind: 'area' as const,
    name: 'Pune',
    hindiName: '',
    place: '',
    hindiPlace: '',
    position: 0,
    areas: [],
    plans: [{ ...plan, _id: 'plan' } as never],
  }
  expect(typedOf(kept).plans[0]).toEqual({ ...cycle, _id: 'plan' })
  expect(planWords(cycle)).toBe('Fri 10:00 to 00:00, 10 orders, open until 20:00 3 days before')
})

test.each([
  [{ to: '09:00' }, 'Fri ends before it begins.'],
  [{ daysBefore: '0', until: '11:00' }, 'Fri closes after it has begun.'],
  [{ capacity: '' }, 'Please enter for Fri how many orders it takes.'],
  [{ from: '' }, 'Please enter the times of Fri.'],
])('a plan with %o is refused in a sentence', (wrong, problem) => {
  expect(readZone({ ...newZone, name: 'Pune', plans: [{ ...newPlan, ...wrong }] })).toEqual({ problem })
})

test('hours that stand there twice are refused: they would take twice as many orders', () => {
  expect(readZone({ ...newZone, name: 'Pune', plans: [newPlan, newPlan] })).toEqual({
    problem: 'Fri 10:00 stands there twice.',
  })
})
