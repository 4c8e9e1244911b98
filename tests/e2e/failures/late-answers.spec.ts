import { answerLate, holdBack } from '../network.ts'
import {
  cartWith,
  checkOut,
  comeBack,
  firstCard,
  nextFrame,
  openFilters,
  quantityIn,
  skeletons,
  toastSaying,
} from '../page-parts.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { comeAsCustomer, openCartWithTomatoes, putIntoCart, quantitiesOnServer } from '../shopper.ts'

// An answer that comes late loses no press and undoes nothing.

test('presses before the cart is known are added to what is in it', { tag: '@night' }, async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Tomato')
  const letGo = await holdBack(page, '**/api/view-card-product')
  await page.goto('/search?q=Tomato')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true })
  await add.click()
  await add.click()
  letGo()
  await expect.poll(() => quantitiesOnServer(page)).toEqual([4])
})

test(
  'an older answer of the cart does not undo a change that came after it',
  { tag: '@night' },
  async ({ page }) => {
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
    await expect(quantityIn(page)).toHaveValue('2')
  },
)

test(
  'a count of the cart does not empty the badge while an add is in flight',
  { tag: '@night' },
  async ({ page }) => {
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
  },
)

testInEachWindow(
  'a late cart and a late list move nothing: the footer stays where it was',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    const letCartGo = await holdBack(page, '**/api/view-card-product')
    await page.goto('/cart')
    await expect(skeletons(page).first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer).not.toBeInViewport()
    letCartGo()

    await page.goto('/product-category')
    // Below the head, which gets the chip of what is chosen at the press.
    const place = () =>
      footer.evaluate((element) => {
        const head = document.querySelector('.list-head')!.getBoundingClientRect().bottom
        return element.getBoundingClientRect().top - head
      })
    const before = await place()
    const goods = await answerLate(page, /\/product-category\.data/)
    await (await openFilters(page)).getByRole('checkbox', { name: 'Oils' }).click()
    await expect(skeletons(page).first()).toBeVisible()
    // The height that is kept is a whole number of pixels.
    expect(Math.abs((await place()) - before)).toBeLessThan(1)
    goods.letGo()
    await expect(skeletons(page)).toHaveCount(0)
  },
)

test(
  'whoever leaves before the payment opens is not asked to pay elsewhere',
  { tag: '@night' },
  async ({ page }) => {
    await openCartWithTomatoes(page)
    const letGo = await holdBack(page, '**/api/razorpay/order')
    await checkOut(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i)
    const answered = page.waitForResponse('**/api/razorpay/order')
    letGo()
    await (await answered).finished()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)
