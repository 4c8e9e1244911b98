import { expect, test, vi } from 'vitest'

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

test('all packs of a family show the reviews of each, with the pack that was rated, until it leaves the family', async () => {
  const atta = {
    name: 'Wheat Atta',
    category: 'pulses',
    family: 'Wheat Atta',
    netUnit: 'g',
    stock: 9,
  } as const
  const small = await makeProduct(shop, { ...atta, netQuantity: 5000 })
  const large = await makeProduct(shop, { ...atta, netQuantity: 10_000 })
  const old = await makeProduct(shop, { ...atta, netQuantity: 2000, state: 'archived' })
  const lata = await shop.customer('Lata Rao')
  await deliver(admin, (await buy(lata, small)).orderId)
  const pageOfLarge = `/product/${large}`
  for (const id of [small, large, old])
    expect(await textOf(`/product/${id}`)).toContain('Nobody has rated it')

  await lata.post(`/api/products/${large}/my-review`, { stars: 3, words: 'A little coarse.' })
  const [{ _id, version, product }] = (await admin.get('/api/reviews')).body['data'] as [
    { _id: string; version: number; product: object },
  ]
  expect(product).toEqual({ _id: small, name: 'Wheat Atta 5 kg' })
  await admin.post(`/api/reviews/${_id}/decide`, { outcome: 'shown', version })
  for (const id of [small, large, old])
    for (const said of ['A little coarse.', 'Bought here, 5 kg', '"ratingValue":3,"reviewCount":1'])
      expect(await textOf(`/product/${id}`)).toContain(said)
  expect(cardOf(small, await textOf('/category/pulses'))).toContain('(1)')

  await admin.post(`/api/reviews/${_id}/answer`, { version: version + 1, answer: 'We grind it so.' })
  expect(await textOf(pageOfLarge)).toContain('We grind it so.')

  await shop.pool.query(`update products set family = 'Coarse Atta' where id = $1`, [small])
  // Written past the shop, so that its pages hear of it a moment later.
  const says = (words: string) =>
    vi.waitFor(async () => expect(await textOf(pageOfLarge)).toContain(words), { timeout: 10_000 })
  await says('Nobody has rated it')
  // Also one that is not sold any more brings its reviews along.
  await shop.pool.query(`update products set family = null, state = 'archived' where id = $1`, [small])
  await shop.pool.query(`update products set family = 'Wheat Atta' where id = $1`, [small])
  await says('A little coarse.')
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
