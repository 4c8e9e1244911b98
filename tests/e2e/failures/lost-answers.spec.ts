import type { Page } from '@playwright/test'

import { loseAnswerOnce } from '../network.ts'
import { cartWith, checkOut, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsCustomer, openCartWithTomatoes, quantitiesOnServer } from '../shopper.ts'

// The server has done what it was asked to do, and its answer got lost: pressed again, it counts once.

test.use({ expectedComplaints: failedRequests })

test('an add that is pressed again counts once', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/search?q=Tomato')
  const keys = keysSent(page, '/api/addto-cart')
  await loseAnswerOnce(page, '**/api/addto-cart')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart: Tomato', exact: true })
  await add.click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('No connection. Please try again.')
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  expect(await quantitiesOnServer(page)).toEqual([1])

  await add.click()

  await expect(toastSaying(page, 'Tomato is in your cart')).toBeVisible()
  await expect(cartWith(page, 1)).toBeVisible()
  expect(await quantitiesOnServer(page)).toEqual([1])
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
  await add.click()
  await expect.poll(() => quantitiesOnServer(page)).toEqual([2])
})

test('a payment that is pressed again is the same request', async ({ page }) => {
  await openCartWithTomatoes(page)
  const keys = keysSent(page, '/api/razorpay/order')
  await loseAnswerOnce(page, '**/api/razorpay/order')
  await checkOut(page)
  await expect(page).toHaveURL('/cancel')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await checkOut(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

/** The idempotency keys that a page sends to a call: a list that grows. */
function keysSent(page: Page, path: string): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}
