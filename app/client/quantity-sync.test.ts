import { expect, test } from 'vitest'

import { quantitySync } from './quantity-sync.ts'

/** A server that answers only when told to. */
function slowServer() {
  const sent: string[] = []
  const waiting: ((has: number | null) => void)[] = []
  const settledAt: string[] = []
  const sync = quantitySync(
    (id, quantity, confirmed) => {
      sent.push(`${id}:${confirmed}→${quantity}`)
      return new Promise((resolve) => waiting.push(resolve))
    },
    (id, quantity) => settledAt.push(`${id}=${quantity}`),
  )
  async function answer(has: number | null) {
    waiting.shift()?.(has)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { sync, sent, settledAt, answer }
}

test('presses while one is under way become one more call with the last quantity', async () => {
  const { sync, sent, settledAt, answer } = slowServer()
  void sync.want('a', 2, 1)
  void sync.want('a', 3, 2)
  void sync.want('a', 4, 3)
  expect(sent).toEqual(['a:1→2'])
  await answer(2)
  expect(sent).toEqual(['a:1→2', 'a:2→4'])
  await answer(4)
  await sync.settled()
  expect(settledAt).toEqual(['a=4'])
})

test('a refused quantity goes back to what the server has', async () => {
  const { sync, settledAt, answer } = slowServer()
  void sync.want('a', 5, 1)
  await answer(null)
  await sync.settled()
  expect(settledAt).toEqual(['a=1'])
})

test('a refusal counts for nothing when another quantity was chosen meanwhile', async () => {
  const { sync, sent, settledAt, answer } = slowServer()
  void sync.want('a', 5, 1)
  void sync.want('a', 2, 5)
  await answer(null)
  await answer(2)
  await sync.settled()
  expect(sent).toEqual(['a:1→5', 'a:1→2'])
  expect(settledAt).toEqual(['a=2'])
})

test('a press that is taken back before the answer still ends where the person wants it', async () => {
  const { sync, sent, answer } = slowServer()
  void sync.want('a', 2, 1)
  void sync.want('a', 1, 2)
  await answer(2)
  await answer(1)
  await sync.settled()
  expect(sent).toEqual(['a:1→2', 'a:2→1'])
})

test('what another window had put in before counts with what is added here', async () => {
  const { sync, sent, settledAt, answer } = slowServer()
  void sync.want('a', 1, 0)
  await answer(3)
  await sync.settled()
  expect(sent).toEqual(['a:0→1'])
  expect(settledAt).toEqual(['a=3'])
})

test('whoever wants something hears when it has settled', async () => {
  const { sync, answer } = slowServer()
  let isSettled = false
  void sync.want('a', 2, 1)
  const second = sync.want('a', 3, 2).then(() => (isSettled = true))
  await answer(2)
  expect(isSettled).toBe(false)
  await answer(3)
  await second
  expect(isSettled).toBe(true)
})

test('lines do not wait for one another', () => {
  const { sync, sent } = slowServer()
  void sync.want('a', 2, 1)
  void sync.want('b', 7, 6)
  expect(sent).toEqual(['a:1→2', 'b:6→7'])
})
