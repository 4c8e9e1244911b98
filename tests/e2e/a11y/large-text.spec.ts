import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { orderOf, productNamed, putIntoCart } from '../shopper.ts'
import { faultsInEveryLook } from './looks.ts'

const pages = {
  goods: ['/', '/product-category', '/search?q=ghee', '/search?q=nothing-of-ours', '/product', '/cart'],
  people: [
    '/login',
    '/sign-up',
    '/forgot-password',
    '/account',
    '/order',
    '/my-orders',
    '/success',
    '/cancel',
  ],
  reading: ['/about', '/contact', '/blog', '/blog/eating-with-the-seasons', '/faq', '/shipping', '/terms'],
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport, reducedMotion: 'reduce' })

  for (const [kind, addresses] of Object.entries(pages))
    test(`large letters, wide spacing and a narrow window cut, cover and move nothing: ${kind}`, async ({
      page,
      context,
    }) => {
      test.slow()
      const devtools = await context.newCDPSession(page)
      if (kind === 'goods') await orderOf(page, 'Asha Devi', 'Tomato')
      if (kind === 'goods') await putIntoCart(page, 'Tomato', 'Guava')
      const tomato = await productNamed(page, 'Tomato')
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(address === '/product' ? `/product/${tomato._id}` : address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        const found = await faultsInEveryLook(page, devtools)
        faults.push(...found.map((fault) => `${address}, ${fault}`))
      }
      expect(faults).toEqual([])
    })
})

test('at twice the size the header still has its buttons, and lists have one column', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.goto('/product-category')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const name of ['Menu', 'Voice search', 'Search', 'Your account'])
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeInViewport()
  const lefts = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
})
