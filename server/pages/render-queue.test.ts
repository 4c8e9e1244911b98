import { expect, onTestFinished, test, vi } from 'vitest'

import { RenderQueue } from './render-queue.ts'

/** A rendering that ends when the test says so. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: vi.fn(() => promise), end: () => resolve('page') }
}

function eightUnderWay(queue: RenderQueue) {
  const renderings = Array.from({ length: 8 }, slowly)
  const pages = renderings.map(({ render }) => queue.run(render))
  return { renderings, pages }
}

test('eight pages are rendered at a time; the ninth begins when one of them has ended', async () => {
  const queue = new RenderQueue()
  const { renderings, pages } = eightUnderWay(queue)
  const [ninth, tenth] = [slowly(), slowly()]
  const later = queue.run(ninth.render)
  void queue.run(tenth.render)
  expect(renderings.every(({ render }) => render.mock.calls.length === 1)).toBe(true)
  expect(ninth.render).not.toHaveBeenCalled()

  renderings[3]?.end()
  await pages[3]
  ninth.end()
  expect(await later).toBe('page')
})

test('whoever waited for two seconds is told to come again, and those before and after are served', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queue = new RenderQueue()
  const { renderings, pages } = eightUnderWay(queue)
  const late = slowly()
  const refused = queue.run(late.render).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_999)
  const patient = slowly()
  const served = queue.run(patient.render)
  await vi.advanceTimersByTimeAsync(1)
  expect(await refused).toMatchObject({ code: 'busy', details: { of: 'browsing', retryAfterSeconds: 2 } })

  for (const { end } of [...renderings, patient]) end()
  expect(await Promise.all([...pages, served])).toHaveLength(9)
  expect(late.render).not.toHaveBeenCalled()
})

test('a rendering that fails gives its place to the next', async () => {
  const queue = new RenderQueue()
  const { renderings } = eightUnderWay(queue)
  const failing = queue.run(() => Promise.reject(new Error('no database')))
  const next = slowly()
  const served = queue.run(next.render)
  for (const { end } of renderings) end()
  next.end()
  await expect(failing).rejects.toThrow('no database')
  expect(await served).toBe('page')

  const again = eightUnderWay(queue)
  expect(again.renderings.every(({ render }) => render.mock.calls.length === 1)).toBe(true)
})

test('what nobody waits for is rendered beside one other at most, and behind all who wait', async () => {
  const queue = new RenderQueue()
  const { renderings, pages } = eightUnderWay(queue)
  const [behind, visitors] = [slowly(), slowly()]
  void queue.runBehind(behind.render)
  void queue.run(visitors.render)
  for (const { end } of renderings.slice(0, 7)) end()
  await Promise.all(pages.slice(0, 7))
  expect(visitors.render).toHaveBeenCalled()
  expect(behind.render).not.toHaveBeenCalled()

  renderings[7]?.end()
  await pages[7]
  expect(behind.render).toHaveBeenCalled()
})
