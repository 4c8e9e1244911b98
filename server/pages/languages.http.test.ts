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

test('a Hindi page tells search engines its Hindi addresses, and that it is Hindi', async () => {
  const told = async (path: string) => {
    const text = String((await visitor(shop.url).get(path)).body.text)
    const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text) ?? []
    return (JSON.parse(json) as { '@graph': object[] })['@graph']
  }
  const at = (path: string): unknown => expect.stringMatching(new RegExp(`^https?://[^/]+/hi/${path}`))

  expect(await told(`/hi/product/${id}`)).toMatchObject([
    {
      mainEntityOfPage: { '@id': at(`product/${id}`), inLanguage: 'hi-IN' },
      offers: { url: at(`product/${id}`), hasMerchantReturnPolicy: { merchantReturnLink: at('terms') } },
    },
    { itemListElement: [{}, { item: at('product-category') }, { item: at('product-category') }, {}] },
  ])
  expect(await told('/hi/blog/how-ghee-is-made')).toMatchObject([
    { url: at('blog/how-ghee-is-made'), datePublished: '2026-11-21', inLanguage: 'hi-IN' },
  ])
})
