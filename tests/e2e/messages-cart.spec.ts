import type { Page } from '@playwright/test'

import { expect, failedRequests, test } from './shop-test.ts'
import {
  comeAsCustomer,
  cut,
  payByUpi,
  putIntoCart,
  refuse,
  serversWords,
  toastSaying,
  unanswered,
} from './shopper.ts'

// The shop's messages, word for word, each in front of the failure that calls for it: the cart and paying.

test.use({ expectedComplaints: failedRequests })

test('an add to the cart that the server refuses shows its message as received', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/product-category?category=pulses')
  await page.route('**/api/addto-cart', refuse(409, serversWords))
  const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
  await add.click()
  await expect(toastSaying(page, serversWords)).toBeVisible()
})

for (const [what, fail] of [...unanswered, ['the server fails', refuse(500, serversWords)] as const])
  test(`a cart that cannot be loaded because ${what}: Error, with its message and a way to try again`, async ({
    page,
  }) => {
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato')
    await page.route('**/api/view-card-product', fail)
    await page.goto('/cart')
    await expect(toastSaying(page, 'Error')).toBeVisible()
    await expect(toastSaying(page, 'Failed to load your cart. Please try again.')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Failed to load your cart. Please try again.')).toBeVisible()
    await page.unroute('**/api/view-card-product')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
  })

test('a new quantity: Cart updated successfully', async ({ page }) => {
  await openCartWithTomatoes(page)
  await page.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
  await expect(toastSaying(page, 'Cart updated successfully')).toBeVisible()
})

for (const [what, fail] of [...unanswered, ['the server fails', refuse(500, 'No.')] as const])
  test(`a new quantity when ${what}: Failed to update quantity. Please try again., and the old one stands`, async ({
    page,
  }) => {
    await openCartWithTomatoes(page)
    await page.route('**/api/update-cart-product', fail)
    await page.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
    await expect(toastSaying(page, 'Failed to update quantity. Please try again.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Quantity of Tomato' }).getByRole('status')).toHaveText('1')
  })

test('a new quantity that the server refuses shows its message as received', async ({ page }) => {
  await openCartWithTomatoes(page)
  await page.route('**/api/update-cart-product', refuse(409, serversWords))
  await page.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
  await expect(toastSaying(page, serversWords)).toBeVisible()
})

test('a line that is taken out: Item removed from cart', async ({ page }) => {
  await openCartWithTomatoes(page)
  await page.getByRole('button', { name: 'Remove Tomato' }).click()
  await expect(toastSaying(page, 'Item removed from cart')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

for (const [what, fail] of [...unanswered, ['the server fails', refuse(500, 'No.')] as const])
  test(`a line that stays because ${what}: Failed to remove item. Please try again., and it is there again`, async ({
    page,
  }) => {
    await openCartWithTomatoes(page)
    await page.route('**/api/delete-cart-product', fail)
    await page.getByRole('button', { name: 'Remove Tomato' }).click()
    await expect(toastSaying(page, 'Failed to remove item. Please try again.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: 'Tomato' })).toBeVisible()
  })

test('without the gateway’s script: Razorpay SDK failed to load, and on to /cancel', async ({ page }) => {
  await openCartWithTomatoes(page)
  await page.route(/checkout\.js/, cut)
  await checkOut(page)
  await endsCancelled(page, 'Razorpay SDK failed to load')
})

test('a payment order that is refused: Payment initialization failed., and on to /cancel', async ({
  page,
}) => {
  await openCartWithTomatoes(page)
  await page.route('**/api/razorpay/order', refuse(503, serversWords))
  await checkOut(page)
  await endsCancelled(page, 'Payment initialization failed.')
})

for (const [what, json] of [
  [
    'success',
    {
      success: false,
      error: false,
      message: 'Created',
      order: { id: 'order_1', amount: 1, currency: 'INR' },
    },
  ],
  ['its order', { success: true, error: false, message: 'Created' }],
] as const)
  test(`an answer without ${what}: Payment creation failed, and on to /cancel`, async ({ page }) => {
    await openCartWithTomatoes(page)
    await page.route('**/api/razorpay/order', (route) => route.fulfill({ json }))
    await checkOut(page)
    await endsCancelled(page, 'Payment creation failed')
  })

for (const [what, fail] of unanswered)
  test(`a payment that cannot begin because ${what}: Something went wrong. Please try again., and on to /cancel`, async ({
    page,
  }) => {
    await openCartWithTomatoes(page)
    await page.route('**/api/razorpay/order', fail)
    await checkOut(page)
    await endsCancelled(page, 'Something went wrong. Please try again.')
  })

test('a payment that is verified: Payment Successful & Verified!, on /success', async ({ page }) => {
  await openCartWithTomatoes(page)
  await checkOut(page)
  await payByUpi(page)
  await expect(toastSaying(page, 'Payment Successful & Verified!')).toBeVisible()
  await expect(page).toHaveURL('/success')
})

test('a payment that is not verified: Payment verification failed, and on to /cancel', async ({ page }) => {
  await openCartWithTomatoes(page)
  await page.route('**/api/razorpay/verify', refuse(400, serversWords))
  await checkOut(page)
  await payByUpi(page)
  await endsCancelled(page, 'Payment verification failed')
})

for (const [what, fail] of unanswered)
  test(`a verification of which ${what}: Something went wrong during verification., and on to /cancel`, async ({
    page,
  }) => {
    await openCartWithTomatoes(page)
    await page.route('**/api/razorpay/verify', fail)
    await checkOut(page)
    await payByUpi(page)
    await endsCancelled(page, 'Something went wrong during verification.')
  })

test('a checkout that is dismissed: Payment cancelled by user, and on to /cancel', async ({ page }) => {
  await openCartWithTomatoes(page)
  await checkOut(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-sonner-toast][data-type="warning"]')).toContainText(
    'Payment cancelled by user',
  )
  await endsCancelled(page, 'Payment cancelled by user')
})

async function openCartWithTomatoes(page: Page): Promise<void> {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
}

/** Says why, and stands on the page of a payment that failed. */
async function endsCancelled(page: Page, message: string): Promise<void> {
  await expect(toastSaying(page, message)).toBeVisible()
  await expect(page).toHaveURL('/cancel')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
}
