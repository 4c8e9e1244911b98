import { expect, test } from '../shop-test.ts'
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
