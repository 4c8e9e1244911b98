import { expect, test } from 'vitest'

import type { Page } from '#server/cache/page-cache.ts'

import { cachingHeaders } from './cdn.ts'

function showing(...tags: string[]): Page {
  const none = Buffer.alloc(0)
  const bytes = { identity: none, br: none, gzip: null }
  return { status: 200, etag: 'page', headers: {}, scriptHashes: [], ...bytes, tags: new Set(tags) }
}

test('without a CDN a page is asked about again each time, and its tags are told to nobody', () => {
  expect(cachingHeaders(showing('card:dal'), 0)).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

test('a CDN may show a page for so long, and as long again while it asks; browsers ask each time', () => {
  expect(cachingHeaders(showing('product:dal', 'card:rice'), 60)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60',
    'cache-tag': 'product:dal,card:rice',
  })
})

test('a tag has no blank, no comma and no other letters than a header may have', () => {
  const shown = showing('category:handmade arts', 'category:शहद', 'family:a,b 100%', 'category:*')
  expect(cachingHeaders(shown, 60)['cache-tag']).toBe(
    'category:handmade%20arts,category:%E0%A4%B6%E0%A4%B9%E0%A4%A6,family:a%2Cb%20100%25,category:*',
  )
})

test('the tags are never longer than a CDN takes, and none is cut', () => {
  const tags = Array.from({ length: 2_000 }, (_, place) => `card:${String(place).padStart(24, '0')}`)
  const { 'cache-tag': told = '' } = cachingHeaders(showing(...tags), 60)
  expect(told.length).toBeLessThanOrEqual(16_000)
  expect(told.split(',')).toEqual(tags.slice(0, told.split(',').length))
})
