import { expect, test } from 'vitest'

import { shopOfKeptPages } from '#tests/support/built-pages.ts'
import { makeProduct } from '#tests/support/shop.ts'
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

/** What stands in an element of a page, without its tags. */
const partsOf = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}[ >].*?</${element.split(' ')[0]}>`, 'gs'))].map(([part]) =>
    part.replaceAll(/<[^>]*>/g, ''),
  )

test('goods are called and described in Hindi on Hindi pages, beside their English name', async () => {
  const dal = await makeProduct(shop, {
    name: 'Toor Dal',
    hindiName: 'तूर दाल',
    description: 'Split pigeon peas.',
    hindiDescription: 'धूप में सुखाई हुई दाल।',
    category: 'pulses',
  })
  const english = (await page(`/product/${dal}`)).text
  const hindi = (await page(`/hi/product/${dal}`)).text

  expect(partsOf(english, 'h1')).toEqual(['Toor Dal'])
  expect(partsOf(english, 'p lang="hi"')).toEqual(['तूर दाल'])
  expect(partsOf(english, 'title')).toEqual([expect.stringContaining('Toor Dal, 1 kg')])
  expect(english).toContain('<meta name="description" content="Split pigeon peas."/>')
  expect(english).not.toContain('धूप में')

  expect(partsOf(hindi, 'h1')).toEqual(['तूर दाल'])
  expect(partsOf(hindi, 'p lang="en"')).toEqual(['Toor Dal'])
  expect(partsOf(hindi, 'title')).toEqual([expect.stringContaining('तूर दाल, 1 kg')])
  expect(hindi).toContain('<meta name="description" content="धूप में सुखाई हुई दाल।"/>')
  expect(hindi).toContain('"name":"तूर दाल, 1 kg"')
  expect(hindi).toContain('"description":"धूप में सुखाई हुई दाल।"')
  // One address for both: the Hindi page is found by the English one.
  expect(hindi).toContain(`/hi/product/${dal}/toor-dal"`)

  const list = (await page('/hi/product-category?category=pulses')).text
  expect(partsOf(list, 'h3')).toContain('तूर दाल')
  expect(partsOf(list, 'span lang="en"')).toContain('Toor Dal')
  expect(partsOf((await page('/product-category?category=pulses')).text, 'h3')).toContain('Toor Dal')
})

test('what nobody has said of goods in Hindi stands in English, and is marked so', async () => {
  const plain = await makeProduct(shop, { name: 'Moth Beans', description: 'Small brown beans.' })
  const hindi = (await page(`/hi/product/${plain}`)).text

  expect(partsOf(hindi, 'h1')).toEqual(['Moth Beans'])
  expect(partsOf(hindi, 'p lang="en"')).toEqual(['Small brown beans.'])
  expect((await page(`/product/${plain}`)).text).not.toContain('lang="en"')
})
