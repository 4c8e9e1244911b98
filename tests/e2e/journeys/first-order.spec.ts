import type { Locator, Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import {
  checkOut,
  countEffort,
  fetchIt,
  fillSignUp,
  goToCheckout,
  payButton,
  searchField,
  toastSaying,
} from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, keepAddress, openCartWithTomatoes, orderOf, password, rupees } from '../shopper.ts'

// On a phone alone: the way is the same in a wide window.
test.describe('on a phone', () => {
  test.use(phone)

  test('a newcomer finds tomatoes, opens an account on the way to paying, says that they fetch it and pays: nine taps, six fields; the admin sees it', async ({
    page,
  }) => {
    const email = `asha.${newId()}@example.com`
    const effort = await countEffort(page)

    await page.goto('/')
    await expect(page.getByText('no real money').first()).toBeVisible()
    await searchField(page).fill('tamatar')
    await expect(page).toHaveURL(/\/search\?q=tamatar/)
    // The home page stands until then, and in some months has tomatoes twice.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('tamatar')
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true })
      .click()
    const bar = page.getByRole('region', { name: 'Your cart' })
    await expect(bar).toContainText(/^1 item · ₹[\d.]+ · ₹[\d.]+ more for free shipping/)
    await bar.getByRole('link').click()

    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
    const total = page.locator('dt', { hasText: /^Total$/ }).locator('+ dd')
    await goToCheckout(page)
    await page.getByRole('link', { name: 'Sign in to see your addresses' }).click()

    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Sign in to buy Tomato', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'New here? Open an account' }).click()
    await expect(page).toHaveURL('/sign-up')
    await fillSignUp(page, { email })
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/checkout')
    await fetchIt(page)
    await expect(page.locator('dt', { hasText: /^Shipping$/ }).locator('+ dd')).toHaveText('Free')
    const sum = await total.innerText()
    await payButton(page).click()
    const checkout = page.getByRole('dialog')
    await checkout.getByRole('button', { name: 'success@razorpay' }).click()
    await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(toastSaying(page, 'Payment Successful & Verified!')).toBeVisible()
    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expect(page.getByText('Thank you for your purchase.')).toBeVisible()
    expect(effort()).toMatchObject({ taps: 9, fields: 6 })
    const bill = page.getByRole('region', { name: 'What you bought' })
    await expect(bill).toContainText('1 × Tomato 1 kg')
    await expect(bill).toContainText(`You paid${sum}`)
    const number = await page
      .getByText(/^Order number: /)
      .locator('strong')
      .innerText()

    await page.getByRole('link', { name: 'See Order' }).click()
    await expect(page).toHaveURL(/\/order$/)
    expect(number).toMatch(/^#\d+$/)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expect(page.getByText(sum).first()).toBeVisible()
    await expect(page.getByText('Paid').first()).toBeVisible()

    await comeAsAdmin(page)
    const order = await onlyOrderOf(page, email)
    expect(order).toMatchObject({ status: 'Paid', productId: [{ productName: 'Tomato', quantity: 1 }] })
    expect(`₹${order?.totalPrice.toFixed(2)}`).toBe(sum)
  })

  test('who was here before pays for the last order again with three taps and no field; from the home page with four, over three screens', async ({
    page,
  }) => {
    await orderOf(page, 'Asha Devi', 'Tomato', 'Guava')
    await keepAddress(page)
    const effort = await countEffort(page)
    let toGateway = effort()
    const payAsBefore = async () => {
      await expect(toastSaying(page, '2 items added')).toBeVisible()
      await goToCheckout(page)
      await payButton(page).click()
      // What the gateway asks for is the gateway's.
      toGateway = effort()
      const checkout = page.getByRole('dialog')
      await expect(waysOfUpi(page)).toHaveText(['Open a UPI app', 'Show QR code'])
      await checkout.getByRole('button', { name: 'success@razorpay' }).click()
      await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
      await expect(page).toHaveURL('/success')
    }
    await page.goto('/order')
    await page.getByRole('button', { name: /^Order again: / }).click()
    await payAsBefore()
    expect(toGateway).toEqual({ taps: 3, fields: 0, screens: ['/order', '/cart', '/checkout'] })
    // Not to the page to pay nor to the cart, which have nothing to sell now. The page of success leads past
    // the cart once it is drawn.
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/order\/[^/]+$/)

    await page.goto('/')
    const before = effort()
    await searchField(page).click()
    await page.getByRole('option', { name: /^Order again/ }).click()
    await payAsBefore()
    const { taps, fields, screens } = toGateway
    expect({ taps: taps - before.taps, fields }).toEqual({ taps: 4, fields: 0 })
    expect(screens.slice(before.screens.length - 1)).toEqual(['/', '/cart', '/checkout'])
  })
})

test('a checkout that is dismissed: Payment cancelled by user, on to /cancel, nothing charged, and the cart as it was', async ({
  page,
}) => {
  const { sellingPrice } = await openCartWithTomatoes(page)
  await checkOut(page)
  await test.step('it names the sum with its paise, and offers a code first', async () => {
    const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ })
    await expect(pay).toHaveText(`Pay ${rupees(sellingPrice + 40)}`)
    await expect(waysOfUpi(page)).toHaveText(['Show QR code', 'Open a UPI app'])
  })

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

  await test.step('one that the bank leaves open is no failure: the page asks, and nobody is to pay twice', async () => {
    await checkOut(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Show QR code' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pending/ })
      .click()
    await expect(page).toHaveURL('/cancel')
    await expect(page.getByText('Please wait before you pay again.')).toBeVisible()
    await expect(page.getByText('charged')).toHaveCount(0)
  })
})

/** The buttons of the test gateway by which UPI is paid without typing. */
function waysOfUpi(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /QR code|UPI app/ })
}

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
