import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'
import { addressInPune } from '#tests/support/address.ts'

import { violationsOf } from '../a11y/axe.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, productNamed } from '../shopper.ts'

// What a press does to an order, its money and its till is proved beside domain/runs.
test.use({ ...phone, serviceWorkers: 'allow', savesData: false, expectedComplaints: failedRequests })

test(
  'a run of five stops is made, sent out and ridden, with the line cut for three of them, and its cash is counted',
  { tag: '@night' },
  async ({ page, context }) => {
    test.slow()
    await comeAsAdmin(page)
    const [first, second, third, fourth, fifth] = [
      await packed(page),
      await packed(page),
      await packed(page),
      await packed(page),
      await packed(page),
    ]
    const numbers = [first, second, third, fourth, fifth]
    let link = ''

    await test.step('the desk makes it of what is packed, changes its order and sends it out', async () => {
      await page.goto('/admin-panel/runs')
      const toBring = page.getByRole('region', { name: 'To bring' })
      for (const box of await toBring.getByRole('checkbox', { name: /^Choose all/ }).all())
        await box.uncheck()
      for (const number of numbers) await toBring.getByRole('checkbox', { name: `Choose #${number}` }).check()
      expect(await violationsOf(page)).toEqual([])
      await toBring.getByRole('button', { name: 'Make a run of 5' }).click()
      const run = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /^Run \d+$/ }), hasText: `#${first}` })
      const up = run.getByRole('button', { name: `Move #${second} up` })
      await up.click()
      const lines = run.getByRole('listitem')
      await expect(lines.first()).toContainText(`#${second}`)
      await run.getByRole('button', { name: `Move #${second} down` }).click()
      await expect(lines.first()).toContainText(`#${first}`)
      await run.getByRole('button', { name: 'Rider’s link' }).click()
      const shown = page.getByRole('dialog').getByText(/\/run\/[\w-]{22}$/)
      link = new URL((await shown.textContent()) ?? '').pathname
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await run.getByRole('button', { name: 'Send out' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send out' }).click()
      await expect(run.getByRole('status')).toHaveText('0 of 5 done')
    })

    const rider = await context.newPage()
    const status = rider.getByRole('status').first()
    const stop = (number: number) => rider.getByRole('listitem').filter({ hasText: `#${number}` })

    await test.step('the rider opens the link without an account, and takes cash', async () => {
      const document = await rider.request.get(link)
      expect([document.headers()['cache-control'], document.headers()['referrer-policy']]).toEqual([
        'private, no-store',
        'no-referrer',
      ])
      expect(await document.text()).toContain('content="noindex"')
      expect(await document.text()).not.toContain('Tulsi Baug')
      await rider.goto(link)
      await expect(stop(first)).toContainText('Tulsi Baug')
      await expect(stop(first).getByRole('link', { name: /^Call/ })).toHaveAttribute(
        'href',
        'tel:+919876543210',
      )
      expect(await violationsOf(rider)).toEqual([])
      await stop(first)
        .getByRole('button', { name: /taken in cash$/ })
        .click()
      await expect(status).toHaveText('1 of 5 done, all is sent')
    })

    await test.step('without a line three stops go on, also after a reload, and one is taken back before it is sent', async () => {
      await expect
        .poll(() => rider.evaluate(async () => (await caches.match('/run')) !== undefined))
        .toBe(true)
      await rider.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await context.setOffline(true)
      await stop(second).getByRole('button', { name: 'By UPI' }).click()
      await expect(rider.getByRole('img', { name: /^QR code/ })).toBeVisible()
      await rider.getByLabel('Reference').fill(`upi${newId().slice(0, 12)}`)
      await rider.getByRole('button', { name: /came by UPI$/ }).click()
      await expect(status).toContainText('2 of 5 done, 1 is still to be sent')
      await rider.reload()
      await expect(rider).toHaveURL('/run')
      await expect(status).toContainText('2 of 5 done, 1 is still to be sent')
      await stop(third).getByRole('button', { name: 'Not at home' }).click()
      await stop(third).getByRole('button', { name: 'Yes, nobody' }).click()
      await stop(fourth).getByRole('button', { name: 'Another sum' }).click()
      await rider.getByLabel('How much, in cash').fill('10')
      await rider.getByLabel(/^Why less/).fill('No change.')
      await rider.getByRole('button', { name: 'Take it' }).click()
      await expect(status).toContainText('4 of 5 done, 3 are still to be sent')
      expect(await violationsOf(rider)).toEqual([])
    })

    await test.step('with the line back all of it is sent, each once, and the desk sees it', async () => {
      await context.setOffline(false)
      await expect(status).toContainText('4 of 5 done, all is sent', { timeout: 30_000 })
      await stop(fifth).getByRole('button', { name: 'Not wanted' }).click()
      await stop(fifth).getByRole('button', { name: 'Yes, it goes back' }).click()
      await expect(status).toContainText('5 of 5 done, all is sent')
      await page.reload()
      const run = page.getByRole('listitem').filter({ hasText: '5 of 5 done' })
      await expect(run.getByRole('listitem').filter({ hasText: `#${third}` })).toContainText('Nobody at home')
      await expect(run.getByRole('listitem').filter({ hasText: `#${fourth}` })).toContainText(
        '₹10.00 in cash, No change.',
      )
      await run.getByRole('button', { name: 'The van is back' }).click()
      const dialog = page.getByRole('dialog')
      const said = await dialog.getByText(/^There should be/).textContent()
      await dialog.getByLabel('Counted (₹)').fill(/₹([\d,.]+)/.exec(said ?? '')![1]!)
      await dialog.getByRole('button', { name: 'Close the run' }).click()
      await expect(run).toContainText('counted')
    })

    await test.step('then the rider’s page knows no door any more', async () => {
      await rider.reload()
      await expect(rider.getByRole('heading', { name: 'This run is over' })).toBeVisible({ timeout: 30_000 })
      expect(await rider.evaluate(() => localStorage.getItem('haat.runs') ?? '')).not.toContain('Tulsi')
    })
  },
)

/** An order of the telephone with money due, packed; its number. */
async function packed(page: Page): Promise<number> {
  const { _id: productId, sellingPrice } = await productNamed(page, 'Tomato')
  const taken = await page.request.post('/api/counter/orders', {
    data: {
      person: { name: 'Asha Patil' },
      lines: [{ productId, quantity: 1 }],
      amount: sellingPrice + 40,
      payment: { way: 'later' },
      address: addressInPune,
    },
  })
  expect(taken.ok(), await taken.text()).toBe(true)
  const { orderId, orderNumber } = (await taken.json()) as { orderId: string; orderNumber: number }
  const moved = await page.request.post(`/api/orders/${orderId}/move`, { data: { action: 'pack' } })
  expect(moved.ok(), await moved.text()).toBe(true)
  return orderNumber
}
