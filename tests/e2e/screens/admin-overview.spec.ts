import Papa from 'papaparse'

import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf } from '../shopper.ts'

// A request for other days is let fail.
test.use({ expectedComplaints: failedRequests })

test('the first page of the panel tells how the days went, in a drawing, a table and a file that agree', async ({
  page,
}) => {
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
    await expect(page.getByRole('region', { name: 'Waiting for a hand' })).toBeVisible()
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
    await page.getByRole('region', { name: 'Orders by state' }).getByRole('link', { name: /^Paid/ }).click()
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
})

/** '₹1,234.50' and '3' as numbers. */
function numberOf(cell: string): number {
  return Number(cell.replaceAll(/[₹,]/g, ''))
}
