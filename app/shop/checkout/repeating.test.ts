import { expect, test } from 'vitest'

import { repeating } from './repeating.ts'

/** The keys under which these answers were asked for, one press after the other; null: it was lost. */
async function keysOf(...answers: (number | null)[]): Promise<string[]> {
  const askOnce = repeating()
  const keys: string[] = []
  for (const status of answers)
    await askOnce('the cart', (key) => {
      keys.push(key)
      return status === null ? Promise.reject(new Error('lost')) : Promise.resolve({ status })
    }).catch(() => {})
  return keys
}

test.each([null, 500, 503])('what was answered by %s is asked again under the same key', async (answer) => {
  const [first, second, third] = await keysOf(answer, 200, 200)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what was refused is asked anew', async () => {
  const [first, second] = await keysOf(422, 200)
  expect(second).not.toBe(first)
})
