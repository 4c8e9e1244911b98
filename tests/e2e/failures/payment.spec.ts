import type { Page } from '@playwright/test'

import { cut, refuse, serversWords } from '../network.ts'
import { checkOut, payButton, payByUpi, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { openCartWithTomatoes } from '../shopper.ts'

// Where a payment can fail: before the checkout opens and after it. Each message is proved in
// app/shop/checkout/pay.test.ts.

test.use({ expectedComplaints: failedRequests })

test('without the gateway’s script: Razorpay SDK failed to load, nothing was charged, and nobody leaves the page', async ({
  page,
}) => {
  await openCartWithTomatoes(page)
  await page.route(/razorpay\/v1\/checkout\.js/, cut)
  await checkOut(page)
  await expect(toastSaying(page, 'Razorpay SDK failed to load')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  await page.unroute(/razorpay\/v1\/checkout\.js/)
  await payButton(page).click()
  await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
})

test('a payment that is not verified: Payment verification failed, and on to /cancel; when it is paid all the same, its success takes the toast’s place', async ({
  page,
}) => {
  await openCartWithTomatoes(page)
  await page.route('**/api/razorpay/verify', refuse(400, serversWords))
  await checkOut(page)
  await payByUpi(page)
  await endsCancelled(page, 'Payment verification failed')
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(toastSaying(page, 'Payment Successful & Verified!')).toBeVisible()
  await expect(toastSaying(page, 'Payment verification failed')).toBeHidden()
})

test('a verification of which the line breaks: Something went wrong during verification., and on to /cancel', async ({
  page,
}) => {
  await openCartWithTomatoes(page)
  await page.route('**/api/razorpay/verify', cut)
  await checkOut(page)
  await payByUpi(page)
  await endsCancelled(page, 'Something went wrong during verification.')
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
})

/** Says why, and stands on the page of a payment that failed. */
async function endsCancelled(page: Page, message: string): Promise<void> {
  await expect(toastSaying(page, message)).toBeVisible()
  await expect(page).toHaveURL('/cancel')
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
}
