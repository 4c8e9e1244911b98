import { expect, test } from 'vitest'

import { topicsOf } from '#app/frame/chatbot/chat-script.ts'
import { demoMarket } from '#db/demo-market/market.ts'
import { noFacts } from '#domain/shop/rules.ts'
import type * as Main from '#server/main.ts'
import { standingPages } from '#server/share/sitemap.ts'
import { testShop } from '#tests/support/shop.ts'

// The production build on an empty shop: what its pages say, they say by themselves.
const built = new URL('../../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ built)) as typeof Main
const pages = builtPages(false)
if (!pages) throw new Error('The build has no pages')
const shop = await testShop({}, { pages })

const addresses = [
  ...standingPages,
  '/search',
  '/cart',
  '/login',
  '/sign-up',
  '/order',
  '/success',
  '/cancel',
]

/** What an Indian kitchen needs and may look for in an organic shop. */
const staples = [
  'rice poha wheat atta maida besan flour millet bajra jowar ragi maize bread salt sugar jaggery tea',
  'spice turmeric coriander pickle papad egg onion tomato cabbage gourd mango banana ghee paneer honey',
].flatMap((line) => line.split(' '))

test('the shop’s own texts name no food that it does not sell', async () => {
  const sold = demoMarket.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]).join('\n')
  const missing = staples.filter((food) => !named(food).test(sold))
  expect(missing).toEqual(expect.arrayContaining(['papad', 'cabbage', 'gourd']))
  expect(missing).not.toContain('ghee')

  for (const [address, text] of await copy())
    expect([address, missing.filter((food) => named(food).test(text))]).toEqual([address, []])
})

test('the shop’s own texts say cart and delivery; shipping stands where the specification has it', async () => {
  const fixed = /Free Shipping|Free shipping above ₹299/g
  for (const [address, text] of await copy())
    expect([address, text.replaceAll(fixed, '').match(/\b(baskets?|shipping|ships)\b.*/i)?.[0]]).toEqual([
      address,
      undefined,
    ])
})

test('beside each promise of the specification that does not hold yet stands what does', async () => {
  const said = new Map(await copy())
  expect(said.get('/')).toMatch(/25% off your first purchase.*This offer starts soon/s)
  expect(said.get('/')).toMatch(/Free shipping above ₹299.*Today delivery is free from ₹499/s)
  expect(said.get('/about')).toMatch(/Curated Products.*Today you can shop in 12 categories/s)
  expect(said.get('the chatbot')).toMatch(/cash on delivery\. Cash is for orders up to ₹2,000/)
})

function named(food: string): RegExp {
  return new RegExp(`\\b${food}e?s?\\b`, 'i')
}

/** Everything that is read of a page, on the screen or aloud, by its address; and what the chatbot says. */
async function copy(): Promise<[string, string][]> {
  const read = addresses.map(async (address): Promise<[string, string]> => {
    const html = await (await fetch(shop.url + address)).text()
    expect(html, address).toContain('</html>')
    return [address, wordsOf(html)]
  })
  return [
    ...(await Promise.all(read)),
    [
      'the chatbot',
      topicsOf(noFacts)
        .map(({ answer }) => answer.text)
        .join('\n'),
    ],
  ]
}

function wordsOf(html: string): string {
  const page = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const attributes = [
    ...page.matchAll(/\b(?:content|aria-label|alt|title|placeholder)="(?!https?:)([^"]*)"/g),
  ]
  const text = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return [text, ...attributes.map(([, value]) => value)].join('\n')
}
