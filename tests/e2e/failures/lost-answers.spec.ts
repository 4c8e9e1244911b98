import type { Page } from '@playwright/test'

import { cut, loseAnswerOnce } from '../network.ts'
import { checkOut, fetchIt, goToCheckout, payButton, payByUpi, payWith } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsCustomer, openCartWithTomatoes, putIntoCart, quantitiesOnServer } from '../shopper.ts'

// The server has done what it was asked to do, and its answer got lost: pressed again, it counts once.

test.use({ expectedComplaints: failedRequests })

test('an order in cash whose answer was lost is said when the line is back, and is not taken for the next one like it', async ({
  page,
}) => {
  const order = async () => {
    await fetchIt(page)
    await payWith(page, 'Cash')
    await payButton(page).click()
  }
  await openCartWithTomatoes(page)
  await goToCheckout(page)
  const keys = keysSent(page, '/api/orders/cash')
  await loseAnswerOnce(page, '**/api/orders/cash')
  await page.route('**/api/view-card-product', cut)
  await order()
  await expect(page.getByText('We do not know if your order came through.')).toBeVisible()
  await page.unroute('**/api/view-card-product')
  // The page itself looks what became of it.
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])

  const myOrders = async () =>
    ((await (await page.request.get('/api/orders/myorders')).json()) as { data: { _id: string }[] }).data
  const [first] = await myOrders()
  await page.request.post(`/api/orders/${first?._id}/move`, { data: { action: 'cancel' } })
  await putIntoCart(page, 'Tomato')
  await page.goto('/checkout')
  await order()

  await expect(page).toHaveURL('/success')
  expect(await myOrders()).toHaveLength(2)
  expect(await quantitiesOnServer(page)).toEqual([])
})

test('a payment that is pressed again, also after a reload, is the same request', async ({ page }) => {
  await openCartWithTomatoes(page)
  const keys = keysSent(page, '/api/razorpay/order')
  await loseAnswerOnce(page, '**/api/razorpay/order')
  await checkOut(page)
  await expect(page.getByText('No connection. Nothing was charged.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Asha/ })).toBeChecked()
  await payButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

test(
  'a wallet gives nothing back by a double tap, and shows what it holds when an answer was lost',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    await page.goto('/account')
    const wallet = page.getByRole('region', { name: 'My wallet' })
    await wallet.getByLabel('Put in (₹)').fill('300')
    await loseAnswerOnce(page, '**/api/my-wallet/verify')
    await wallet.getByRole('button', { name: 'Top up' }).click()
    await payByUpi(page)
    await expect(wallet.getByText(/this page looks by itself/)).toBeVisible()
    await expect(wallet.getByText('It is in your wallet. Thank you.')).toBeVisible()

    await wallet.getByRole('button', { name: 'Have it given back' }).dblclick()
    await expect(wallet.getByRole('button', { name: 'Have it given back' })).toBeVisible()
    await wallet.getByRole('button', { name: 'Have it given back' }).click()
    await loseAnswerOnce(page, '**/api/my-wallet/give-back')
    await wallet.getByRole('button', { name: 'Yes, give back ₹300.00' }).click()
    await expect(wallet.getByText('In your wallet ₹0.00')).toBeVisible()
    await expect(wallet.getByRole('listitem')).toHaveCount(2)
  },
)

/** The idempotency keys that a page sends to a call: a list that grows. */
function keysSent(page: Page, path: string): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}
