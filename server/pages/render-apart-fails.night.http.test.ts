import { expect, test, vi } from 'vitest'

import { testShop } from '#tests/support/shop.ts'

import { renderApart } from './render-apart.ts'

const program = new URL('../../tests/support/frail-program.ts', import.meta.url).href
const here = vi.fn(async () => new Response('<h1>Here</h1>', { headers: { 'content-type': 'text/html' } }))
const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }

/** A shop whose thread is up. */
async function openShop(mostMs = 50_000) {
  const apart = renderApart({ program, connectionConfig: {}, here, mostMs })
  await apart.started
  const pages = { handle: here, ...apart, clientFolder: null, isDevelopment: false }
  return testShop({}, { logger: { level: 'error', stream }, pages })
}

test.each([
  ['ends', 'worker exited', undefined],
  ['hangs', 'aborted', 2_000],
  ['grows', 'memory limit', undefined],
])(
  'a page on which the thread %s is one that tries again, and so are those beside it; the next ones are rendered',
  async (address, why, mostMs) => {
    const shop = await openShop(mostMs)
    lines.length = 0
    const beside = shop.guest().get('/waits')
    expect((await shop.guest().get('/terms')).body.text).toBe('<h1>/terms</h1>')
    const fatal = await shop.guest().get(`/${address}`)

    for (const { status, headers, body } of [fatal, await beside]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      expect(body.text).toContain('This page tries again by itself.')
    }
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([
      expect.stringContaining(why),
      expect.any(String),
    ])
    expect((await shop.guest().get('/about')).body.text).toBe('<h1>/about</h1>')
    expect(here).not.toHaveBeenCalled()
  },
)

test('a thread that falls between two pages takes nothing with it', async () => {
  const shop = await openShop()
  await shop.guest().get('/stumbles')
  await expect.poll(async () => (await shop.guest().get('/about')).body.text).toBe('<h1>/about</h1>')
  expect((await shop.guest().get('/cart')).body.text).toBe('<h1>Here</h1>')
})
