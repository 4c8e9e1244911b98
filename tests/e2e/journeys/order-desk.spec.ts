import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'

import { orderLines, orders, payments, refunds } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { askedAt, loseAnswer } from '../network.ts'
import { tableRows, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf, rupees } from '../shopper.ts'

// A shopkeeper's day with orders. Who may do what, and what follows, is proved beside domain/orders.
const room = '/admin-panel/all-orders'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()

test.describe('with an answer that says no, or is lost', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'an order in cash is packed, sent out, brought back, sent out again and delivered with what was taken',
    { tag: '@night' },
    async ({ page }) => {
      const id = await orderInCash(page)
      await comeAsAdmin(page)
      await page.goto(`${room}/${id}`)
      await expect(page.getByRole('main')).toContainText('Cash, due')
      const moves = askedAt(page, `/api/orders/${id}/move`)

      await test.step('its lines are changed by keys; what becomes of the money is said first, and the second of two is told', async () => {
        const dialog = page.getByRole('dialog', { name: /^Change order/ })
        const pieces = dialog.getByRole('list', { name: 'Lines' }).getByRole('textbox').first()
        await page.keyboard.press('e')
        await expect(pieces).toBeFocused()
        await page.keyboard.type('2')
        await page.keyboard.press('Enter')
        await expect(dialog).toContainText('₹920.00 is due: at the door, or by a payment link.')
        expect(await violationsOf(page)).toEqual([])
        const field = dialog.getByRole('combobox', { name: 'Add a line' })
        await field.fill('2 atta')
        await dialog.getByRole('button', { name: 'Change to ₹920.00' }).press('Enter')
        await expect(dialog.getByRole('alert')).toHaveText(
          '“2 atta” is not added yet. Press Enter behind it, or take it out.',
        )
        await expect(field).toBeFocused()
        await field.fill('')
        await dialog.getByRole('button', { name: 'Change to ₹920.00' }).press('Enter')
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('region', { name: 'History' })).toContainText('2 instead of 1')

        await page.keyboard.press('e')
        const other = { version: 1, lines: [{ position: 0, quantity: 1 }], total: 500 }
        await page.request.post(`/api/orders/${id}/change`, { data: other })
        await pieces.fill('3')
        await pieces.press('Enter')
        await expect(dialog).toContainText('Somebody has changed this order. It comes to ₹500.00 now.')
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await expect(page.getByRole('main')).toContainText('1 instead of 2')
      })

      // So slowly that the answer comes before the second press, which then is one of another button.
      await button(page, 'Pack').dblclick({ delay: 150 })
      await expect(status(page)).toHaveText('Packed')
      expect(moves).toHaveLength(1)
      await page.keyboard.press('s')
      await expect(status(page)).toHaveText('Out for delivery')
      await button(page, 'Bring back').click()
      const dialog = page.getByRole('dialog')
      await button(page, 'Bring back').last().click()
      await expect(dialog).toContainText('This field is required.')
      await dialog.getByLabel('Why does it come back?').fill('Nobody was at home.')
      await dialog.getByRole('button', { name: 'Bring back' }).click()
      await expect(status(page)).toHaveText('Packed')

      // Somebody else at the desk was quicker.
      await page.request.post(`/api/orders/${id}/move`, { data: { action: 'dispatch' } })
      await button(page, 'Send out').click()
      await expect(
        toastSaying(page, 'This order is now: Out for delivery. Please look at it again.'),
      ).toBeVisible()
      await expect(status(page)).toHaveText('Out for delivery')

      await button(page, 'Deliver').click()
      await expect(dialog.getByLabel('Cash taken (₹)')).toHaveValue('500')
      await dialog.getByLabel('Cash taken (₹)').fill('450')
      await dialog.getByLabel('Why another sum?').fill('The rest comes tomorrow.')
      await dialog.getByRole('button', { name: 'Delivered' }).click()
      await expect(status(page)).toHaveText('Delivered')
      await expect(page.getByRole('main')).toContainText('Cash, ₹50.00 of ₹500.00 due')

      await button(page, 'Take the rest').click()
      await expect(dialog.getByLabel('Cash taken (₹)')).toHaveValue('50')
      await dialog.getByLabel('Cash taken (₹)').fill('60')
      await dialog.getByLabel('Note (optional)').fill('He came by.')
      await dialog.getByRole('button', { name: 'Taken' }).click()
      await expect(dialog).toContainText('Only ₹50.00 is due.')
      await dialog.getByLabel('Cash taken (₹)').fill('50')
      await page.route('**/api/orders/*/take-cash', loseAnswer)
      await dialog.getByRole('button', { name: 'Taken' }).click()
      await expect(dialog).toContainText('No answer came.')
      await expect(dialog.getByLabel('Note (optional)')).toHaveValue('He came by.')
      await page.unroute('**/api/orders/*/take-cash')
      await dialog.getByRole('button', { name: 'Taken' }).click()
      await expect(page.getByRole('main')).toContainText('Cash, paid')
      await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toContainText([
        '₹450.00',
        '₹50.00',
      ])
      await expect(button(page, 'Take the rest')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toContainText([
        'Packed',
        'Out for delivery',
        'Shopkeeper“Nobody was at home.”',
        'Out for delivery',
        'Delivered',
      ])
    },
  )

  test(
    'a part of a payment is given back once, with what was typed kept, and the list says how much',
    { tag: '@night' },
    async ({ page }) => {
      const order = await orderOf(page, `Kavita ${newId()}`, 'Tomato', 'Desi Ghee')
      const [tomato] = order.productId
      await comeAsAdmin(page)
      await page.goto(`${room}/${order._id}`)
      await button(page, 'Give money back').click()
      const dialog = page.getByRole('dialog', { name: 'Give money back' })
      await dialog.getByLabel('Pieces of Tomato').selectOption('1')
      await expect(dialog.getByLabel('Amount (₹)')).toHaveValue(String(tomato?.sellingPrice))
      await dialog.getByLabel('Amount (₹)').fill('12.50')
      await dialog.getByRole('button', { name: 'Give ₹12.50 back' }).click()
      await expect(dialog.getByLabel('Reason')).toBeFocused()
      await dialog.getByLabel('Reason').fill('Two were bruised.')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
      await expect(dialog.getByLabel('Reason')).toHaveValue('Two were bruised.')
      const address = `**/api/orders/${order._id}/refund`
      await page.route(address, loseAnswer)
      await dialog.getByRole('button', { name: 'Give ₹12.50 back' }).click()
      await expect(dialog).toContainText('No answer came. Please try again: it will be done only once.')
      await page.unroute(address)
      await dialog.getByRole('button', { name: 'Give ₹12.50 back' }).click()
      await expect(dialog).toBeHidden()

      const refunds = page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')
      await expect(refunds).toHaveCount(1)
      await expect(refunds).toContainText(['“Two were bruised.”1 × Tomato'])
      await page.goto(`${room}?q=${order._id}`)
      await expect(tableRows(page)).toContainText(`Card, ₹12.50 of ${rupees(order.totalPrice)} given back`)

      await test.step('what the gateway’s dashboard gave back of it is said, asked about, and cancelled in one press', async () => {
        await giveBackAtGateway(order)
        await page.goto(`${room}?q=${order._id}`)
        await expect(tableRows(page)).toContainText('PaidRefunded at the gateway')
        await page.goto(`${room}/${order._id}`)
        await button(page, 'Pack').click()
        const question = page.getByRole('dialog', { name: 'Refunded at the gateway. Go on?' })
        await expect(question.getByRole('button', { name: 'Pack all the same' })).toBeVisible()
        await question.getByRole('button', { name: 'Cancel', exact: true }).click()
        await expect(status(page)).toHaveText('Paid Refunded at the gateway')
        await button(page, 'Cancel it now').click()
        await expect(status(page)).toHaveText('Cancelled')
        await expect(button(page, 'Cancel it now')).toHaveCount(0)
      })
    },
  )
})

test(
  'many orders are found by their state, chosen in one go and packed, and it is said which one was not',
  { tag: '@night' },
  async ({ page }) => {
    const customer = `Kavita ${newId()}`
    for (const product of ['Tomato', 'Guava', 'Onion']) await orderOf(page, customer, product)
    await comeAsAdmin(page)
    await page.goto(`${room}?${new URLSearchParams({ q: customer })}`)
    await button(page, 'Packed').click()
    await expect(page.getByRole('heading', { name: 'No orders found', exact: true })).toBeVisible()
    await button(page, 'New').click()
    await expect(page).toHaveURL(/&status=packed&status=placed&status=paid$/)
    await expect(tableRows(page)).toHaveCount(3)

    const boxes = tableRows(page).getByRole('checkbox')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('x')
    await expect(boxes.nth(1)).toBeChecked()
    await expect(tableRows(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('x')
    await boxes.first().check()
    await boxes.last().click({ modifiers: ['Shift'] })
    await expect(page.getByRole('region', { name: 'Chosen orders' })).toContainText('3 chosen')
    const [cancelled] = await shopOfWorker()
      .db.update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, (await tableRows(page).nth(1).getByRole('link').getAttribute('title')) ?? ''))
      .returning({ id: orders.id })
    await button(page, 'Pack').click()

    await expect(toastSaying(page, '2 packed. 1 not: it is now Cancelled.')).toBeVisible()
    await expect(tableRows(page)).toHaveCount(2)
    await button(page, 'Clear filters').click()
    await expect(tableRows(page).filter({ hasText: 'Not packed' })).toContainText([
      cancelled?.id.slice(0, 10) ?? '-',
    ])

    const [homeless] = await shopOfWorker()
      .db.update(orders)
      .set({ deliveryAddress: null })
      .where(eq(orders.id, (await tableRows(page).first().getByRole('link').getAttribute('title')) ?? ''))
      .returning({ id: orders.id, number: orders.number })
    await tableRows(page).getByRole('checkbox').first().check()
    await button(page, 'Send out').click()
    await expect(
      tableRows(page).filter({
        hasText: 'Not sent out: This order needs an address before it is packed or goes out.',
      }),
    ).toContainText([`${homeless?.id.slice(0, 10)}…#${homeless?.number}PackedNeeds an address`])
  },
)

/** All that is left of it, as the shop learns of it later. */
async function giveBackAtGateway({ transactionId: paymentId }: { transactionId: string }): Promise<void> {
  const { db } = shopOfWorker()
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  const amountPaise = payment!.amountPaise - payment!.refundedPaise
  const now = new Date()
  await db
    .insert(refunds)
    .values({ id: newId(), paymentId, amountPaise, reason: 'at_gateway', requestedAt: now, refundedAt: now })
}

/** ₹500.00, of which nothing is paid; written by hand until the shop takes such orders. */
async function orderInCash(page: Page): Promise<string> {
  const { db } = shopOfWorker()
  const bought = await orderOf(page, `Kavita ${newId()}`, 'Tomato')
  const id = newId()
  const sums = { subtotalPaise: 460_00, shippingPaise: 40_00, totalPaise: 500_00 }
  const personId = bought.user._id
  const [place] = await db
    .select({ deliveryAddress: orders.deliveryAddress })
    .from(orders)
    .where(eq(orders.id, bought._id))
  const deliveryAddress = place?.deliveryAddress ?? null
  const createdAt = new Date()
  await db
    .insert(orders)
    .values({ id, personId, deliveryAddress, paymentWay: 'cash', status: 'placed', ...sums, createdAt })
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, bought._id))
  await db.insert(orderLines).values({ ...line!, orderId: id, sellingPricePaise: 460_00 })
  return id
}
