import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf } from '../shopper.ts'
import { violationsOf } from './axe.ts'

const pages = [
  '/',
  '/product-category',
  '/product-category?category=oils&sort=price-asc',
  '/search?q=ghee',
  '/login',
  '/sign-up',
  '/cart',
  '/order',
  '/account',
  '/success',
  '/cancel',
  '/About',
  '/Contact',
  '/blog',
  '/faq',
  '/privacy',
]

// Light on large screens and dark on small ones.
test.use({
  colorScheme: ({ isMobile }, provide) => provide(isMobile ? 'dark' : 'light'),
  contextOptions: { reducedMotion: 'reduce' },
})

for (const address of pages)
  test(`axe finds nothing on ${address}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

for (const room of ['all-users', 'all-products', 'all-orders'])
  test(`axe finds nothing in the panel’s ${room}`, { tag: '@phone' }, async ({ page }) => {
    await orderOf(page, 'Asha Devi', 'Tomato')
    await comeAsAdmin(page)
    await page.goto(`/admin-panel/${room}`)
    await expect(page.getByRole('table').or(page.getByRole('list', { name: 'Products' }))).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
