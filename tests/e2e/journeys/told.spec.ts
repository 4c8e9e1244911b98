import type { Page } from '@playwright/test'

import { tableRows } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, orderOf } from '../shopper.ts'

// A shopper in one browser, the shop's people in others: what is told, to whom and how fast is proved beside
// server/desk-streams.ts.

test(
  'a shopper orders, and the panel is told within five seconds, without moving what is worked at',
  { tag: '@night' },
  async ({ page, browser }) => {
    const { url } = shopOfWorker()
    const shopper = await (await browser.newContext({ baseURL: url })).newPage()
    await orderOf(shopper, 'Asha Devi', 'Tomato')
    await comeAsAdmin(page)
    await page.goto('/admin-panel/all-orders')
    const seen = () => page.evaluate(() => localStorage.getItem('haat.notices-seen'))
    await expect.poll(seen).not.toBeNull()
    await expect(tableRows(page).first()).toBeVisible()
    const rows = await tableRows(page).count()
    await page.keyboard.press('ArrowDown')
    const focused = page.locator('main :focus')
    const worked = await focused.getAttribute('title')
    const top = async () => (await tableRows(page).first().boundingBox())?.y
    const before = await top()

    const order = await orderOf(shopper, 'Lata Bai', 'Onion')
    const show = page.getByRole('button', { name: '1 new order. Show it' })
    await expect(show).toBeVisible({ timeout: 5_000 })

    await test.step('the window’s title and the room Notices count it, and it is read out', async () => {
      await expect(page).toHaveTitle(/^\(1\) Admin Order Management/)
      await expect(notices(page)).toHaveText('Notices1 waiting')
      await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'New order' })).toContainText(
        `New order #${order.orderNumber}`,
      )
    })

    await test.step('the list has not moved, and shows it when it is asked for', async () => {
      expect(await tableRows(page).count()).toBe(rows)
      expect(await top()).toBe(before)
      expect(await focused.getAttribute('title')).toBe(worked)
      await show.click()
      // Other tests of the shop date orders ahead.
      await expect(tableRows(page).filter({ hasText: `#${order.orderNumber}` })).toBeVisible()
      await expect(show).toBeHidden()
    })

    await test.step('Notices leads to it, and then it is seen; an address is named there', async () => {
      await notices(page).click()
      await expect(page).toHaveTitle(/^Notices/)
      await expect(notices(page)).toHaveText('Notices')
      await page.getByLabel('One more address').fill('keeper@example.com')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('group', { name: 'keeper@example.com' })).toBeVisible()
      const told = page.getByRole('region', { name: 'Lately' }).getByRole('link')
      await expect(told.first()).toContainText(`New order #${order.orderNumber}`)
      const next = await orderOf(shopper, 'Mohan Lal', 'Guava')
      await expect(told.first()).toContainText(`New order #${next.orderNumber}`, { timeout: 5_000 })
      await told.first().click()
      await expect(page).toHaveURL(`/admin-panel/all-orders/${next._id}`)
    })

    await test.step('To do counts whole, with the oldest first', async () => {
      await page.goto('/admin-panel')
      const toDo = page.getByRole('region', { name: 'To do' })
      const packing = toDo.getByRole('link', { name: /orders? to pack/ })
      const count = Number.parseInt((await packing.textContent()) ?? '', 10)
      await orderOf(shopper, 'Lata Bai', 'Tomato')
      await expect(packing).toContainText(String(count + 1), { timeout: 5_000 })
      await packing.click()
      await expect(page).toHaveURL('/admin-panel/all-orders?status=placed&status=paid')
    })
    await shopper.context().close()
  },
)

test.describe('on a phone', () => {
  test.use(phone)

  test(
    'who packs finds at the stall what is to do, and switches a kind off',
    { tag: '@night' },
    async ({ page }) => {
      await orderOf(page, 'Asha Devi', 'Tomato')
      await comeAs(page, { name: 'Ravi Hand', role: 'GENERAL', duties: ['packs'] })
      await page.goto('/stall/to-do')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('To do')
      const toDo = page.getByRole('region', { name: 'To do' })
      await expect(toDo.getByRole('link', { name: /to pack/ })).toBeVisible()
      await expect(toDo).not.toContainText('complaint')
      const lately = page.getByRole('region', { name: 'Lately' })
      await expect(lately).toContainText('New order #')
      const order = page.getByRole('checkbox', { name: 'New order: Here' })
      const saved = page.waitForResponse('**/api/notice-switch')
      await order.uncheck()
      await saved
      await expect(lately).not.toContainText('New order #', { timeout: 5_000 })
      await toDo.getByRole('link', { name: /to pack/ }).click()
      await expect(page).toHaveURL('/stall/orders?status=placed&status=paid')
    },
  )
})

function notices(page: Page) {
  return page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Notices' })
}
