import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { checkOut, fillSignUp, payByUpi, searchField, signInByForm, toastSaying } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, openAccount, openCartWithTomatoes } from '../shopper.ts'

test(
  'a newcomer finds tomatoes, opens an account, pays in the test gateway and sees the order; so does the admin',
  { tag: '@phone' },
  async ({ page }) => {
    const email = `asha.${newId()}@example.com`

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('no real money').first()).toBeVisible()

    await searchField(page).fill('tamatar')
    await expect(page).toHaveURL(/\/search\?q=tamatar/)
    await expect(page.getByText(/^Search Results : \d+$/)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Tomato/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1, name: /Tomato/ })).toBeVisible()
    const productAddress = page.url()

    await page.goto('/sign-up')
    await fillSignUp(page, { email })
    await page.getByRole('button', { name: /sign up/i }).click()
    await expect(page).toHaveURL(/\/login/)

    await signInByForm(page, email)
    await expect(page).toHaveURL('/')

    await page.goto(productAddress)
    await page
      .getByRole('button', { name: /^Add to cart/i })
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()

    await expect(page.getByRole('heading', { name: 'Your Shopping Cart' })).toBeVisible()
    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
    await page.getByRole('button', { name: /^Increase quantity of .*Tomato/ }).click()
    await expect(page.getByText('Cart updated successfully').first()).toBeVisible()
    const total = await page
      .locator('dt', { hasText: /^Total$/ })
      .locator('+ dd')
      .innerText()

    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await payByUpi(page)

    await expect(toastSaying(page, 'Payment Successful & Verified!')).toBeVisible()
    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expect(page.getByText('Thank you for your purchase.')).toBeVisible()
    await page.getByRole('link', { name: 'See Order' }).click()

    await expect(page).toHaveURL(/\/order$/)
    await expect(page.getByText(total).first()).toBeVisible()
    await expect(page.getByText('Paid').first()).toBeVisible()

    await comeAsAdmin(page)
    const order = await onlyOrderOf(page, email)
    expect(order).toMatchObject({ status: 'Paid', productId: [{ productName: 'Tomato', quantity: 2 }] })
    expect(`₹${order?.totalPrice.toFixed(2)}`).toBe(total)
  },
)

test('a guest who adds to the cart signs in and finds it there, where they were', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/product-category?category=pulses')
  await page
    .getByRole('button', { name: /^Add to cart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)

  await signInByForm(page, email)

  await expect(page).toHaveURL(/\/product-category\?category=pulses/)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a checkout that is dismissed: Payment cancelled by user, on to /cancel, nothing charged, and the cart as it was', async ({
  page,
}) => {
  await openCartWithTomatoes(page)
  await checkOut(page)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(page.locator('[data-sonner-toast][data-type="warning"]')).toContainText(
    'Payment cancelled by user',
  )
  await expect(page).toHaveURL('/cancel')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  const uncharged = page.getByText('You closed the payment. Nothing was charged.')
  await expect(uncharged).toBeVisible()
  await page.reload()
  await expect(uncharged).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})

interface AdminsOrder {
  user: { email: string }
  totalPrice: number
  status: string
}

/** What a shopkeeper sees of a customer who has ordered once. */
async function onlyOrderOf(page: Page, email: string): Promise<AdminsOrder | undefined> {
  const all = (await (await page.request.get('/api/all-orders')).json()) as { data: AdminsOrder[] }
  const own = all.data.filter((order) => order.user.email === email)
  expect(own).toHaveLength(1)
  return own[0]
}
