import type { Locator, Page } from '@playwright/test'

import { violationsOf } from '../a11y/axe.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf, returnAs } from '../shopper.ts'

// Money, stock and batches of what is packed are proved beside domain/packing.
test.use({ ...phone, expectedComplaints: failedRequests })

test('who packs answers line by line, also without a line, and what is missing goes back at Packed', async ({
  page,
}) => {
  const keeper = await comeAsAdmin(page)
  const order = await orderOf(page, 'Asha Devi', 'Tomato', 'Guava')
  // As its customer.
  await page.request.post(`/api/orders/${order._id}/if-missing`, {
    data: { position: 0, ifMissing: 'similar' },
  })
  await returnAs(page, keeper)

  await test.step('the order is in the list, and is theirs once it is open', async () => {
    await page.goto('/admin-panel/packing')
    await page.getByRole('link', { name: `Pack #${order.orderNumber}` }).click()
    await expect(page.getByRole('heading', { name: `#${order.orderNumber} Asha Devi` })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('an answer without a line is kept, and sent when it is back', async () => {
    await page.context().setOffline(true)
    await line(page, 'Guava').getByRole('button', { name: 'Missing' }).click()
    await expect(line(page, 'Guava')).toContainText('Kept here.')
    await page.context().setOffline(false)
    await expect(line(page, 'Guava')).not.toContainText('Kept here.', { timeout: 20_000 })
    await expect(line(page, 'Guava')).toContainText('Missing: the money goes back')
  })

  await test.step('something else goes where the customer wants that, and never dearer', async () => {
    await line(page, 'Tomato').getByRole('button', { name: 'Missing' }).click()
    await line(page, 'Tomato').getByRole('button', { name: 'Pack something else' }).click()
    const dialog = page.getByRole('dialog')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('listitem').first().getByRole('button').click()
    await expect(line(page, 'Tomato')).toContainText('Instead: 1 ×')
  })

  await test.step('Packed says what the customer gets back', async () => {
    await page.getByRole('button', { name: 'Packed' }).click()
    await expect(page.getByText(`#${order.orderNumber} is packed.`)).toBeVisible()
    await expect(page.getByText('less than ordered')).toBeVisible()
    await page.getByRole('link', { name: 'Next order' }).click()
    await expect(page.getByRole('link', { name: `Pack #${order.orderNumber}` })).toHaveCount(0)
  })
})

function line(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}
