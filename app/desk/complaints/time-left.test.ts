import { expect, test } from 'vitest'

import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-25T12:00:00Z', '2 days', false],
  ['2026-11-25T11:59:00Z', '47 hours', false],
  ['2026-11-23T13:00:00Z', '1 hour', false],
  ['2026-11-23T12:20:30Z', '20 minutes', false],
  ['2026-11-23T07:00:00Z', '5 hours too late', true],
  ['2026-11-20T12:00:00Z', '3 days too late', true],
])('a complaint to be answered by %s has %s left', (answerBy, words, isOver) => {
  expect(timeLeft({ answerBy, answeredAt: '' }, now)).toEqual({ words, isOver })
})

test('one that was answered in time or not has no clock any more', () => {
  const answered = { answerBy: '2026-11-20T12:00:00Z', answeredAt: '2026-11-23T11:00:00Z' }
  expect(timeLeft(answered, now)).toEqual({ words: 'Answered', isOver: false })
})
