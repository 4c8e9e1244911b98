import Papa from 'papaparse'

import { holdBack } from '../network.ts'
import { nextFrame, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf, productNamed } from '../shopper.ts'

// A request for other days is let fail.
test.use({ expectedComplaints: failedRequests })

test(
  'the first page of the panel tells how the days went, in a drawing, a table and a file that agree',
  { tag: '@night' },
  async ({ page }) => {
    const { _id, totalPrice } = await orderOf(page, 'Asha Devi', 'Tomato')
    const figures = async () => {
      const answer = await page.request.get('/admin-panel.data?_routes=desk%2Ffront%2Ffront')
      return answer.text()
    }
    expect(await figures()).not.toContain('soldPaise')
    await comeAsAdmin(page)
    expect(await figures()).toContain('soldPaise')
    await page.goto('/admin-panel')
    const sales = page.getByRole('region', { name: 'Sales', exact: true })
    const drawing = sales.getByRole('img')

    await test.step('it is there before any script, for the last seven days', async () => {
      const html = await (await page.request.get('/admin-panel')).text()
      expect(html.match(/<rect [^>]*><title>/g)).toHaveLength(7)
      await expect(sales.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
      await expect(drawing).toHaveAccessibleName(/^Sales by day Most: .* The table has all figures\.$/)
    })

    await test.step('whoever answers the telephone comes to a new order from here', async () => {
      const newOrder = page.getByRole('main').getByRole('link', { name: 'New order' })
      await expect(newOrder.last()).toHaveClass(/btn/)
      await expect(newOrder.last()).toHaveAttribute('href', '/admin-panel/new-order')
    })

    await test.step('the keyboard leads to other days, and stays where it is', async () => {
      await sales.getByRole('link', { name: '7 days' }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/admin-panel?days=30')
      await expect(drawing.locator('rect')).toHaveCount(30)
      await expect(sales.getByRole('link', { name: '30 days' })).toBeFocused()
      await page.goBack()
      await expect(drawing.locator('rect')).toHaveCount(7)
      await page.goForward()
      await expect(drawing.locator('rect')).toHaveCount(30)
    })

    await test.step('days that cannot be loaded say so, and come with another press', async () => {
      await page.route('**/*.data?*', (route) => route.abort())
      await sales.getByRole('link', { name: '7 days' }).click()
      await expect(page.getByRole('alert')).toContainText('The sales could not be loaded.')
      await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
      await page.unroute('**/*.data?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(drawing.locator('rect')).toHaveCount(7)
    })

    await test.step('the table says what the file says, and both add up', async () => {
      await sales.getByText('The figures as a table').press('Enter')
      const rows = await sales.getByRole('table').getByRole('row').allInnerTexts()
      const [sum = [], ...days] = rows.slice(1).map((row) => row.split('\t').slice(1).map(numberOf))
      const address = await sales.getByRole('link', { name: 'Sales as CSV' }).getAttribute('href')
      const file = await (await page.request.get(address ?? '')).text()
      const [, ...cells] = Papa.parse<string[]>(file.trim()).data
      expect(days.toReversed()).toEqual(cells.map((row) => row.slice(1).map(Number)))
      expect(sum[1]).toBe(days.reduce((all, [, orders = 0]) => all + orders, 0))
      expect(sum[2]).toBeGreaterThanOrEqual(totalPrice)
      const saved = page.waitForEvent('download')
      await sales.getByRole('link', { name: 'Sales as CSV' }).press('Enter')
      expect((await saved).suggestedFilename()).toMatch(/^sales-.*\.csv$/)
    })

    await test.step('an order by its state is one press away', async () => {
      await page.getByRole('region', { name: 'Orders by state' }).getByRole('link', { name: /^New/ }).click()
      await expect(page.getByRole('table')).toContainText(_id.slice(0, 10))
      await page.goBack()
    })

    await test.step('nothing is wider than a small phone, with the table open', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await sales.getByText('The figures as a table').click()
      await expect(sales.getByRole('table')).toBeVisible()
      const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(wider)).toBe(0)
      await sales.getByRole('link', { name: 'Today' }).click()
      await expect(drawing.locator('rect')).toHaveCount(24)
      expect(await page.evaluate(wider)).toBe(0)
    })
  },
)

test(
  'what people asked for and did not find becomes a word of a product, or goes away',
  { tag: '@night' },
  async ({ page }) => {
    const others = Array.from({ length: 8 }, (_, nth) => `qxphone ${'abcdefgh'[nth]}`)
    for (const q of ['Kundruk', 'kundruk', 'zxqphone', ...others])
      await page.request.post('/api/search-misses', { data: { q } })
    await comeAsAdmin(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/admin-panel')
    const missed = page.getByRole('region', { name: 'Asked for and not found' })
    const dialog = page.getByRole('dialog', { name: 'Make “kundruk” a word for…' })
    const undo = page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' })
    const row = (word: string) => missed.getByRole('listitem').filter({ hasText: word })

    await test.step('all are shown, and the focus goes on with the first that was not', async () => {
      await missed.getByRole('button', { name: /^Show all/ }).press('Enter')
      await expect(missed.getByRole('listitem').nth(8).getByRole('button').first()).toBeFocused()
    })

    await test.step('what is found stays when a letter more was asked for and taken back', async () => {
      await missed.getByRole('button', { name: 'Make it a word for… (kundruk)' }).press('Enter')
      const field = dialog.getByRole('combobox', { name: 'Product' })
      const finds = dialog.getByRole('option')
      await field.fill('spinach')
      await expect(finds).not.toHaveCount(0)
      const letGo = await holdBack(page, /q=spinachz/)
      const [longer, answered] = [page.waitForRequest(/q=spinachz/), page.waitForResponse(/q=spinachz/)]
      await field.fill('spinachz')
      await longer
      await page.clock.install()
      await field.fill('spinach')
      await expect(finds).not.toHaveCount(0)
      await nextFrame(page)
      // The field's debounce is over.
      await page.clock.runFor(200)
      letGo()
      await (await answered).finished()
      await expect(finds).not.toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('the keyboard alone finds a product, sees its words and saves', async () => {
      await expect(row('kundruk')).toContainText('2 times')
      await missed.getByRole('button', { name: 'Make it a word for… (kundruk)' }).press('Enter')
      await dialog.getByRole('combobox', { name: 'Product' }).fill('spinach')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toContainText('Its other words: spinach')
      await expect(dialog.getByRole('status')).toContainText('It gets “kundruk”.')
      const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(wider)).toBe(0)
    })

    await test.step('a product that somebody else has changed meanwhile is shown as it is now', async () => {
      const palak = await productNamed(page, 'Palak')
      const body = { ...palak, aliases: [...palak.aliases, 'palak bhaji'] }
      await page.request.post('/api/update-product', { data: body })
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText('Somebody else has changed this product.')
      await expect(dialog.getByRole('status')).toContainText('palak bhaji')
      await page.keyboard.press('Enter')
    })

    await test.step('its row goes, and the focus stays on the page; Undo brings it back', async () => {
      await expect(toastSaying(page, '“kundruk” finds Palak now')).toBeVisible()
      await expect(row('kundruk')).toHaveCount(0)
      await expect(missed.getByRole('heading')).toBeFocused()
      expect((await productNamed(page, 'Palak')).aliases).toContain('kundruk')
      await undo.click()
      await expect(row('kundruk')).toHaveCount(1)
      expect((await productNamed(page, 'Palak')).aliases).not.toContain('kundruk')
    })

    await test.step('what is not for this shop goes away, until it is brought back', async () => {
      await missed.getByRole('button', { name: 'Not for us (zxqphone)' }).press('Enter')
      await expect(row('zxqphone')).toHaveCount(0)
      await undo.click()
      await expect(row('zxqphone')).toHaveCount(1)
    })

    await test.step('when all are dealt with, it says so', async () => {
      const first = missed.getByRole('button', { name: /^Not for us/ }).first()
      // Those of earlier tests, too.
      while (await first.isVisible()) {
        const name = (await first.getAttribute('aria-label')) ?? ''
        await first.click()
        await expect(missed.getByRole('button', { name, exact: true })).toHaveCount(0)
      }
      await expect(missed).toContainText(
        'people found all that they searched for, or you have dealt with it.',
      )
    })
  },
)

/** '₹1,234.50' and '3' as numbers. */
function numberOf(cell: string): number {
  return Number(cell.replaceAll(/[₹,]/g, ''))
}
