import { answerLate, holdBack } from '../network.ts'
import { cartWith, comeBack, firstCard, nextFrame, toastSaying } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer, putIntoCart, quantitiesOnServer } from '../shopper.ts'

// An answer that comes late loses no press and undoes nothing.

test('presses before the cart is known are added to what is in it', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Tomato')
  const letGo = await holdBack(page, '**/api/view-card-product')
  await page.goto('/search?q=Tomato')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart: Tomato', exact: true })
  await add.click()
  await add.click()
  letGo()
  await expect.poll(() => quantitiesOnServer(page)).toEqual([4])
})

test('an older answer of the cart does not undo a change that came after it', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  const more = page.getByRole('button', { name: 'Increase quantity of Tomato' })
  await expect(more).toBeEnabled()
  // The server's answer is made before the press and comes after it.
  const lines = await answerLate(page, '**/api/view-card-product')
  await comeBack(page)
  await lines.isMade
  await more.click()
  await expect(toastSaying(page, 'Cart updated successfully')).toBeVisible()
  const answered = page.waitForResponse('**/api/view-card-product')
  lines.letGo()
  await answered
  await expect(page.getByRole('main').locator('output')).toHaveText('2')
})

test('a count of the cart does not empty the badge while an add is in flight', async ({ page }) => {
  await comeAsCustomer(page)
  const count = await answerLate(page, '**/api/countAddToCartProduct')
  const add = await answerLate(page, '**/api/addto-cart')
  await page.goto('/product-category?category=oils')
  await count.isMade
  await firstCard(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(cartWith(page, 1)).toBeVisible()
  const counted = page.waitForResponse('**/api/countAddToCartProduct')
  count.letGo()
  await (await counted).finished()
  await nextFrame(page)
  expect(await cartWith(page, 1).isVisible()).toBe(true)
  add.letGo()
  await expect(page.locator('[data-sonner-toast]').getByText(/ is in your cart$/)).toBeVisible()
})

test('whoever leaves before the payment opens is not asked to pay elsewhere', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  const letGo = await holdBack(page, '**/api/razorpay/order')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i)
  const answered = page.waitForResponse('**/api/razorpay/order')
  letGo()
  await (await answered).finished()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('dialog')).toBeHidden()
})
