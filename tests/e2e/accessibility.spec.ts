import AxeBuilder from '@axe-core/playwright'

import { expect, test } from './shop-test.ts'

const pages = [
  '/',
  '/product-category',
  '/product-category?category=oils&sort=price-asc',
  '/search?q=ghee',
  '/login',
  '/sign-up',
  '/cart',
  '/order',
  '/success',
  '/cancel',
]

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the pages of the main job, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const address of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page), address).toEqual([])
    }
    await page.goto('/product-category')
    await page
      .getByRole('main')
      .getByRole('link', { name: /./ })
      .filter({ hasText: /Coffee/ })
      .last()
      .click()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    expect(await violationsOf(page), 'product').toEqual([])
  })

async function violationsOf(page: ConstructorParameters<typeof AxeBuilder>[0]['page']) {
  // What waits below the window is looked at too.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
