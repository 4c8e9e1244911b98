import type { Page } from '@playwright/test'

import type { Order } from '#contract/orders.ts'

import { holdBack, loseAnswer, loseCommit, serversWords } from '../network.ts'
import {
  checkOut,
  fetchIt,
  fillPlace,
  goToCheckout,
  numberToCall,
  logOut,
  payButton,
  payByUpi,
  payWith,
} from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, comeAsCustomer, openCartWithTomatoes, putIntoCart, returnAs } from '../shopper.ts'

// A wrong number is refused by the server.
test.use({ expectedComplaints: failedRequests })

test.describe('on a phone', () => {
  test.use(phone)

  test('a shopper adds an address on the way to paying, loses nothing on an error or a reload, and pays', async ({
    page,
  }) => {
    await comeWithTomatoes(page)
    const total = page.locator('dt', { hasText: /^Total$/ }).locator('+ dd')
    const before = await total.innerText()
    await page.getByRole('radio', { name: /^Fetch it at the market/ }).check()
    await expect(total).not.toHaveText(before)
    await expect(page.locator('dt', { hasText: /^Shipping$/ }).locator('+ dd')).toHaveText('Free')

    await page.getByRole('radio', { name: 'Bring it to me' }).check()
    const form = page.getByRole('region', { name: 'Delivery details' })
    await expect(form.getByLabel('Name')).toHaveValue('Asha Devi')
    await form.getByLabel('Mobile number').fill('12345')
    // Of two states one is chosen, and of one there is nothing to choose.
    await form.getByLabel('PIN code').fill('605001')
    await expect(form.getByLabel('State')).toHaveValue('')
    await form.getByLabel('State').selectOption('Puducherry')
    await expect(form.getByText('Please enter a mobile number of 10 digits')).toBeVisible()
    await form.getByLabel('PIN code').fill('411 002')
    await expect(form.getByLabel('State')).toHaveCount(0)
    await expect(form.getByLabel('Town')).toHaveValue('Pune')
    await expect(form.getByLabel('PIN code')).toHaveAttribute('inputmode', 'numeric')
    await form.getByLabel('House and street').fill('12 Tulsi Baug')
    await payButton(page).click()
    await expect(form.getByText('Please enter a mobile number of 10 digits').first()).toBeVisible()
    await expect(form.getByLabel('Mobile number')).toBeFocused()
    // What is wrong is no longer said of a field that is being mended.
    await form.getByLabel('Mobile number').fill('98765 43210')
    await expect(form.getByLabel('Mobile number')).not.toHaveAttribute('aria-invalid')

    await page.reload()
    await expect(form.getByLabel('House and street')).toHaveValue('12 Tulsi Baug')
    await form.getByLabel('Mobile number').fill('+91 98765 43210')
    await page.route('**/api/addresses', loseCommit)
    await payButton(page).click()
    await expect(page.getByText(serversWords)).toBeInViewport()
    await page.unroute('**/api/addresses')
    await page.route('**/api/addresses', loseAnswer)
    await payButton(page).click()
    await expect(page.getByText('Your address is not saved yet.')).toBeInViewport()
    await page.unroute('**/api/addresses')
    await payButton(page).click()
    await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
    // Saved once, however often it was asked for.
    await expect(page.getByRole('radio', { name: /^Asha Devi 98765 43210/ })).toHaveCount(1)
    await expect(total).toHaveText(before)
    await payByUpi(page)
    await expect(page).toHaveURL('/success')
    await expect(page.getByText('We bring it to Asha Devi, 12 Tulsi Baug, Pune 411002.')).toBeVisible()
    const { delivery, totalPrice } = await lastOrder(page)
    expect(delivery).toMatchObject({ address: { mobile: '9876543210', state: 'Maharashtra' } })
    expect(`₹${totalPrice.toFixed(2)}`).toBe(before)

    await test.step('an address that is deleted by two quick presses is asked for once, and said to be deleted', async () => {
      await page.goto('/account')
      const letGo = await holdBack(page, '**/api/addresses/*/delete')
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/delete')) asked.push(request.url())
      })
      await page.getByRole('button', { name: 'Delete Asha Devi, 12 Tulsi Baug' }).dblclick()
      letGo()
      await expect(page.getByRole('heading', { name: 'Your addresses' })).toBeFocused()
      await expect(page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')).toHaveCount(0)
      await expect(page.locator('[data-sonner-toast]')).toContainText('Address deleted')
      expect(asked).toHaveLength(1)
    })
  })
})

test(
  'an order that another client paid without saying where is asked for it first on /success, may be fetched without paying delivery, and can be taken back',
  { tag: '@night' },
  async ({ page }) => {
    const tomato = await openCartWithTomatoes(page)
    // Only other clients pay without a place.
    await page.route('**/api/razorpay/order', (route) =>
      route.continue({ postData: { amount: tomato.sellingPrice + 40 } }),
    )
    await checkOut(page)
    await payByUpi(page)
    await expect(page).toHaveURL('/success')

    await expect(page.getByRole('heading', { name: 'Where do we bring it?' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'cancel the order' })).toHaveAttribute(
      'href',
      `/order/${(await lastOrder(page))._id}`,
    )
    await expect(page.getByText('We pack your order as soon as we know where it goes.')).toBeVisible()
    const packed = page.getByText('We pack your order now.')
    await expect(packed).toHaveCount(0)
    await page.getByRole('radio', { name: /^Fetch it at the market/ }).check()
    await expect(page.getByText('We give the ₹40.00 for delivery back to you.')).toBeVisible()
    await page.route('**/api/orders/*/address', loseAnswer)
    await page.getByRole('button', { name: 'I fetch it' }).click()
    await expect(page.getByText('We do not know it yet.')).toBeVisible()
    await page.unroute('**/api/orders/*/address')
    await page.getByRole('button', { name: 'I fetch it' }).click()

    await expect(page.getByText('You fetch it at the market.')).toBeFocused()
    await expect(packed).toBeVisible()
    expect(await lastOrder(page)).toMatchObject({
      delivery: { address: null, collect: true, needsAddress: false },
      payment: { standing: expect.stringMatching(/^₹40\.00 of .* given back$/) },
    })
  },
)

test(
  'where the shop does not deliver is said as the PIN code is typed; no such address is chosen, it is mended there, and only then paid',
  { tag: '@night' },
  async ({ page }) => {
    const admin = await comeAsAdmin(page)
    const deliverTo = async (...areas: object[]) => {
      const cookies = await page.context().cookies()
      await returnAs(page, admin)
      expect((await page.request.post('/api/delivery-areas', { data: { areas } })).ok()).toBe(true)
      await page.context().clearCookies()
      await page.context().addCookies(cookies)
    }
    await deliverTo({ from: '226001', to: '226030', days: 2, note: '', cash: true })
    try {
      await page.context().clearCookies()
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/api\/(razorpay\/order|guest|orders\/cash)$/.test(request.url())) asked.push(request.url())
      })
      await page.goto('/search?q=Tomato')
      await page.getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true }).click()
      await page.getByRole('region', { name: 'Your cart' }).getByRole('link').click()
      await goToCheckout(page)
      const pinCode = page.getByRole('textbox', { name: 'PIN code' })
      await pinCode.fill('700001')
      await expect(pinCode).toHaveAccessibleDescription('We do not come to 700001 yet.')
      await expect(numberToCall(page)).toBeVisible()
      await fillPlace(page, { pinCode: '700001' })
      await payButton(page).click()
      await expect(pinCode).toBeFocused()
      await page.getByRole('button', { name: 'Tell me when you come here' }).click()
      const wish = page.getByRole('dialog')
      // A number of its own: the shop keeps the wish.
      await wish.getByLabel('Mobile number or e-mail').fill('98765 43219')
      await wish.getByRole('button', { name: 'Tell me', exact: true }).click()
      await expect(wish.getByText('We tell you when we deliver to 700001.')).toBeVisible()
      expect(asked).toEqual([])

      await comeAsCustomer(page)
      const address = { name: 'Asha Devi', mobile: '9876543210', town: 'Kolkata', stateCode: '19' }
      const kept = await page.request.post('/api/addresses', {
        data: { ...address, line1: '3 Park Street', pinCode: '700001' },
      })
      expect(kept.ok()).toBe(true)
      await page.reload()
      await expect(page.getByText('We do not deliver to 700001 yet.', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Asha Devi/ })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Tell me when you come to 700001' })).toBeVisible()
      await payButton(page).click()
      await expect(page.getByText('Please choose first where we bring it.')).toBeVisible()
      await expect(page.getByRole('group', { name: 'Delivery details' })).toBeFocused()
      expect(asked).toEqual([])

      await page.getByRole('button', { name: 'Change Asha Devi, 3 Park Street' }).click()
      const change = page.getByRole('dialog', { name: 'Change the address' })
      await change.getByLabel('PIN code').fill('226001')
      await change.getByLabel('Town').fill('Lucknow')
      await change.getByRole('button', { name: 'Save address' }).click()
      await expect(page.getByRole('radio', { name: /^Asha Devi/ })).toBeChecked()
      await payButton(page).click()
      await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/cancel')

      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Delete Asha Devi, 3 Park Street' }).click()
      await expect(page.getByRole('radio', { name: 'Bring it to me' })).toBeVisible()
    } finally {
      await deliverTo()
    }
  },
)

test(
  'a shopper orders in cash, and is told everywhere what to have ready',
  { tag: '@night' },
  async ({ page }) => {
    await comeWithTomatoes(page)
    await fetchIt(page)
    const total = page.locator('dt', { hasText: /^Total$/ }).locator('+ dd')
    await expect(page.locator('dt', { hasText: /^Shipping$/ }).locator('+ dd')).toHaveText('Free')
    const sum = await total.innerText()
    await payWith(page, 'Cash')
    await expect(payButton(page)).toHaveText(`Place order, pay ${sum.replace('.00', '')} in cash`)

    await payButton(page).click()

    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible()
    await expect(page.getByText(`Please have ${sum} ready in cash.`)).toBeVisible()
    await expect(page.locator('dt', { hasText: 'To pay in cash' }).locator('+ dd')).toHaveText(sum)
    const { _id, orderNumber } = await lastOrder(page)
    const name = `#${orderNumber}`
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/order/${_id}`)
    await expect(page.getByText(`Please have ${sum} ready in cash.`)).toBeVisible()
    await expect(page.getByText('Still to pay, in cash')).toBeVisible()

    // Whoever comes after them to this browser is told nothing of it.
    await page.goBack()
    await expect(page.getByText(name)).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('link', { name: 'See Order' })).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  },
)

/** A new customer on the way to paying, of whom no address is known. */
async function comeWithTomatoes(page: Page): Promise<void> {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await goToCheckout(page)
}

async function lastOrder(page: Page): Promise<Order> {
  const { data } = (await (await page.request.get('/api/orders/myorders')).json()) as { data: [Order] }
  return data[0]
}
