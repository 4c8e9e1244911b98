import type { Page } from '@playwright/test'

import { expect, failedRequests, test } from './shop-test.ts'
import { comeAsCustomer, cut, holdBack, password, putIntoCart, refuse, serversWords } from './shopper.ts'
import { openAccount, toastSaying } from './shopper.ts'

// What a bad line, an early hand or a late answer must not do: lose a press, a word or a person.

test.use({ expectedComplaints: failedRequests })

for (const [what, fail] of [
  ['the line breaks', cut],
  ['the server is busy', refuse(503, serversWords)],
] as const)
  test(`where ${what} nobody is taken for a guest: the cart can be asked for again`, async ({ page }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    await page.route('**/api/user-details', fail)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('heading', { name: 'Error' })).toBeVisible()
    await page.unroute('**/api/user-details')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()
  })

test('a sign-in in another window is known when one comes back to this one', async ({ page }) => {
  await page.goto('/product-category')
  const email = await openAccount(page)
  await page.request.post('/api/signin', { data: { email, password } })
  await putIntoCart(page, 'Tomato')
  await comeBack(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a cart that is shown stays when it cannot be asked for anew', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
  await page.route('**/api/view-card-product', cut)
  const failed = page.waitForEvent('requestfailed')
  await comeBack(page)
  await failed
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})

test('presses before the cart is known are added to what is in it', async ({ page }) => {
  await comeAsCustomer(page)
  const [tomato] = await putIntoCart(page, 'Tomato', 'Tomato')
  const letGo = await holdBack(page, '**/api/view-card-product')
  await page.goto('/search?q=Tomato')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart: Tomato', exact: true })
  await add.click()
  await add.click()
  letGo()
  await expect.poll(() => quantityOf(page, tomato?._id)).toBe(4)
})

test('an older answer of the cart does not undo a change that came after it', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  const more = page.getByRole('button', { name: 'Increase quantity of Tomato' })
  await expect(more).toBeEnabled()
  // The server's answer is made before the press and comes after it.
  const { promise, resolve } = Promise.withResolvers<void>()
  const made = Promise.withResolvers<void>()
  await page.route('**/api/view-card-product', async (route) => {
    const response = await route.fetch()
    made.resolve()
    await promise
    await route.fulfill({ response })
  })
  await comeBack(page)
  await made.promise
  await more.click()
  await expect(toastSaying(page, 'Cart updated successfully')).toBeVisible()
  const answered = page.waitForResponse('**/api/view-card-product')
  resolve()
  await answered
  await expect(page.getByRole('main').locator('output')).toHaveText('2')
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

test('words are not missing because the line is too bad to fetch what shows them', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/dist-*.js', cut)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your e-mail address and password.')
})

test('a search whose suggestions do not load goes on without them', async ({ page }) => {
  await page.goto('/')
  await page.route('**/assets/suggestion-list-*.js', cut)
  const field = page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
  const failed = page.waitForEvent('requestfailed')
  await field.pressSequentially('ghe')
  await failed
  await field.pressSequentially('e')
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(page.getByRole('main').getByRole('link', { name: 'Desi Ghee' })).toBeVisible()
})

test('what is typed before the scripts have come is searched for', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/')
  const field = page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
  await field.pressSequentially('ghee')
  letGo()
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(field).toHaveValue('ghee')
})

test('what is ticked before the scripts have come is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letGo = await openWithoutScripts(page, '/product-category')
  const pulses = page.getByRole('checkbox', { name: 'Pulses' }).locator('visible=true')
  await pulses.check()
  letGo()
  await expect(page).toHaveURL('/product-category?category=pulses')
  await expect(pulses).toBeChecked()
})

test('the way back to the home page empties the search, wherever the focus is', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
  await field.pressSequentially('ghee')
  await expect(page).toHaveURL('/search?q=ghee')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(field).toHaveValue('')
})

test('who signs in to see the cart comes to the cart, wherever something was wanted before', async ({
  page,
}) => {
  const email = await openAccount(page)
  await page.goto('/search?q=Tomato')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart: Tomato', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Sign in to see your cart' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})

/** A page whose scripts are still on their way; answers how to let them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  await page.goto('/robots.txt')
  const letGo = await holdBack(page, '**/assets/entry.client-*.js')
  await page.evaluate((to) => location.assign(to), address)
  return letGo
}

async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function quantityOf(page: Page, productId: string | undefined): Promise<number | undefined> {
  const answer = await page.request.get('/api/view-card-product')
  const { data } = (await answer.json()) as { data: { productId: { _id: string }; quantity: number }[] }
  return data.find((line) => line.productId._id === productId)?.quantity
}
