import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'

import { barsOf, barsPath } from '#app/desk/labels/bars.ts'
import type { Order } from '#contract/orders.ts'
import { orderEvents, orderLines, products } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, productNamed, returnAs } from '../shopper.ts'

// Goods that are taken along at the stall: with a line and without, by words and by bar codes.

const room = '/stall/sell'
const code = '5901234123457'

/** As a reader does it: its keys come faster than a busy machine passes on what is typed. */
function readCode(page: Page, digits: string): Promise<void> {
  return page.evaluate((read) => {
    for (const key of [...read.split(''), 'Enter'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
  }, digits)
}

test('two goods are sold with five presses beside the words: paid, off the shelf, on a bill, and the next one begins', async ({
  page,
}) => {
  await comeAsAdmin(page)
  const offerCode = `MARKET${newId().slice(0, 10).toUpperCase()}`
  const offer = { name: 'Market day', kind: 'rupees', off: 7, code: offerCode, from: '2020-01-01' }
  expect((await page.request.post('/api/offers', { data: offer })).ok()).toBe(true)
  await comeAs(page, { name: `Ravi ${newId()}`, role: 'GENERAL', duties: ['counter'] })
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true)
  })
  await page.goto('/stall')
  await expect(page).toHaveURL(room)
  const field = page.getByRole('combobox', { name: 'Add a line' })
  await expect(field).toBeFocused()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }

  for (const words of ['tomato', '2 poha']) {
    await page.keyboard.type(words)
    await expect(page.getByRole('option', { selected: true })).toContainText('₹')
    await press('Enter')
  }
  await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(2)
  await press('Enter')
  await expect(page.getByLabel('The customer gives')).toBeFocused()
  await page.keyboard.type('500')
  await expect(page.getByRole('status').filter({ hasText: 'back' })).toHaveText(/^₹[\d.]+ back$/)
  expect(await violationsOf(page)).toEqual([])
  await press('Enter')

  const sold = page.getByRole('region', { name: 'Sold last' })
  await expect(sold).toContainText(/₹[\d.]+ back.*in cash.*Order #\d+, bill/)
  await expect(field).toBeFocused()
  presses += 1
  await sold.getByRole('button', { name: 'Print the bill' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await expect(page.locator('.paper')).toContainText(/Walk-in customer.*Tomato.*Change/s)
  expect(presses).toBe(5)
  const order = await orderIn(page)
  expect(order).toMatchObject({
    status: 'Delivered',
    payment: { way: 'Cash', standing: 'paid' },
    user: { _id: '', name: 'Walk-in customer' },
  })

  await test.step('packs that differ are named first, and Enter then takes one', async () => {
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(field).toBeFocused()
    await page.keyboard.type('2 atta')
    await expect(page.getByRole('option', { selected: true })).toContainText('₹')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^There are 1 kg, 5 kg and 10 kg/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Lines' })).toHaveCount(0)
    await page.keyboard.type('guava')
    await expect(field).toHaveValue('guava')
    await field.fill('')
    await page.getByRole('button', { name: 'Cash', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('“2 atta” still waits for its pack.')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Lines' })).toContainText('Whole Wheat Atta')
    // Who names the pack is not asked.
    await page.keyboard.type('atta 5 kg')
    await expect(page.getByRole('option', { selected: true })).toContainText('5 kg')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Lines' })).toContainText('Whole Wheat Atta 5 kg')
  })

  await test.step('a reader of bar codes is heard wherever the focus is', async () => {
    const { productName } = await withCode(page)
    await page.getByRole('button', { name: 'Cash', exact: true }).click()
    await expect(page.getByLabel('The customer gives')).toBeFocused()
    // Slower than readers are: no sum has so many digits.
    await page.keyboard.type(code, { delay: 60 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Lines' })).toContainText(productName)
    await readCode(page, '96385074')
    await expect(page.getByRole('alert')).toContainText('No goods have the bar code 96385074.')
  })

  await test.step('letters that are typed while the room opens are kept', async () => {
    await page.goto('/stall/new-order')
    await page.getByRole('navigation', { name: 'Stall' }).getByRole('link', { name: 'Sell' }).click()
    await page.keyboard.type('guava')
    await expect(field).toHaveValue('guava')
    await expect(field).toBeFocused()
    await expect(page.getByRole('list', { name: 'Lines' })).toBeVisible()
    await page.getByRole('button', { name: 'Cash', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('“guava” is not added yet.')
    await expect(field).toBeFocused()
    await field.fill('')
  })

  await test.step('UPI shows a code with the sum; a whole number says whose goods they are, of this sale alone', async () => {
    const mobile = `9${String(Date.now()).slice(-9)}`
    await page.request.post('/api/counter/people', { data: { name: 'Lata Bai', mobile } })
    await page.getByRole('button', { name: 'Offer code' }).click()
    await page.getByLabel('Offer code').fill(offerCode.toLowerCase())
    await page.getByLabel('Customer’s number').fill(mobile)
    await page.getByRole('button', { name: 'UPI', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Sum' })).toContainText('For Lata Bai')
    await expect(page.getByRole('region', { name: 'Sum' })).toContainText('Market day−₹7.00')
    await expect(page.getByRole('img', { name: /^QR code: ₹/ })).toBeVisible()
    await expect(page.getByLabel('UPI reference')).toBeFocused()
    await page.keyboard.type(`T${newId().slice(0, 12).toUpperCase()}`)
    await page.keyboard.press('Enter')
    await expect(sold).toContainText('by UPI')
    expect(await orderIn(page)).toMatchObject({ user: { name: 'Lata Bai' }, discount: 7 })
    await expect(page.getByLabel('Customer’s number')).toHaveValue('')
  })

  await test.step('a sale by mistake is undone with one press', async () => {
    await sold.getByRole('button', { name: 'Undo the sale' }).click()
    await expect(sold).toContainText(/^Undone\. Order #\d+ is cancelled\..*by UPI is out of your till/)
    await expect(field).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    expect(await orderIn(page)).toMatchObject({ status: 'Cancelled', due: 0 })
  })
})

test.describe('without a line', () => {
  test.use({ ...phone, serviceWorkers: 'allow', expectedComplaints: failedRequests, savesData: false })

  test(
    'the stall sells on for cash, also after a reload; what waits is sent when the line is back, and belongs to who sold it',
    { tag: '@night' },
    async ({ page, context }) => {
      const ravi = await comeAs(page, { name: 'Ravi', role: 'GENERAL', duties: ['counter'] })
      await page.goto(room)
      await hasShell(page)

      await context.setOffline(true)
      await sell(page, 'tomato')
      const sold = page.getByRole('region', { name: 'Sold last' })
      await expect(sold).toContainText('It is kept on this device')
      await expect(sold.getByRole('button', { name: 'Print a slip' })).toBeVisible()
      await page.reload()
      await expect(page).toHaveURL('/stall/without-line')
      const unsent = page.getByRole('region', { name: 'Not sent yet' })
      await expect(unsent).toContainText('1 sale')
      await sell(page, 'poha')
      await expect(unsent).toContainText('2 sales')
      await expect(page.getByRole('button', { name: 'UPI', exact: true })).toBeDisabled()

      await test.step('somebody else at this device sees nothing of it, and sends nothing of it', async () => {
        await page.route('**/api/counter/sales', (route) => route.abort())
        await context.setOffline(false)
        await comeAs(page, { name: 'Bina', role: 'GENERAL', duties: ['counter'] })
        await page.goto(room)
        await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeVisible()
        await expect(unsent).toHaveCount(0)
      })

      await test.step('who sold it sends it, each once and in their order', async () => {
        await returnAs(page, ravi)
        await page.unroute('**/api/counter/sales')
        await page.goto(room)
        await expect.poll(() => soldBy(ravi.id)).toEqual(['Tomato', 'Thick Poha'])
        await expect(unsent).toHaveCount(0)
      })

      await test.step('a Hindi stall sells on in Hindi', async () => {
        await page.goto(`/hi${room}`)
        await hasShell(page, '/hi/stall/without-line')
        await context.setOffline(true)
        await page.reload()
        await expect(page).toHaveURL('/hi/stall/without-line')
        await expect(page.getByRole('combobox', { name: 'सामान जोड़ें' })).toBeVisible()
        await context.setOffline(false)
        await page.goto(room)
      })

      await test.step('a sale that the shop refuses is kept, and says why; a sign-out says what waits', async () => {
        const gone = {
          code: 'not_found',
          message: 'We cannot find this product.',
          success: false,
          error: true,
        }
        let isLineBroken = true
        await page.route('**/api/counter/sales', (route) =>
          isLineBroken ? route.abort() : route.fulfill({ status: 404, json: gone }),
        )
        await sell(page, 'tomato')
        await expect(unsent).toContainText('1 sale')
        isLineBroken = false
        await page.reload()
        await expect(unsent.getByRole('list', { name: 'Refused' })).toContainText(
          /Tomato.*We cannot find this product\..*Try again/s,
        )
        expect(await violationsOf(page)).toEqual([])
        await page.getByRole('button', { name: /^Your account/ }).click()
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page.getByText('1 sale waits on this device: sign in here to send.')).toBeVisible()
        expect(await page.evaluate(waitingOnDevice)).toBe(1)
      })
    },
  )
})

test('the camera reads a bar code, in panel and stall alone', { tag: '@night' }, async () => {
  const page = await pageWithCamera()
  await comeAsAdmin(page)
  const { productName } = await withCode(page)
  await page.goto('/admin-panel/sell')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(productName, { timeout: 15_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Lines' })).toContainText(productName)
  const answer = await page.goto('/')
  expect(answer?.headers()['permissions-policy']).toBe('camera=()')
  expect(answer?.headers()['content-security-policy']).not.toContain('wasm')
  await page.context().browser()?.close()
})

/** A browser of its own, whose camera sees the bar code. */
async function pageWithCamera(): Promise<Page> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haat-camera-'))
  const bars = barsOf(code)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="white"/>
    <g transform="translate(130 120) scale(4 240)"><path d="${barsPath(bars)}"/></g></svg>`
  const file = path.join(folder, 'bars.mjpeg')
  await fs.writeFile(file, await sharp(Buffer.from(picture)).jpeg({ quality: 95 }).toBuffer())
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  return (await browser.newContext({ baseURL: shopOfWorker().url })).newPage()
}

/** One of the goods that have the code; the browser is who it was. */
async function withCode(page: Page): Promise<{ productName: string }> {
  const { db } = shopOfWorker()
  const [has] = await db
    .select({ productName: products.name })
    .from(products)
    .where(eq(products.barcode, code))
  if (has) return has
  const { _id, productName } = await productNamed(page, 'Desi Gur')
  await db.update(products).set({ barcode: code }).where(eq(products.id, _id))
  return { productName }
}

async function sell(page: Page, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add a line' })
  await field.fill(words)
  await expect(page.getByRole('option', { selected: true })).toContainText('₹')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Cash', exact: true }).click()
  await page.getByRole('button', { name: 'Exactly' }).click()
  await expect(page.getByRole('region', { name: 'Sold last' })).toBeVisible()
}

/** Until the worker has the stall's page with all that it needs, and the device has the goods. */
async function hasShell(page: Page, shell = '/stall/without-line'): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, shell))
    .toBe(true)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
}

async function orderIn(page: Page): Promise<Order> {
  const link = page.getByRole('region', { name: 'Sold last' }).getByRole('link')
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  const answer = await page.request.get(`/api/orders/${id}`)
  return ((await answer.json()) as { data: Order }).data
}

/** What a helper has sold, the first first. */
async function soldBy(personId: string): Promise<string[]> {
  const sold = await shopOfWorker()
    .db.select({ name: orderLines.productName })
    .from(orderLines)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orderLines.orderId))
    .where(eq(orderEvents.actorId, personId))
    .orderBy(asc(orderEvents.id))
  return sold.map(({ name }) => name)
}

async function waitingOnDevice(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('haat-stall')
    opening.addEventListener('success', () => {
      const count = opening.result.transaction('sales').objectStore('sales').count()
      count.addEventListener('success', () => resolve(count.result))
    })
  })
}
