import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer, putIntoCart } from '../shopper.ts'

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport })

  test('with letters twice as large nothing is lost, and no page moves sideways', async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    for (const address of [
      '/',
      '/product-category',
      '/search?q=ghee',
      '/cart',
      '/About',
      '/Contact',
      '/faq',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      if (address === '/cart')
        await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360)
      const banner = page.getByRole('banner')
      const below = await banner.evaluate((element) => element.getBoundingClientRect().bottom)
      for (const name of ['Menu', 'Voice search']) {
        const box = await banner
          .getByRole('button', { name, exact: true })
          .locator('visible=true')
          .boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), `${address}: ${name}`).toBeLessThanOrEqual(below)
      }
    }
  })
})
