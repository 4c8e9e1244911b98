import { expect, test } from 'vitest'

import { PageCache } from './page-cache.ts'
import type { Page } from './page-cache.ts'

function page(text: string, ...tags: string[]): Page {
  const bytes = Buffer.from(text)
  return {
    status: 200,
    etag: text,
    headers: {},
    scriptHashes: [],
    identity: bytes,
    br: bytes,
    gzip: null,
    tags: new Set(tags),
  }
}

/** A rendering that ends when the test says so. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<Page>()
  return { render: () => promise, end: resolve }
}

async function kept(cache: PageCache, key: string, shown: Page): Promise<void> {
  await cache.render(key, async () => shown)
  expect(cache.get(key)).toBe(shown)
}

test('a change drops the pages that show it and leaves the others', async () => {
  const cache = new PageCache()
  await kept(cache, '/dal', page('dal', 'product:dal', 'shelf:pulses', 'card:rice'))
  await kept(cache, '/oil', page('oil', 'product:oil', 'shelf:oils'))
  await kept(cache, '/', page('home', 'shelf:*', 'card:dal'))
  await kept(cache, '/product-category', page('all', 'category:*', 'card:dal'))

  cache.drop(['product:dal', 'card:dal'])
  expect(['/dal', '/oil', '/', '/product-category'].filter((key) => cache.get(key))).toEqual(['/oil'])
})

test('a change of one category drops a page that shows all of them', async () => {
  const cache = new PageCache()
  await kept(cache, '/product-category', page('all', 'category:*'))
  await kept(cache, '/', page('home', 'shelf:*'))

  cache.drop(['category:oils'])
  expect([cache.get('/product-category'), cache.get('/')?.etag]).toEqual([undefined, 'home'])
  cache.drop(['*'])
  expect(cache.get('/')).toBeUndefined()
})

test('a page is kept although other goods change while it is rendered', async () => {
  const cache = new PageCache()
  const rendering = slowly()
  const asked = cache.render('/dal', rendering.render)
  cache.drop(['product:oil', 'category:oils'])
  rendering.end(page('dal', 'product:dal'))
  await asked

  expect(cache.get('/dal')?.etag).toBe('dal')
})

test.each([['product:dal'], ['*'], ['category:pulses']])(
  'a page is not kept when %s changes while it is rendered',
  async (tag) => {
    const cache = new PageCache()
    const rendering = slowly()
    const asked = cache.render('/dal', rendering.render)
    cache.drop([tag])
    rendering.end(page('dal', 'product:dal', 'category:*'))

    expect((await asked).etag).toBe('dal')
    expect(cache.get('/dal')).toBeUndefined()
  },
)

test('whoever comes after a change never gets the page whose rendering began before it', async () => {
  const cache = new PageCache()
  const [old, fresh] = [slowly(), slowly()]
  const before = cache.render('/dal', old.render)
  cache.drop(['product:dal'])
  const after = [cache.render('/dal', fresh.render), cache.render('/dal', () => Promise.reject())]
  old.end(page('old', 'product:dal'))
  fresh.end(page('new', 'product:dal'))

  expect((await before).etag).toBe('old')
  expect((await Promise.all(after)).map(({ etag }) => etag)).toEqual(['new', 'new'])
  expect(cache.get('/dal')?.etag).toBe('new')
})

test('whoever comes after a change of other goods shares the rendering that began before it', async () => {
  const cache = new PageCache()
  const rendering = slowly()
  const first = cache.render('/dal', rendering.render)
  cache.drop(['product:oil'])
  const second = cache.render('/dal', () => Promise.reject(new Error('rendered twice')))
  rendering.end(page('dal', 'product:dal'))

  expect(await second).toBe(await first)
})

test('a rendering that fails is tried again by the next who comes', async () => {
  const cache = new PageCache()
  await expect(cache.render('/dal', () => Promise.reject(new Error('no database')))).rejects.toThrow()
  await kept(cache, '/dal', page('dal', 'product:dal'))
})
