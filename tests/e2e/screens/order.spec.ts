import type { Page } from '@playwright/test'

import { violationsOf } from '../a11y/axe.ts'
import { cut, loseAnswer, loseCommit, serversWords } from '../network.ts'
import { comeBack } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf, productNamed, putIntoCart, rupees } from '../shopper.ts'

test.use({ expectedComplaints: failedRequests })

test('a customer cancels an order: it asks first, keeps the reason when the answer is lost, and says that the money goes back; the other tab is told', async ({
  page,
  context,
}) => {
  const order = await orderOf(page, 'Asha Devi', 'Tomato')
  await page.goto('/order')
  await page.getByRole('link', { name: 'See order: Tomato' }).click()
  await expect(page).toHaveURL(`/order/${order._id}`)
  const other = await context.newPage()
  await other.goto(page.url())
  const dialog = await askToCancel(page)
  await expect(dialog).toContainText(`You get all of your money back: ${rupees(order.totalPrice)}`)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeFocused()

  await askToCancel(page)
  // Given up while the answer is lost: the page looks up if it was done.
  await page.route('**/api/orders/*/move', cut)
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No answer came.')
  await page.unroute('**/api/orders/*/move')
  const lookedUp = page.waitForResponse(`**/api/orders/${order._id}`)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await lookedUp

  await askToCancel(page)
  await dialog.getByRole('textbox').fill('I ordered twice.')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/move')) keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/api/orders/*/move', loseCommit)
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByRole('alert')).toContainText(serversWords)
  await page.unroute('**/api/orders/*/move')
  await page.route('**/api/orders/*/move', loseAnswer)
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No answer came. Please try again')
  await expect(dialog.getByRole('textbox')).toHaveValue('I ordered twice.')
  await page.unroute('**/api/orders/*/move')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()

  await expect(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your order is cancelled.')
  await expect(page.getByRole('main')).toContainText(`We gave ${rupees(order.totalPrice)} back to you.`)
  // Each press was the same request, which the shop knew already.
  expect(keys).toEqual([expect.stringMatching(/./), keys[0], keys[0]])
  await expect(history(page).last()).toContainText('You cancelled it')
  await expect(history(page).last()).toContainText('I ordered twice.')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  await (await askToCancel(other)).getByRole('button', { name: 'Cancel the order' }).click()
  await expect(other.getByText('This order is now: Cancelled. Please look at it again.')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible()
})

test(
  'an order’s page that did not load is tried again; what the shop did meanwhile is told to one who comes back to it',
  { tag: '@night' },
  async ({ page }) => {
    const order = await orderOf(page, 'Asha Devi', 'Tomato')
    await page.route(`**/api/orders/${order._id}`, cut)
    await page.goto(`/order/${order._id}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Your order did not load')
    await page.unroute(`**/api/orders/${order._id}`)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(history(page).first()).toContainText('Placed and paid')
    await expect(page.getByRole('link', { name: 'Tomato', exact: true })).toBeVisible()
    await expect(page.getByText(`Transaction ${order.transactionId}`)).toBeVisible()

    await test.step('until it is packed its customer changes it, and adds what is in their cart', async () => {
      await page.getByRole('button', { name: 'Change order' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change your order' })
      await dialog.getByRole('button', { name: /^Increase quantity of Tomato/ }).click()
      await expect(dialog).toContainText('is to be paid when you get it.')
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Change order' }).click()
      await expect(dialog).toBeHidden()
      await expect(history(page).nth(1)).toContainText('You changed it')

      await putIntoCart(page, 'Desi Ghee')
      await page.goto('/cart')
      await page.getByRole('button', { name: `Add to #${order.orderNumber}` }).click()
      await expect(page.getByRole('link', { name: 'Desi Ghee', exact: true })).toBeVisible()
      await expect(history(page).nth(2)).toContainText('added')
    })

    const buyer = await page.context().cookies()
    await comeAsAdmin(page)
    const packed = await page.request.post(`/api/orders/${order._id}/move`, { data: { action: 'pack' } })
    expect(packed.ok()).toBe(true)
    await page.context().addCookies(buyer)
    await comeBack(page)

    await expect(page.getByRole('heading', { name: 'Your order is packed' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText('It goes out for delivery next.')
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  },
)

test(
  'an administrator’s own order that was paid to the shop’s own UPI id asks for the reference of what was sent back',
  { tag: '@night' },
  async ({ page }) => {
    const { id: userId } = await comeAsAdmin(page)
    const { _id: productId, sellingPrice } = await productNamed(page, 'Tomato')
    const order = {
      userId,
      lines: [{ productId, quantity: 1 }],
      amount: sellingPrice,
      collect: true,
      payment: { way: 'upi', reference: 'PAID00000001' },
    }
    const taken = await page.request.post('/api/counter/orders', { data: order })
    const { orderId } = (await taken.json()) as { orderId: string }
    await page.goto(`/order/${orderId}`)
    const dialog = await askToCancel(page)
    await expect(dialog).toContainText(`You get ${rupees(sellingPrice)} back by UPI.`)
    const cancel = dialog.getByRole('button', { name: 'Cancel the order' })
    await cancel.click()
    await expect(dialog.getByRole('alert')).toContainText('UPI')
    await dialog.getByRole('textbox', { name: 'UPI reference' }).fill('BACK00000001')
    await cancel.click()
    await expect(page.getByText(`We sent you ${rupees(sellingPrice)} back by UPI.`).first()).toBeVisible()
  },
)

async function askToCancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel order' }).click()
  return page.getByRole('dialog', { name: 'Cancel this order?' })
}

function history(page: Page) {
  return page.getByRole('region', { name: 'History' }).getByRole('listitem')
}
