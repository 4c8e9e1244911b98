import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { PageCache } from './page-cache.ts'
import type { Page } from './page-cache.ts'
import { Refresh, wantsNewest } from './refresh.ts'

let cache: PageCache
let refresh: Refresh
let isOverloaded: boolean
/** The keys of all pages that were rendered anew, in order. */
let rendered: string[]
/** Ends the renderings that are under way. */
let ends: (() => void)[]
const warn = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  cache = new PageCache()
  isOverloaded = false
  rendered = []
  ends = []
  refresh = new Refresh({ cache, log: { warn }, isOverloaded: () => isOverloaded })
  refresh.renderWith(async (key, isNeeded) => {
    if (!isNeeded()) return
    rendered.push(key)
    const shown = page(`new ${key}`, cache.peek(key)?.tags ?? new Set(['price']))
    await cache.render(key, () => new Promise((resolve) => ends.push(() => resolve(shown))))
  })
})
afterEach(() => void vi.useRealTimers())

test('a page that was asked for lately is shown until it is rendered anew, and is known to be stale', async () => {
  await asked('/dal', 'price')
  expect(refresh.isStale('/dal')).toBe(false)
  refresh.changed(['price'])

  expect([cache.get('/dal')?.etag, refresh.isStale('/dal')]).toEqual(['/dal', true])
  await turn()
  expect(refresh.isStale('/dal')).toBe(true)
  ends.shift()?.()
  await turn()
  expect([cache.get('/dal')?.etag, refresh.isStale('/dal')]).toEqual(['new /dal', false])
})

test('a page that somebody has had rendered who must not be shown the stale one is stale no more', async () => {
  for (const key of ['/dal', '/oil', '/rice']) await asked(key, 'price')
  refresh.changed(['price'])
  await cache.render('/dal', async () => page('somebody’s', new Set(['price'])))
  expect([cache.get('/dal')?.etag, refresh.isStale('/dal')]).toEqual(['somebody’s', false])
  while (ends.length > 0) {
    ends.shift()?.()
    await turn()
  }

  expect(rendered).toEqual(['/rice', '/oil'])
  refresh.changed(['price'])
  expect(refresh.isStale('/dal')).toBe(true)
})

test.each([
  ['nothing', {}, false],
  ['another cookie', { cookie: 'haat.device=1' }, false],
  ['a session', { cookie: 'haat.device=1; haat.session_token=somebody' }, true],
  ['a session on https', { cookie: '__Secure-haat.session_token=somebody' }, true],
  ['a reload past the cache', { 'cache-control': 'max-age=0, No-Cache' }, true],
  ['an older one', { pragma: 'no-cache' }, true],
  ['a reload', { 'cache-control': 'max-age=0' }, false],
])('who asks with %s: must nothing stale be shown?', (_what, headers, isWanted) => {
  expect(wantsNewest(headers)).toBe(isWanted)
})

test('a page that nobody has asked for again is dropped at once, and one that does not change stays', async () => {
  await cache.render('/oil', async () => page('/oil', new Set(['price'])))
  await asked('/rice', 'another price')
  refresh.changed(['price'])

  expect(cache.peek('/oil')).toBeUndefined()
  expect(cache.get('/rice')?.etag).toBe('/rice')
  expect(rendered).toEqual([])
})

test('no page is shown for longer than two seconds after its price has changed, however often it changes', async () => {
  await asked('/dal', 'price')
  refresh.changed(['price'])
  await vi.advanceTimersByTimeAsync(1_900)
  refresh.changed(['price'])
  await vi.advanceTimersByTimeAsync(99)
  expect(cache.peek('/dal')?.etag).toBe('/dal')
  await vi.advanceTimersByTimeAsync(1)

  expect(cache.peek('/dal')).toBeUndefined()
})

test('a page that changes while it is rendered anew is rendered once more, and the outdated one is shown to nobody', async () => {
  await asked('/dal', 'price')
  refresh.changed(['price'])
  refresh.changed(['price'])
  ends.shift()?.()
  await turn()
  expect(cache.peek('/dal')?.etag).toBe('/dal')
  ends.shift()?.()
  await turn()

  expect(cache.peek('/dal')?.etag).toBe('new /dal')
  expect(rendered).toEqual(['/dal', '/dal'])
})

test('two hundred changes in a row have a page rendered anew twice', async () => {
  await asked('/dal', 'price')
  for (let change = 0; change < 200; change++) {
    refresh.changed(['price'])
    for (const end of ends.splice(0)) end()
    await turn()
  }
  // Changed while it rests: rendered anew when that is over.
  expect([cache.peek('/dal')?.etag, refresh.isStale('/dal')]).toEqual(['new /dal', true])
  await vi.advanceTimersByTimeAsync(1_000)
  for (const end of ends.splice(0)) end()
  await turn()

  expect([cache.peek('/dal')?.etag, refresh.isStale('/dal')]).toEqual(['new /dal', false])
  expect(rendered).toHaveLength(2)
})

test('a page that changes while it rests is dropped when the shop has more to do than it can by then', async () => {
  await asked('/dal', 'price')
  refresh.changed(['price'])
  for (const end of ends.splice(0)) end()
  await turn()
  refresh.changed(['price'])
  isOverloaded = true
  await vi.advanceTimersByTimeAsync(1_000)

  expect([cache.peek('/dal'), rendered]).toEqual([undefined, ['/dal']])
})

test('a page that a visitor has had rendered meanwhile is not rendered again', async () => {
  await asked('/dal', 'price')
  refresh.changed(['price'])
  for (const end of ends.splice(0)) end()
  await turn()
  refresh.changed(['price'])
  await cache.render('/dal', async () => page('a visitor’s', new Set(['price'])))
  await vi.advanceTimersByTimeAsync(1_000)

  expect(rendered).toHaveLength(1)
  expect(cache.peek('/dal')?.etag).toBe('a visitor’s')
})

test('of many pages the twenty-four that were asked for most are rendered anew, two at a time', async () => {
  for (let place = 1; place <= 30; place++) await asked(`/${place}`, 'price', place)
  refresh.changed(['*'])
  expect(cache.size).toBe(24)
  expect(rendered).toEqual(['/30', '/29'])
  while (ends.length > 0) {
    ends.shift()?.()
    await turn()
  }

  expect(rendered).toEqual(Array.from({ length: 24 }, (_, place) => `/${30 - place}`))
})

test('while the shop has more to do than it can, pages are dropped and none is rendered anew', async () => {
  await asked('/dal', 'price')
  isOverloaded = true
  refresh.changed(['price'])

  expect([cache.peek('/dal'), rendered]).toEqual([undefined, []])
})

test('a page that cannot be rendered anew is dropped', async () => {
  await asked('/dal', 'price')
  refresh.renderWith(() => Promise.reject(new Error('no database')))
  refresh.changed(['price'])
  await turn()

  expect(cache.peek('/dal')).toBeUndefined()
  expect(warn).toHaveBeenCalled()
})

test.each(Array.from({ length: 12 }, (_, turns) => turns))(
  'a page that changes %i turns after it was rendered anew, and cannot be rendered again, is dropped',
  async (turns) => {
    await asked('/dal', 'price')
    refresh.changed(['price'])
    refresh.renderWith(() => Promise.reject(new Error('no database')))
    ends.shift()?.()
    for (let waited = 0; waited < turns; waited++) await Promise.resolve()
    refresh.changed(['price'])
    // It may rest: then when that is over.
    await vi.advanceTimersByTimeAsync(1_000)

    expect(cache.peek('/dal')).toBeUndefined()
  },
)

test('a shop that closes renders nothing anew and shows no old page', async () => {
  await asked('/dal', 'price')
  await asked('/rice', 'price')
  await asked('/oil', 'price')
  refresh.changed(['price'])
  const stopped = refresh.stop()
  expect(cache.size).toBe(0)
  for (const end of ends.splice(0)) end()
  await stopped
  refresh.changed(['*'])

  expect(rendered).toHaveLength(2)
})

/** A cached page that was asked for so often. */
async function asked(key: string, tag: string, times = 1): Promise<void> {
  await cache.render(key, async () => page(key, new Set([tag])))
  for (let time = 0; time < times; time++) cache.get(key)
}

function page(etag: string, tags: ReadonlySet<string>): Page {
  const bytes = Buffer.from(etag)
  return { status: 200, etag, headers: {}, scriptHashes: [], identity: bytes, br: bytes, gzip: null, tags }
}

/** Lets everything go on that waits for nothing but this thread. */
async function turn(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}
