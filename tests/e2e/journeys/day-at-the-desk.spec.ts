import type { Page } from '@playwright/test'

import { orderPath } from '#app/paths.ts'
import { newId } from '#domain/ground/ids.ts'
import { addressInPune } from '#tests/support/address.ts'
import { audit } from '#tests/support/desk-day/audit.ts'
import { readBooks } from '#tests/support/desk-day/books.ts'
import { missedFaults } from '#tests/support/desk-day/planted.ts'
import type { SignedIn } from '#tests/support/open-session.ts'

import { checkOut, goToCheckout, payButton, payByUpi, payWith } from '../page-parts.ts'
import { expect, sentMails, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, productNamed, returnAs } from '../shopper.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status').first()

test(
  'a day at the desk: three customers pay by card, by UPI at the second try and in cash; one cancels, one is not at home at first, one sends goods back and gets money, one gets them replaced; afterwards the books add up',
  { tag: '@night' },
  async ({ page }) => {
    test.slow()
    const shop = shopOfWorker()
    const shopkeeper = await comeAsAdmin(page)
    const [dal, rice] = [
      await makeProduct(page, { stock: 10, hsnCode: '0713', taxRate: 5, price: 160, sellingPrice: 149.99 }),
      await makeProduct(page, { stock: 10, hsnCode: '3304', taxRate: 18, price: 90, sellingPrice: 70.01 }),
    ]
    const morning = new Map([dal, rice].map((id) => [id, 10]))

    const asha = await comeToPay(page, 'Asha', dal, dal, rice)
    await checkOut(page)
    await payByCard(page)
    const ashas = await orderOnSuccess(page)

    const bina = await comeToPay(page, 'Bina', rice)
    await checkOut(page)
    await failByUpi(page)
    await payByUpi(page)
    const binas = await orderOnSuccess(page)
    await page.goto(orderPath(binas))
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible()

    const charu = await comeToPay(page, 'Charu', dal, rice)
    await goToCheckout(page)
    await payWith(page, 'Cash')
    await payButton(page).click()
    const charus = await orderOnSuccess(page)

    await returnAs(page, shopkeeper)
    await atTheDesk(page, ashas)
    await press(page, 'Pack', 'Packed')
    await press(page, 'Send out', 'Out for delivery')
    await press(page, 'Bring back')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why does it come back?').fill('Nobody was at home.')
    await dialog.getByRole('button', { name: 'Bring back' }).click()
    await expect(status(page)).toHaveText('Packed')
    await press(page, 'Send out', 'Out for delivery')
    await press(page, 'Deliver', 'Delivered')
    await atTheDesk(page, charus)
    await press(page, 'Pack', 'Packed')
    await press(page, 'Send out', 'Out for delivery')
    await press(page, 'Deliver')
    await dialog.getByRole('button', { name: 'Delivered' }).click()
    await expect(status(page)).toHaveText('Delivered')

    await returnAs(page, asha)
    await askToReturn(page, ashas, 'My money back')
    await returnAs(page, charu)
    await askToReturn(page, charus, 'The same goods again')

    await returnAs(page, shopkeeper)
    await atTheDesk(page, ashas)
    await press(page, 'Answer the return')
    await dialog.getByLabel('Amount (₹)').fill('100.50')
    await dialog.getByRole('checkbox').check()
    await dialog.getByLabel('Answer').fill('It was ground too coarsely. You keep a part of the price.')
    await dialog.getByRole('button', { name: 'Give money back' }).click()
    await expect(dialog).toBeHidden()
    await atTheDesk(page, charus)
    await press(page, 'Answer the return')
    await dialog.getByLabel('Answer').fill('A new one is on its way.')
    await dialog.getByRole('button', { name: 'Send the goods again' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('list', { name: 'Returns of this order' }).getByRole('link').click()
    await press(page, 'Pack', 'Packed')
    await press(page, 'Deliver', 'Delivered')

    await test.step('the books of the day add up, and no fault in them is missed', async () => {
      const customers = [asha, bina, charu].map(({ id }) => id)
      const books = () => readBooks(shop.pool, { customers, morning, mails: sentMails() })
      // What can be taken back is told a minute later.
      await shop.pool.query(`update mails set next_attempt_at = created_at where state = 'waiting'`)
      // The gateway gives back within moments, and mails leave as soon.
      await expect
        .poll(async () => {
          const { refunds, unsentMails } = await books()
          return [refunds.filter(({ isOpen }) => isOpen).length, unsentMails]
        })
        .toEqual([0, 0])
      const evening = await books()
      expect(audit(evening)).toEqual([])
      expect(missedFaults(evening)).toEqual([])
    })
  },
)

/** A product on the shelf, made by the shopkeeper; answers its id. */
async function makeProduct(page: Page, details: object): Promise<string> {
  const { productImage } = await productNamed(page, 'Tomato')
  const kind = { brandName: 'Gram Seva', category: 'pulses', description: 'Cleaned by hand.' }
  const product = { ...kind, productName: `Toor Dal ${newId()}`, productImage, ...details }
  const answer = await page.request.post('/api/upload-product', { data: product })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

/** A new customer with an address, at their cart. */
async function comeToPay(page: Page, name: string, ...productIds: string[]): Promise<SignedIn> {
  const customer = await comeAs(page, { name, role: 'GENERAL' })
  for (const productId of productIds) await page.request.post('/api/addto-cart', { data: { productId } })
  await page.request.post('/api/addresses', { data: { ...addressInPune, name } })
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
  return customer
}

async function payByCard(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout.getByRole('tab', { name: 'Card' }).click()
  await checkout.getByText('Test cards').click()
  await checkout.getByRole('button', { name: /Mastercard, succeeds/ }).click()
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
  await checkout.getByLabel('OTP').fill('1234')
  await checkout.getByRole('button', { name: 'Confirm' }).click()
}

async function failByUpi(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout.getByLabel('UPI ID').fill('failure@razorpay')
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(checkout.getByRole('alert')).toBeVisible()
}

/** The id of the order that the shop thanks for. */
async function orderOnSuccess(page: Page): Promise<string> {
  await expect(page).toHaveURL('/success')
  const order = page.getByText('Order number:').getByRole('link')
  return (await order.getAttribute('href'))?.split('/').at(-1) ?? ''
}

async function atTheDesk(page: Page, orderId: string): Promise<void> {
  await page.goto(`/admin-panel/all-orders/${orderId}`)
}

async function press(page: Page, name: string, becomes?: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  if (becomes) await expect(status(page)).toHaveText(becomes)
}

async function askToReturn(page: Page, orderId: string, wish: string): Promise<void> {
  await page.goto(orderPath(orderId))
  await page.getByRole('button', { name: 'Return goods' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/^Pieces of /)
    .first()
    .selectOption('1')
  await dialog.getByLabel(wish).check()
  await dialog.getByLabel('What is wrong with it?').fill('It was ground too coarsely.')
  await dialog.getByRole('button', { name: 'Ask for a return' }).click()
  await expect(dialog).toBeHidden()
}
