import { isHeld, positions } from '../../../bench/positions.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'

test(
  'the first screen of home, lists and products shows what is sold, its price and how to buy it',
  { tag: '@night' },
  async ({ browser, shop }) => {
    test.slow()
    const measured = await positions(browser, shop.url)
    expect(measured.filter((one) => !isHeld(one))).toEqual([])
  },
)

test.describe('on a phone', () => {
  test.use(phone)

  test('tomatoes are found by browsing with two taps, and nothing is scrolled', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    let taps = 0
    const tap = async (name: string) => {
      taps += 1
      const link = main.getByRole('link', { name, exact: true }).first()
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.tap()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await tap('Vegetables')
    await tap('Tomato')
    expect(taps).toBe(2)
    await expect(main.locator('.price-page')).toBeInViewport({ ratio: 1 })
  })
})
