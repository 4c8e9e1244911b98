import { expect, test, vi } from 'vitest'

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

test.each([null, 429, 500, 503])(
  'what was answered by %s is asked again under the same key',
  async (answer) => {
    const [first, second, third] = await keysOf(answer, 200, 200)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  },
)

test('what was refused is asked anew', async () => {
  const [first, second] = await keysOf(422, 200)
  expect(second).not.toBe(first)
})

test('with a name a reload of the tab loses no key, and an answer forgets it', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const keys: string[] = []
  const press = (answer: number | null) =>
    repeating('cash')('the cart', (key) => {
      keys.push(key)
      return answer === null ? Promise.reject(new Error('lost')) : Promise.resolve({ status: answer })
    }).catch(() => {})
  await press(null)
  await press(200)
  await press(200)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(kept.size).toBe(0)
})
