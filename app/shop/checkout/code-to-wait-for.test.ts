import { expect, test } from 'vitest'

import { codeToWaitFor } from './code-to-wait-for.ts'

test('who presses before the shop has said what a code takes off waits for it, and pays no full price unasked', () => {
  expect(codeToWaitFor({ typed: ' DIWALI ', applied: '', isKnown: true })).toContain('press again')
  expect(codeToWaitFor({ typed: 'DIWALI', applied: 'DIWALI', isKnown: false })).toContain('wait a moment')
  expect(codeToWaitFor({ typed: 'DIWALI', applied: 'DIWALI', isKnown: true })).toBe('')
})

test('who has no code, or has emptied the field of a wrong one, waits for nothing', () => {
  expect(codeToWaitFor({ typed: '', applied: '', isKnown: false })).toBe('')
  expect(codeToWaitFor({ typed: ' ', applied: 'DIVALI', isKnown: false })).toBe('')
})
