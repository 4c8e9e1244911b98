import { expect, test } from 'vitest'

import { pages, pagesAt } from '#tests/support/built-pages.ts'
import { buy, deliver } from '#tests/support/orders.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop({}, { pages })
const admin = await shop.admin()
const page = pagesAt(shop.url)

test('a good has the fixed stars until a review of it is shown, then its own, which alone search engines are told', async () => {
  const [mango, lychee] = [
    await makeProduct(shop, { name: 'Mango', category: 'fruits', stock: 9 }),
    await makeProduct(shop, { name: 'Lychee', category: 'fruits', stock: 9 }),
  ]
  const asha = await shop.customer('Asha Devi')
  await deliver(admin, (await buy(asha, mango)).orderId)
  const [onPage, onCards] = [`/product/${mango}`, '/category/fruits']
  for (const path of [onPage, onCards]) expect(await textOf(path)).toContain('(120)')
  expect(await textOf(onPage)).toContain('Nobody has rated it here yet.')
  expect(await textOf(onPage)).not.toContain('aggregateRating')

  const words = '<script>alert(1)</script> Ripe.'
  await asha.post(`/api/products/${mango}/my-review`, { stars: 4, words })
  const [{ _id, version }] = (await admin.get('/api/reviews')).body['data'] as [
    { _id: string; version: number },
  ]
  expect(await textOf(onPage)).toContain('(120)')
  await admin.post(`/api/reviews/${_id}/decide`, { outcome: 'shown', version })

  const shown = await textOf(onPage)
  for (const said of ['4 out of 5 stars', '(1)', 'Asha', 'Bought here', '&lt;script&gt;alert(1)', 'Ripe.'])
    expect(shown).toContain(said)
  expect(shown).not.toContain('<script>alert')
  expect(shown).not.toContain('Asha Devi')
  expect(shown).toContain('"ratingValue":4,"reviewCount":1')
  expect(cardOf(lychee, await textOf(onCards))).toContain('(120)')
  expect(cardOf(mango, await textOf(onCards))).toContain('(1)')

  await admin.post('/api/shop-settings', { ...demoSettings, fixedStars: false })
  expect(cardOf(mango, await textOf(onCards))).toContain('(1)')
  expect(cardOf(lychee, await textOf(onCards))).not.toContain('class="rating')
  expect(await textOf(`/product/${lychee}`)).not.toMatch(/\(120\)|aggregateRating/)
})

/** Of the page that an address leads to. */
async function textOf(path: string): Promise<string> {
  const { headers, text } = await page(path)
  const location = headers.get('location')
  return location === null ? text : (await page(new URL(location, shop.url).pathname)).text
}

/** What a page says in the card of a product. */
function cardOf(id: string, text: string): string {
  const card = text.split('<article').find((one) => one.includes(`/product/${id}`))
  expect(card).toBeDefined()
  return card!.split('</article>')[0]!
}
