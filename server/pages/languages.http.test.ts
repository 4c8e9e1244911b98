import { expect, test } from 'vitest'

import { shopOfKeptPages } from '#tests/support/built-pages.ts'
import { visitor } from '#tests/support/visitor.ts'

const { shop, id, page, rendersAgain } = await shopOfKeptPages()

const visitors: Record<string, string>[] = [
  {},
  { 'accept-language': 'hi-IN,hi;q=0.9' },
  { 'accept-language': 'en-GB', cookie: 'language=hi; haat.language=hi' },
  { 'haat-language': 'hi', cookie: 'haat.session=somebody' },
]

test('the path alone decides in which language a page is: two bodies for all cookies and headers', async () => {
  for (const path of ['', '/about', `/product/${id}`]) {
    const texts = []
    for (const headers of visitors)
      for (const address of [path || '/', `/hi${path}`])
        texts.push(String((await visitor(shop.url).get(address, headers)).body.text))
    expect(new Set(texts).size, path).toBe(2)
    expect(texts[0]).toContain('<html lang="en-IN">')
    expect(texts[1]).toContain('<html lang="hi-IN">')
  }
})

test('both are kept', async () => {
  expect(await rendersAgain('/about')).toBe(false)
  expect(await rendersAgain('/hi/about')).toBe(false)
})

test('a page of nobody is 404 in each language, and one’s own pages are never kept', async () => {
  expect((await page('/hi/nothing')).status).toBe(404)
  expect((await page('/hi/cart')).headers.get('cache-control')).toContain('private')
})
