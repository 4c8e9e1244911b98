import { comeBack } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAs, comeAsCustomer, putIntoCart } from '../shopper.ts'

// What somebody did in another window of the same browser is known when they come back to this one.

test(
  'a sign-in in another window is known when one comes back to this one',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/product-category')
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    await comeBack(page)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  },
)

test(
  'a cart that was changed in another window is as it is when one comes back to this one',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    await page.goto('/cart')
    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()

    await putIntoCart(page, 'Potato')
    await comeBack(page)

    await expect(page.getByText('You have 2 item(s) in your cart')).toBeVisible()
  },
)

test(
  'whoever has signed in in another window instead is who this one shows',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    await page.goto('/my-orders')
    await expect(page.getByRole('button', { name: 'Your account, Asha Devi' })).toBeVisible()

    await comeAs(page, { name: 'Bina Rao', role: 'GENERAL' })
    await comeBack(page)

    await expect(page.getByRole('button', { name: 'Your account, Bina Rao' })).toBeVisible()
  },
)
