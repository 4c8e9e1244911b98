import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'

import { orders, refunds } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'

import { askedAt, cut, holdBack, refuse, serversWords } from '../network.ts'
import { tableRows, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, shopOfWorker, test, testInEachWindow } from '../shop-test.ts'
import { comeAsAdmin, orderOf, rupees } from '../shopper.ts'

const room = '/admin-panel/all-orders'
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by ID, customer or transaction...' })

function orderLink(page: Page, { _id }: { _id: string }): Locator {
  return page.getByRole('link', { name: `${_id.slice(0, 10)}…` })
}

const columns = ['Order ID', 'Customer', 'Products', 'Amount', 'Payment', 'Transaction', 'Date']

testInEachWindow(
  'an order stands in seven columns, on a phone in a card with their names; found by id, customer and transaction',
  async ({ page, isMobile }) => {
    const customer = `Kavita ${newId()}`
    const order = await orderOf(page, customer, 'Tomato', 'Potato', 'Guava', 'Onion')
    const createdAt = new Date('2026-11-20T20:00:00Z')
    await shopOfWorker().db.update(orders).set({ createdAt }).where(eq(orders.id, order._id))
    await comeAsAdmin(page)
    await page.goto(room)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Order Management')
    await expect(page).toHaveTitle('Admin Order Management · Haat')
    for (const words of [order._id, customer.toUpperCase(), order.transactionId]) {
      await search(page).fill(words)
      await expect(page).toHaveURL(`${room}?${new URLSearchParams({ q: words })}`)
      await expect(tableRows(page)).toHaveCount(1)
      await expect(tableRows(page).getByRole('cell')).toHaveText([
        `${order._id.slice(0, 10)}…#${order.orderNumber}Paid`,
        customer,
        'Tomato, Potato +2 more',
        rupees(order.totalPrice),
        'Card, paid',
        order.transactionId,
        '21 November 2026',
      ])
    }
    await expect(page.getByRole('columnheader')).toHaveText(columns)
    await expect(orderLink(page, order)).toHaveAttribute('title', order._id)
    const names = await tableRows(page)
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(names).toEqual(columns.map((name) => (isMobile ? `"${name}" / ""` : 'none')))
  },
)

test('the list of orders', async ({ page }) => {
  await test.step('a search in vain: No orders found, and that the search may be adjusted', async () => {
    await comeAsAdmin(page)
    await page.goto(`${room}?q=zzzzqqqq`)
    await expect(page.getByRole('heading', { name: 'No orders found', exact: true })).toBeVisible()
    await expect(page.getByText('Try adjusting your search.', { exact: true })).toBeVisible()
  })

  await test.step('a press on a row, or Enter, opens the page of the order, and the way back leads to the same list', async () => {
    const order = await orderOfAnother(page, `Kavita ${newId()}`, 'Tomato', 'Desi Ghee')
    await comeAsAdmin(page)
    const list = `${room}?q=${order._id}&status=paid`
    await page.goto(list)
    await tableRows(page).getByText('Tomato, Desi Ghee', { exact: true }).click()
    await expect(page).toHaveURL(`${room}/${order._id}`)
    await expect(page).toHaveTitle(`Order #${order.orderNumber} · Haat`)
    for (const words of [
      `Order #${order.orderNumber}`,
      order._id,
      order.user.name,
      order.user.email,
      order.transactionId,
      'Card, paid',
      `1 × ${rupees(order.productId[1]?.sellingPrice ?? 0)}`,
      `Subtotal${rupees(order.subtotal)}`,
      `Total${rupees(order.totalPrice)}`,
    ])
      await expect(page.getByRole('main')).toContainText(words)
    await page.getByRole('link', { name: 'All orders', exact: true }).click()
    await expect(page).toHaveURL(list)
    await expect(tableRows(page)).toHaveCount(1)
    // The row is there before the keys of the list are.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(orderLink(page, order)).toBeFocused({ timeout: 300 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${room}/${order._id}`)
  })

  await test.step('the arrows go on from whatever of a row has the focus, and do nothing below a dialog', async () => {
    const customer = `Kavita ${newId()}`
    await orderOfAnother(page, customer, 'Tomato')
    await orderOfAnother(page, customer, 'Guava')
    await comeAsAdmin(page)
    await page.goto(`${room}?${new URLSearchParams({ q: customer })}`)
    await expect(tableRows(page)).toHaveCount(2)
    const opener = (place: number) => tableRows(page).nth(place).getByRole('link').first()
    await tableRows(page).first().getByRole('button', { name: /^Copy/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(opener(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect(opener(0)).toBeFocused()

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('body')).toBeFocused()
  })

  await test.step('a refund that the gateway refused for good stands in the list and, with what to do, in the order', async () => {
    const order = await orderOfAnother(page, `Kavita ${newId()}`, 'Tomato')
    const refused = { refusal: 'The payment is more than six months old.', refusedAt: new Date() }
    await shopOfWorker()
      .db.insert(refunds)
      .values({
        id: newId(),
        paymentId: order.transactionId,
        amountPaise: 20_00,
        reason: 'by_hand',
        requestedAt: new Date(),
        ...refused,
      })
    await comeAsAdmin(page)
    await page.goto(`${room}?q=${order._id}`)
    await expect(tableRows(page)).toContainText('Card, refund refused')
    await tableRows(page).getByText('Tomato', { exact: true }).click()
    await expect(page.getByRole('main')).toContainText(
      `₹20.00 of ${order.transactionId} could not be given back: “${refused.refusal}” Please give it back at the payment gateway, or to the customer in another way.`,
    )
  })

  await test.step('a name of one long word widens neither the table nor its order', async () => {
    const customer = `${newId()}${'W'.repeat(60)}`
    const order = await orderOfAnother(page, customer, 'Tomato')
    await comeAsAdmin(page)
    for (const address of [`${room}?q=${order._id}`, `${room}/${order._id}`]) {
      await page.goto(address)
      await expect(page.getByText(customer)).toBeVisible()
      for (const width of [1280, 1024, 768, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
      }
    }
  })
})

/** The panel is left before somebody else comes: what it still asks for would be refused them. */
async function orderOfAnother(page: Page, name: string, ...products: string[]) {
  await page.goto('about:blank')
  return orderOf(page, name, ...products)
}

test.describe('when it fails', () => {
  test.use({ expectedComplaints: failedRequests })

  test('a list of orders that does not load', async ({ page }) => {
    await orderOf(page, 'Asha Devi', 'Tomato')
    await comeAsAdmin(page)
    for (const [what, fail, message] of [
      ['the server refuses them shows its message', refuse(503, serversWords), serversWords],
      ['the line breaks: Failed to fetch orders', cut, 'Failed to fetch orders'],
    ] as const)
      await test.step(`a list of orders when ${what}, and a way to try again`, async () => {
        await page.route('**/api/all-orders?*', fail)
        await page.goto(room)
        await expect(toastSaying(page, message)).toBeVisible()
        await expect(page.getByRole('heading', { name: message, exact: true })).toBeVisible()
        await expect(page.getByRole('alert')).toContainText(message)
        await page.unroute('**/api/all-orders?*')
        const letGo = await holdBack(page, '**/api/all-orders?*')
        const asked = askedAt(page, '/api/all-orders')
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.getByRole('button', { name: 'Trying again...' }).dispatchEvent('click')
        letGo()
        await expect(tableRows(page).first()).toBeVisible()
        expect(asked).toHaveLength(1)
      })
  })
})
