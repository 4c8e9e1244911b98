import type { Browser, Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'
import { addressInPune } from '#tests/support/address.ts'
import { audit } from '#tests/support/desk-day/audit.ts'
import { readBooks } from '#tests/support/desk-day/books.ts'

import { checkOut, payByUpi, tableRows } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, sentMails, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, productNamed, returnAs } from '../shopper.ts'

// A file with mistakes is refused, and a cart with an archived good.
test.use({ expectedComplaints: failedRequests })

const pieces = 20
const shelf = 'pickles'

// The other tests of this worker find the shelf as it was.
test.afterEach(async () => {
  await shopOfWorker().pool.query(`update products set state = 'archived' where name like 'Thali No%'`)
})

test(
  'the first morning: 40 products from a file, the prices of their shelf, a good that goes while it lies in a cart, an order by telephone that is paid by its link, and a hand who packs; afterwards stock, money, mails, invoices and audit agree',
  { tag: '@night' },
  async ({ page, browser }) => {
    test.slow()
    const shop = shopOfWorker()
    const shopkeeper = await comeAsAdmin(page)
    const ofTry = newId().slice(0, 8)
    const names = Array.from({ length: 40 }, (_, i) => `Thali No${i + 100} of ${ofTry}`)

    await test.step('a file of 40 products is refused for three wrong lines, mended and taken', async () => {
      const { productImage } = await productNamed(page, 'Tomato')
      const lines = names.map((name) => [
        name,
        'Clay House',
        shelf,
        '120',
        '100',
        pieces,
        '6912',
        '12',
        'Of clay.',
      ])
      const file = (wrong: Record<number, [column: number, cell: string]>) =>
        [
          [
            'name',
            'brand',
            'category',
            'price (mrp)',
            'selling price',
            'stock',
            'hsn code',
            'tax rate',
            'description',
            'pictures',
          ],
          ...lines.map((cells, i) => [
            ...cells.map((cell, column) => (wrong[i]?.[0] === column ? wrong[i][1] : cell)),
            productImage[0],
          ]),
        ]
          .map((cells) => cells.join(','))
          .join('\r\n')
      await page.goto('/admin-panel/all-products')
      await page.getByRole('link', { name: 'Import' }).click()
      await chooseFile(page, file({ 4: [4, 'cheap'], 17: [2, 'no shelf'], 39: [5, '-1'] }))
      await expect(page.getByText('3 lines are wrong, so nothing is taken.')).toBeVisible()
      await expect(tableRows(page).nth(2)).toContainText('41')
      await chooseFile(page, file({}))
      await page.getByRole('button', { name: 'Import 40 products' }).click()
      await expect(page.getByText('Done: 40 products are in the shop')).toBeVisible()
    })
    const ids = await idsOf(page, names)

    await test.step('prices, stock and what is on the shelf are set by keyboard and saved in one go', async () => {
      await page.goto(`/admin-panel/prices?${new URLSearchParams({ shelf })}`)
      await page.getByRole('gridcell').getByLabel(`Selling price of ${names[0]}`, { exact: true }).focus()
      await page.keyboard.type('80')
      await page.keyboard.press('Enter')
      await page.keyboard.type('90.50')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.type(String(pieces + 5))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+s')
      const bar = page.getByRole('region', { name: 'Save prices' })
      await expect(bar).toContainText('No changes')
    })
    const morning = new Map(ids.map((id, i) => [id, i === 2 ? pieces + 5 : pieces]))

    const asha = await comeAs(page, { name: 'Asha', role: 'GENERAL' })
    await page.request.post('/api/addresses', { data: { ...addressInPune, name: 'Asha' } })
    for (const productId of [ids[0], ids[1]])
      await page.request.post('/api/addto-cart', { data: { productId } })

    await test.step('a good is archived that lies in a cart: it cannot be paid, and the rest can', async () => {
      await returnAs(page, shopkeeper)
      await page.goto(`/admin-panel/all-products?${new URLSearchParams({ q: names[0]! })}`)
      await page.getByRole('button', { name: `More for ${names[0]}`, exact: true }).click()
      const archived = page.waitForResponse('**/api/set-product-state')
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      expect((await archived).ok()).toBe(true)
      await returnAs(page, asha)
      await page.goto('/cart')
      await expect(page.getByText('No longer sold. Please take it out.')).toBeVisible()
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await page.getByRole('button', { name: 'Take out what you cannot buy' }).click()
      await checkOut(page)
      await payByUpi(page)
      await expect(page).toHaveURL('/success')
    })

    const bina = await comeAs(page, { name: `Bina ${newId()}`, role: 'GENERAL' })
    await page.request.post('/api/addresses', { data: { ...addressInPune, name: 'Bina' } })

    await test.step('an order by telephone, whose link is paid by whoever has it', async () => {
      await returnAs(page, shopkeeper)
      await page.goto('/admin-panel/new-order')
      await expect(page.getByRole('combobox', { name: 'Name or number' })).toBeFocused()
      await page.keyboard.type(bina.email)
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Bina')
      await page.keyboard.press('Enter')
      for (const line of [`2 ${names[1]}`, names[2]!]) {
        await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
        await page.keyboard.type(line)
        await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('₹')
        await page.keyboard.press('Enter')
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: /Bina/ })).toBeFocused()
      await page.keyboard.press('Enter')
      const byLink = page.getByRole('radio', { name: 'By a payment link' })
      await byLink.check()
      await byLink.press('Enter')
      const link = page.getByRole('region', { name: 'Payment link' })
      await expect(link.getByRole('img')).toBeVisible()
      const [address = ''] = /http\S+/.exec(await link.innerText()) ?? []
      await payLink(browser, address)
    })

    await test.step('a hand with the duty packs sees both orders through on a phone', async () => {
      const hand = await comeAs(page, { name: 'Ravi', role: 'GENERAL' })
      await returnAs(page, shopkeeper)
      const given = await page.request.post('/api/change-duties', {
        data: { userId: hand.id, give: ['packs'] },
      })
      expect(given.ok()).toBe(true)
      await returnAs(page, hand)
      for (const { id } of [asha, bina]) await handOver(page, await orderOf(id))
    })

    await test.step('the books of the morning agree', async () => {
      const customers = [asha.id, bina.id]
      const books = () => readBooks(shop.pool, { customers, morning, mails: sentMails() })
      // What can be taken back is told a minute later.
      await shop.pool.query(`update mails set next_attempt_at = created_at where state = 'waiting'`)
      await expect.poll(async () => (await books()).unsentMails).toBe(0)
      expect(audit(await books())).toEqual([])
      const { rows } = await shop.pool.query(
        `select action, count(*)::int as n from audit_entries
       where object_id = any($1) and actor_id = $2 group by action order by action`,
        [ids, shopkeeper.id],
      )
      expect(rows).toEqual([
        { action: 'product_added', n: 40 },
        { action: 'product_changed', n: 3 },
        { action: 'product_state_changed', n: 1 },
      ])
    })

    async function orderOf(personId: string): Promise<string> {
      const { rows } = await shop.pool.query<{ id: string }>('select id from orders where person_id = $1', [
        personId,
      ])
      expect(rows).toHaveLength(1)
      return rows[0]!.id
    }
  },
)

/** The ids of goods of the shelf by their names. */
async function idsOf(page: Page, names: readonly string[]): Promise<string[]> {
  const answer = await page.request.post('/api/category-product', { data: { category: shelf } })
  const { data } = (await answer.json()) as { data: { _id: string; productName: string }[] }
  return names.map((name) => data.find(({ productName }) => productName === name)?._id ?? '')
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const file = { name: 'market.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel(/^Choose a/).setInputFiles(file)
}

async function payLink(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ ...phone, baseURL: shopOfWorker().url })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByUpi(page)
  await expect(page.getByText('This order is paid. Thank you.')).toBeVisible()
  await context.close()
}

async function handOver(page: Page, orderId: string): Promise<void> {
  await page.goto(`/stall/orders/${orderId}`)
  for (const [name, becomes] of [
    ['Pack', 'Packed'],
    ['Send out', 'Out for delivery'],
    ['Deliver', 'Delivered'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(becomes)
  }
}
