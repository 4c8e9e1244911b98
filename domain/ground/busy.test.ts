import { setImmediate } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { bulkhead } from './busy.ts'

test('work goes on at as many places as there are, in the order in which they came', async () => {
  const turn = bulkhead('passwords', { atOnce: 2, waiting: 10 })
  const began: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map((n) =>
    turn(() => {
      began.push(n)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  await setImmediate()
  expect(began).toEqual([0, 1])
  ends[1]?.()
  await setImmediate()
  expect(began).toEqual([0, 1, 2])
  for (const end of ends) end()
  await setImmediate()
  for (const end of ends) end()
  await Promise.all(all)
  expect(began).toEqual([0, 1, 2, 3])
})

test('work that fails gives its turn on, and one too many is told when to come again', async () => {
  const turn = bulkhead('passwords', { atOnce: 1, waiting: 1 })
  const failing = turn(() => Promise.reject(new Error('no memory')))
  const waiting = turn(async () => 'done')
  await expect(turn(async () => 'too many')).rejects.toMatchObject({
    code: 'busy',
    details: { of: 'passwords', retryAfterSeconds: 5 },
  })
  await expect(failing).rejects.toThrow('no memory')
  expect(await waiting).toBe('done')
  expect(await turn(async () => 'again')).toBe('again')
})
