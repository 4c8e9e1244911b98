import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf } from '../shopper.ts'
import { violationsOf } from './axe.ts'

const pages = {
  goods: ['/', '/product-category', '/product-category?category=oils&sort=price-asc', '/search?q=ghee'],
  people: ['/login', '/sign-up', '/order', '/account'],
  'cart and payment': ['/cart', '/success', '/cancel'],
  words: ['/About', '/Contact', '/blog', '/faq', '/privacy'],
}
const rooms = ['all-users', 'all-products', 'all-orders', 'stock']

// Light on large screens and dark on small ones.
test.use({
  colorScheme: ({ isMobile }, provide) => provide(isMobile ? 'dark' : 'light'),
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [what, addresses] of Object.entries(pages))
  test(`axe finds nothing on the pages of ${what}`, { tag: '@phone' }, async ({ page }) => {
    test.slow()
    const found: string[] = []
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        found.push(...(await violationsOf(page)).map((violation) => `${address}, ${violation}`))
      })
    expect(found).toEqual([])
  })

test('axe finds nothing in the rooms of the panel', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await orderOf(page, 'Asha Devi', 'Tomato')
  await comeAsAdmin(page)
  const found: string[] = []
  for (const room of rooms)
    await test.step(room, async () => {
      await page.goto(`/admin-panel/${room}`)
      await expect(
        page
          .getByRole('table')
          .or(page.getByRole('list', { name: 'Products' }))
          .first(),
      ).toBeVisible()
      found.push(...(await violationsOf(page)).map((violation) => `${room}, ${violation}`))
    })
  expect(found).toEqual([])
})
