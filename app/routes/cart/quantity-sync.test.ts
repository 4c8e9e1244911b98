import { expect, test } from 'vitest'

import { quantitySync } from './quantity-sync.ts'

/** A server that answers only when told to. */
function slowServer() {
  const sent: string[] = []
  const waiting: ((isTaken: boolean) => void)[] = []
  const shown: string[] = []
  const sync = quantitySync(
    (id, quantity) => {
      sent.push(`${id}=${quantity}`)
      return new Promise((resolve) => waiting.push(resolve))
    },
    (id, quantity) => shown.push(`${id}=${quantity}`),
  )
  async function answer(isTaken: boolean) {
    waiting.shift()?.(isTaken)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { sync, sent, shown, answer }
}

test('presses while one is under way become one more call with the last quantity', async () => {
  const { sync, sent, answer } = slowServer()
  sync.want('a', 2, 1)
  sync.want('a', 3, 2)
  sync.want('a', 4, 3)
  expect(sent).toEqual(['a=2'])
  await answer(true)
  expect(sent).toEqual(['a=2', 'a=4'])
  await answer(true)
  await sync.settled()
  expect(sent).toEqual(['a=2', 'a=4'])
})

test('a refused quantity goes back to what the server has', async () => {
  const { sync, shown, answer } = slowServer()
  sync.want('a', 5, 1)
  await answer(false)
  await sync.settled()
  expect(shown).toEqual(['a=1'])
})

test('a refusal counts for nothing when another quantity was chosen meanwhile', async () => {
  const { sync, sent, shown, answer } = slowServer()
  sync.want('a', 5, 1)
  sync.want('a', 2, 5)
  await answer(false)
  await answer(true)
  await sync.settled()
  expect(sent).toEqual(['a=5', 'a=2'])
  expect(shown).toEqual(['a=2'])
})

test('a press that is taken back before the answer still ends where the person wants it', async () => {
  const { sync, sent, answer } = slowServer()
  sync.want('a', 2, 1)
  sync.want('a', 1, 2)
  await answer(true)
  await answer(true)
  await sync.settled()
  expect(sent).toEqual(['a=2', 'a=1'])
})

test('lines do not wait for one another', () => {
  const { sync, sent } = slowServer()
  sync.want('a', 2, 1)
  sync.want('b', 7, 6)
  expect(sent).toEqual(['a=2', 'b=7'])
})
