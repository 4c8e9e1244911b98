import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { latestOnly } from './latest-only.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('of quick questions only the last one is asked', async () => {
  const asked: string[] = []
  const ask = (question: string) => latestOnly(async () => asked.push(question))
  void ask('t')
  void ask('to')
  const last = ask('tom')
  await vi.runAllTimersAsync()
  await last
  expect(asked).toEqual(['tom'])
})

test('questions with a pause between them are all asked', async () => {
  const asked: string[] = []
  const ask = (question: string) => latestOnly(async () => asked.push(question))
  void ask('dal')
  await vi.runAllTimersAsync()
  void ask('daliya')
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['dal', 'daliya'])
})

test('a question that fails says so', async () => {
  const failing = latestOnly(() => Promise.reject(new Error('the line broke')))
  const outcome = Promise.allSettled([failing])
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual([{ status: 'rejected', reason: new Error('the line broke') }])
})
