import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'

import { orders, people } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'

import { violationsOf } from '../a11y/axe.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf } from '../shopper.ts'

// Who may learn and do what by the link is proved in domain/counter/status-link.http.test.ts.
test.use({ expectedComplaints: failedRequests })

test(
  'a caller’s number finds them and their orders in two presses, and the link to their order is theirs on a telephone',
  { tag: '@night' },
  async ({ page, browser }) => {
    const order = await orderOf(page, 'Savita Joshi', 'Tomato')
    await giveNumber(order._id, '9811022033')
    await comeAsAdmin(page)
    await page.goto('/admin-panel/stock')
    await expect(page.getByRole('table').first()).toBeVisible()

    await test.step('Ctrl K, the number as it is said, Enter', async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toBeFocused()
      await page.keyboard.type('098110-22033')
      const found = page.getByRole('option')
      await expect(found).toContainText(['Savita Joshi', `#${order.orderNumber}Paid`])
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savita Joshi')
    })

    await test.step('the customer’s page has their orders, places and our notes, and begins an order for them', async () => {
      await expect(page.getByRole('list', { name: 'Orders' })).toContainText('1 × Tomato')
      await expect(page.getByRole('list', { name: 'Places' })).toContainText(addressInPune.line1)
      await page.getByLabel('A new note').fill('Rings twice.')
      await page.getByRole('button', { name: 'Save the note' }).click()
      await expect(page.getByRole('list', { name: 'Our notes' })).toContainText('Rings twice.')
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: 'New order' }).last().click()
      await expect(page.getByText('Somebody else')).toBeVisible()
      await expect(page.getByText('9811022033')).toBeVisible()
    })

    const link =
      await test.step('the link to the order goes out by WhatsApp or SMS to the number', async () => {
        await page.goto(`/admin-panel/all-orders/${order._id}`)
        await page.getByRole('button', { name: 'Link to see the order' }).click()
        const dialog = page.getByRole('dialog')
        const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' })
        await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/919811022033\?text=.*status$/)
        await expect(dialog.getByRole('link', { name: 'SMS' })).toHaveAttribute(
          'href',
          /^sms:\+919811022033\?&body=/,
        )
        expect(await violationsOf(page)).toEqual([])
        return /http\S+/.exec(await dialog.innerText())?.[0] ?? ''
      })

    const context = await browser.newContext({ ...phone, baseURL: shopOfWorker().url })
    const theirs = await context.newPage()
    const answer = await theirs.goto(link)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(await theirs.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    const main = theirs.getByRole('main')
    await expect(main).toContainText('Tomato')
    for (const secret of ['Savita', addressInPune.line1, '98110'])
      await expect(main).not.toContainText(secret)
    expect(await violationsOf(theirs)).toEqual([])
    await theirs.getByLabel('The last 4 digits of your mobile number').fill('1111')
    await theirs.getByRole('button', { name: 'Open it' }).click()
    await expect(theirs.getByRole('alert').filter({ hasText: 'not the last four digits' })).toBeVisible()
    await theirs.getByLabel('The last 4 digits of your mobile number').fill('2033')
    await theirs.getByRole('button', { name: 'Open it' }).click()
    await expect(main).toContainText(addressInPune.line1)
    expect(await violationsOf(theirs)).toEqual([])
    await cancel(theirs)
    await context.close()
  },
)

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is cancelled' })).toBeVisible()
}

async function giveNumber(orderId: string, mobile: string): Promise<void> {
  const { db } = shopOfWorker()
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  await db
    .update(people)
    .set({ mobile })
    .where(eq(people.id, order?.personId ?? ''))
}
