import type { Locator } from '@playwright/test'

import { openWithoutScripts } from '../network.ts'
import { cartWith, firstCard, quantityIn } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { cartOnServer, comeAsCustomer, productNamed, quantitiesOnServer } from '../shopper.ts'

// What is pressed before the scripts of a page have come.

test.use(phone)

test(
  'a press before the scripts have come shows at once, and is done once when they have',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    const [add, other] = ['Tomato', 'Potato'].map((name) =>
      page.getByRole('button', { name: new RegExp(`^Add to Cart: ${name} `) }).first(),
    ) as [Locator, Locator]

    await test.step('on a list, by touch and by the keyboard', async () => {
      const letGo = await openWithoutScripts(page, '/product-category?category=vegetables')
      await add.tap()
      await expect(add).toHaveAttribute('data-pressed')
      await add.tap()
      await other.press('Enter')
      await expect(other).toHaveAttribute('data-pressed')
      letGo()
      await expect(cartWith(page, 2)).toBeVisible()
      await expect.poll(() => cartOnServer(page)).toEqual({ Tomato: 1, Potato: 1 })
      await expect(page.locator('[data-pressed]')).toHaveCount(0)
      // The button is a plus now, and each press of it counts.
      await add.tap()
      await add.tap()
      await expect.poll(() => cartOnServer(page)).toEqual({ Tomato: 3, Potato: 1 })
    })

    await test.step('on home, on a shelf that comes late', async () => {
      const letGo = await openWithoutScripts(page, '/')
      const onShelf = page.getByRole('button', { name: /^Add to Cart/ }).first()
      await onShelf.tap()
      await expect(onShelf).toHaveAttribute('data-pressed')
      letGo()
      await expect.poll(() => quantitiesOnServer(page)).toEqual([3, 1, 1])
    })

    await test.step('on a product, where Buy leads to the cart', async () => {
      const { _id } = await productNamed(page, 'Onion')
      const letGo = await openWithoutScripts(page, `/product/${_id}`)
      const buy = page.getByRole('button', { name: /^Buy/ }).first()
      await buy.tap()
      await buy.tap()
      await expect(buy).toHaveAttribute('data-pressed')
      letGo()
      await expect(page).toHaveURL('/cart')
      await expect.poll(() => quantitiesOnServer(page)).toEqual([3, 1, 1, 1])
      await page.goBack()
      await expect(quantityIn(page).first()).toHaveValue('1')
    })
  },
)

test('what is added on a page that is left before its scripts have come is in the cart of the next', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, '/product-category')
  await firstCard(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .tap()
  await firstCard(page).getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/product\//)
  letGo()
  await expect(quantityIn(page).first()).toHaveValue('1')
})
