import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'

import type { Order } from '#contract/orders.ts'
import { orderLines, orders } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'

import { tableRows } from '../page-parts.ts'
import { expect, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf } from '../shopper.ts'

// Printed from a dark panel, too.
test.use({ colorScheme: 'dark' })

test(
  'chosen orders are printed in black on A4: none over two pages where it fits on one, and a longer one with its head on each',
  { tag: '@night' },
  async ({ page, context }) => {
    const customer = `Kavita ${newId()}`
    const bought = await orderOf(page, customer, 'Tomato')
    const long = await copyOf(bought, 70, { minutes: 1 })
    const short = await Promise.all([2, 3, 4].map((minutes) => copyOf(bought, 9, { minutes })))
    const fetched = await copyOf(bought, 1, { minutes: 5, isCollected: true })
    await comeAsAdmin(page)
    await page.goto(`/admin-panel/all-orders?${new URLSearchParams({ q: customer })}`)
    await expect(tableRows(page)).toHaveCount(6)
    await page.getByLabel('Choose all on this page').check()

    const list = await printed(page, context, 'Print pack list')
    expect(list.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      list.map(() => [595, 842]),
    )
    // The first; three of the long one, with a short one after its end; two short ones; the last.
    expect(list).toHaveLength(6)
    const pagesWith = (pages: Printed[], words: string) =>
      pages.flatMap(({ text }, place) => (text.includes(unspaced(words)) ? [place] : []))
    for (const id of [bought._id, fetched, ...short]) {
      expect(pagesWith(list, await nameOf(id)), id).toHaveLength(1)
      const lines = pagesWith(list, `of ${id.slice(-6)};`)
      expect(lines.length, id).toBeLessThanOrEqual(1)
      if (short.includes(id)) expect(lines).toEqual(pagesWith(list, await nameOf(id)))
    }
    const ofLong = pagesWith(list, `of ${long.slice(-6)};`)
    expect(ofLong.length).toBeGreaterThan(1)
    expect(pagesWith(list, await nameOf(long))).toEqual(ofLong)
    for (let line = 1; line <= 70; line++)
      expect(pagesWith(list, `Line ${line} of ${long.slice(-6)};`), `${line}`).toHaveLength(1)

    const sheet = await printed(page, context, 'Print delivery sheet')
    const text = sheet.map((one) => one.text).join('')
    for (const words of [
      'Take ₹500.00',
      '98765 43210',
      'Behind the temple, Pune 411002, Maharashtra',
      'Needs an address: cannot go out',
      'Fetched at the market: not to be brought',
      'Signature',
    ])
      expect(text).toContain(unspaced(words))
    for (const id of [bought._id, fetched, ...short])
      expect(pagesWith(sheet, await nameOf(id)), id).toHaveLength(1)
  },
)

interface Printed {
  width: number
  height: number
  text: string
}

/** What comes out of the printer, by page. */
async function printed(page: Page, context: BrowserContext, what: string): Promise<Printed[]> {
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: what }).click()
  const sheet = await opened
  await expect(sheet.getByRole('table').first()).toBeVisible()
  await sheet.emulateMedia({ media: 'print' })
  expect(await sheet.locator('.sheets').evaluate((part) => getComputedStyle(part).color)).toBe('rgb(0, 0, 0)')
  const pdf = await getDocumentProxy(new Uint8Array(await sheet.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf)
  const pages = await Promise.all(
    text.map(async (words, place) => {
      const { width, height } = (await pdf.getPage(place + 1)).getViewport({ scale: 1 })
      return { width, height, text: unspaced(words) }
    }),
  )
  await sheet.close()
  return pages
}

/** Letters that stand closer or wider are read with spaces between them. */
function unspaced(words: string): string {
  return words.replaceAll(/\s/g, '')
}

/** As people read it: `#1002`. */
async function nameOf(id: string): Promise<string> {
  const [order] = await shopOfWorker().db.select().from(orders).where(eq(orders.id, id))
  return `#${order?.number}`
}

/** Another order of the same person, in cash, of ₹500.00 and so many lines; answers its id. */
async function copyOf(
  { _id, user }: Order,
  lines: number,
  { minutes, isCollected = false }: { minutes: number; isCollected?: boolean },
): Promise<string> {
  const { db } = shopOfWorker()
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, _id))
  const id = newId()
  const sums = { subtotalPaise: 460_00, shippingPaise: 40_00, totalPaise: 500_00 }
  const createdAt = new Date(Date.now() + minutes * 60_000)
  const standing = { paymentWay: 'cash', status: 'placed', isCollected } as const
  await db.insert(orders).values({ id, personId: user._id, createdAt, ...standing, ...sums })
  await db.insert(orderLines).values(
    Array.from({ length: lines }, (_, place) => ({
      ...line!,
      orderId: id,
      position: place,
      productName: `Line ${place + 1} of ${id.slice(-6)};`,
    })),
  )
  return id
}
