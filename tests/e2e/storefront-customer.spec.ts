import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { expect, test } from './shop-test.ts'
import {
  comeAsCustomer,
  holdBack,
  openAccount,
  password,
  payByUpi,
  putIntoCart,
  skeletons,
  toastSaying,
} from './shopper.ts'

// What belongs to a person: accounts, cart, paying and orders, as the specification has them.

test('the sign-in has its fields, a look at the password, its links, and reads Logging in... meanwhile', async ({
  page,
}) => {
  const email = await openAccount(page)
  await page.goto('/login')
  const main = page.getByRole('main')
  for (const address of ['/sign-up', '/forgot-password'])
    await expect(main.locator(`a[href="${address}"]`)).toBeVisible()
  await page.getByLabel('Email').fill(email)
  const secret = page.getByLabel('Password', { exact: true })
  await secret.fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(secret).toHaveAttribute('type', 'password')

  const letGo = await holdBack(page, '**/api/signin')
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(main.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/')
  await expect(toastSaying(page, 'Login successful')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account, Asha Devi' })).toBeVisible()
})

test('the sign-up sends a picture as a data string, and leads to the sign-in, which it also links to', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await expect(page.getByRole('main').locator('a[href="/login"]')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await page.getByLabel('Profile picture').setInputFiles({
    name: 'asha.png',
    mimeType: 'image/png',
    buffer: Buffer.from(dot, 'base64'),
  })
  await expect(page.getByAltText('Preview')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Asha Devi')
  await page.getByLabel('Email').fill(`asha.${newId()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  const sent = page.waitForRequest('**/api/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const body = (await sent).postDataJSON() as Record<string, string>
  expect(Object.keys(body).toSorted()).toEqual(['confirmPassword', 'email', 'name', 'password', 'profilePic'])
  expect(body.profilePic).toMatch(/^data:image\/png;base64,/)
  await expect(page).toHaveURL('/login')
})

test('the placeholders show their word and nothing else', async ({ page }) => {
  for (const [address, word] of [
    ['/forgot-password', 'ForgotPassword'],
    ['/my-orders', 'MyOrders'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main')).toHaveText(word)
  }
})

test('an empty cart is waiting to be filled, and Continue Shopping leads home', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Shopping Cart' })).toBeVisible()
  await expect(page.getByText('Your cart is waiting to be filled', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/')
})

test('a guest’s cart is the empty one, with a way to sign in', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/login"]')).toBeVisible()
})

test('a page asks once who is here, however many of its parts want to know', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user-details')) asked.push(request.url())
  })
  await comeAsCustomer(page)
  asked.length = 0
  await page.goto('/cart')
  await expect(page.getByText('Your cart is waiting to be filled', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
})

test('a cart that is on its way stands in with three skeletons', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  const letGo = await holdBack(page, '**/api/view-card-product')
  await page.goto('/cart')
  await expect(skeletons(page)).toHaveCount(3)
  letGo()
  await expect(page.getByText('You have 1 item(s) in your cart', { exact: true })).toBeVisible()
  await expect(skeletons(page)).toHaveCount(0)
})

test('the Order Summary sums up: 40 for shipping below 499, free from there on, and what is missing', async ({
  page,
}) => {
  await comeAsCustomer(page)
  const [tomato] = await putIntoCart(page, 'Tomato')
  const { price = 0, sellingPrice = 0 } = tomato ?? {}
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  await expect.poll(() => sumsShown(page)).toEqual(sumsOf(1, price, sellingPrice))
  await expect(page.getByText(`Add ${rupees(499 - sellingPrice)} more for free shipping`)).toBeVisible()

  const enough = Math.ceil(499 / sellingPrice)
  const more = page.getByRole('button', { name: 'Increase quantity of Tomato' })
  for (let quantity = 2; quantity < enough; quantity += 1) await more.click()
  await expect.poll(() => sumsShown(page)).toEqual(sumsOf(enough - 1, price, sellingPrice))
  await more.click()
  await expect.poll(() => sumsShown(page)).toEqual(sumsOf(enough, price, sellingPrice))
  await expect(page.getByText(/more for free shipping/)).toHaveCount(0)
  await expect.poll(() => quantityOnServer(page)).toBe(enough)
})

test('the minus takes one away and is disabled at one', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Tomato')
  await page.goto('/cart')
  const less = page.getByRole('button', { name: 'Decrease quantity of Tomato' })
  await less.click()
  await expect(less).toBeDisabled()
  await expect.poll(() => quantityOnServer(page)).toBe(1)
})

test('Success and Cancel are there in both spellings, with their texts and ways on', async ({ page }) => {
  for (const address of ['/success', '/Success']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Payment Successful', exact: true })).toBeVisible()
    await expect(page.getByText('Thank you for your purchase.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See Order', exact: true })).toHaveAttribute('href', '/order')
  }
  for (const address of ['/cancel', '/Cancel']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Payment Failed', exact: true })).toBeVisible()
    await expect(page.getByText('Your payment was not completed.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Again', exact: true })).toHaveAttribute('href', '/cart')
  }
})

test('the checkout is asked for with the total, shipping included, under the shop’s name and a placeholder', async ({
  page,
}) => {
  await comeAsCustomer(page)
  const [tomato] = await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  const asked = page.waitForRequest('**/api/razorpay/order')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  expect((await asked).postDataJSON()).toEqual({ amount: (tomato?.sellingPrice ?? 0) + 40 })
  await expect(page.getByRole('dialog').getByText('Haat', { exact: true }).first()).toBeVisible()
})

test('My Orders lists each order with Order ID, Total in rupees and Status', async ({ page }) => {
  await comeAsCustomer(page)
  const [tomato] = await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await payByUpi(page)
  await expect(page).toHaveURL('/success')
  await page.getByRole('link', { name: 'See Order' }).click()
  await expect(page).toHaveURL('/order')
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('article')
  await expect(order).toHaveCount(1)
  const mine = await page.request.get('/api/orders/myorders')
  const { data } = (await mine.json()) as { data: { _id: string; status: string }[] }
  await expect(order).toContainText(`Order ID${data[0]?._id}`)
  await expect(order).toContainText(`Total${rupees((tomato?.sellingPrice ?? 0) + 40)}`)
  await expect(order).toContainText(`Status${data[0]?.status}`)
})

test('a guest at My Orders is led to the sign-in and back', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/order')
  await page.getByRole('main').locator('a[href="/login"]').click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/order')
})

function rupees(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount)
}

/** What the summary says, by its names. */
async function sumsShown(page: Page): Promise<Record<string, string>> {
  const summary = page.getByRole('region', { name: 'Order Summary' })
  const names = await summary.locator('dt').allInnerTexts()
  const sums = await summary.locator('dd').allInnerTexts()
  return Object.fromEntries(names.map((name, place) => [name, sums[place] ?? '']))
}

/** What it has to say: by the specification's rule, in whole rupees. */
function sumsOf(quantity: number, price: number, sellingPrice: number): Record<string, string> {
  const subtotal = quantity * sellingPrice
  const shipping = subtotal >= 499 ? 0 : 40
  return {
    Subtotal: rupees(subtotal),
    Shipping: shipping === 0 ? 'Free' : rupees(shipping),
    Total: rupees(subtotal + shipping),
    'Total Discount': rupees(quantity * (price - sellingPrice)),
  }
}

async function quantityOnServer(page: Page): Promise<number | undefined> {
  const answer = await page.request.get('/api/view-card-product')
  const { data } = (await answer.json()) as { data: { quantity: number }[] }
  return data[0]?.quantity
}
