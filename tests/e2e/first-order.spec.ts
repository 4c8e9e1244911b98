import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './shop-test.ts'

test('a newcomer finds tomatoes, opens an account, pays in the test gateway and sees the order; so does the admin', async ({
  page,
  isMobile,
  playwright,
  baseURL,
}) => {
  const email = `asha.${isMobile ? 'phone' : 'desktop'}@example.com`

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('no money moves').first()).toBeVisible()

  await search(page, 'tamatar')
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
  await page.getByLabel('Name', { exact: true }).fill('Asha Devi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('tomatoes-every-day')
  await page.getByLabel('Confirm password', { exact: true }).fill('tomatoes-every-day')
  await page.getByRole('button', { name: /sign up/i }).click()
  await expect(page).toHaveURL(/\/login/)

  await signIn(page, email, 'tomatoes-every-day')
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

  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText('Thank you for your purchase.')).toBeVisible()
  await page.getByRole('link', { name: 'See Order' }).click()

  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(page.getByText('Paid').first()).toBeVisible()

  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const order = await newestOrderOf(admin, email)
  expect(order).toMatchObject({ status: 'Paid', productId: [{ productName: 'Tomato', quantity: 2 }] })
  expect(`₹${order.totalPrice.toFixed(2)}`).toBe(total)
  await admin.dispose()
})

test('a guest who adds to the cart signs in and finds it there, where they were', async ({
  page,
  request,
  isMobile,
}) => {
  const email = `ravi.${isMobile ? 'phone' : 'desktop'}@example.com`
  await openAccount(request, email)
  await page.goto('/product-category?category=pulses')
  await page
    .getByRole('button', { name: /^Add to cart/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)

  await signIn(page, email, 'a-password-of-ravi')

  await expect(page).toHaveURL(/\/product-category\?category=pulses/)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a checkout that is closed leaves the cart as it was and says so', async ({
  page,
  request,
  isMobile,
}) => {
  const email = `meena.${isMobile ? 'phone' : 'desktop'}@example.com`
  await openAccount(request, email)
  await page.goto('/login')
  await signIn(page, email, 'a-password-of-ravi')
  await expect(page).toHaveURL('/')
  await page.goto('/product-category?category=oils')
  await page
    .getByRole('button', { name: /^Add to cart/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(page).toHaveURL(/\/cancel$/)
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByText('Payment cancelled by user')).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})

test('the shop can be browsed and filtered without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/product-category?category=vegetables')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Potato', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Potato/ })).toBeVisible()
  await page.goto('/search?q=ghee')
  await expect(page.getByRole('main').getByRole('link', { name: /Ghee/ }).first()).toBeVisible()
  await context.close()
})

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first().fill(words)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^log ?in$/i })
    .click()
}

async function payByUpi(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout
    .getByRole('tab', { name: 'UPI' })
    .or(checkout.getByRole('button', { name: 'UPI' }))
    .first()
    .click()
  await checkout.getByLabel('UPI ID').fill('success@razorpay')
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
}

async function openAccount(request: APIRequestContext, email: string): Promise<void> {
  const password = 'a-password-of-ravi'
  const answer = await request.post('/api/signup', {
    data: { name: 'Ravi Kumar', email, password, confirmPassword: password },
  })
  expect(answer.ok()).toBe(true)
}

interface AdminsOrder {
  user: { email: string }
  totalPrice: number
  status: string
}

async function newestOrderOf(admin: APIRequestContext, email: string): Promise<AdminsOrder> {
  const data = { email: 'shopkeeper@example.com', password: 'the-shopkeepers-password' }
  expect((await admin.post('/api/signin', { data })).ok()).toBe(true)
  const all = (await (await admin.get('/api/all-orders')).json()) as { data: AdminsOrder[] }
  const own = all.data.filter((order) => order.user.email === email)
  expect(own).toHaveLength(1)
  return own[0] as AdminsOrder
}
