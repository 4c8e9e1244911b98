import { violationsOf } from '../a11y/axe.ts'
import { loseAnswerOnce } from '../network.ts'
import { goToCheckout, numberToCall, payButton, payWith, tableRows, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, openCartWithTomatoes, productNamed } from '../shopper.ts'

// A list that is refused, and one that somebody else has changed.
test.use({ expectedComplaints: failedRequests })

const room = '/admin-panel/delivery'
/** On which day it is depends on today. */
const withDay =
  /^We deliver to 226001 on \w{3} \d+ \w{3}\. Order before \w{3} \d+ \w{3}, 6 pm\. Before noon\.\s*$/

test.afterEach(async ({ page }) => {
  await comeAsAdmin(page)
  expect((await page.request.post('/api/delivery-areas', { data: { areas: [] } })).ok()).toBe(true)
})

test(
  'a shopkeeper enters where we deliver, loses nothing to another one, and the product page tells it',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    await page.request.post('/api/delivery-areas', { data: { areas: [] } })
    await page.goto(room)
    await expect(page.getByRole('heading', { name: 'We deliver everywhere' })).toBeVisible()

    await page.getByRole('button', { name: 'Import a CSV' }).click()
    const dialog = page.getByRole('dialog')
    const lines = dialog.getByLabel('Or paste the lines')
    await lines.fill('from,to,days,note,cash\n226001,226099,1,Before noon.,yes\n41100\n')
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Line 3: Please enter a PIN code of 6 digits.')
    expect(await violationsOf(page)).toEqual([])
    const file =
      'from,to,days,note,cash,fee,free_from,least,weekdays,order_until\n226001,226099,1,Before noon.,yes,,,,daily,18\n411002\n'
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'areas.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await expect(lines).toHaveValue(file)
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await expect(tableRows(page)).toHaveCount(2)

    // Another shopkeeper, meanwhile.
    const [first, second] = [
      {
        from: '226001',
        to: '226099',
        days: 1,
        note: 'Before noon.',
        cash: true,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
      },
      { from: '560001', to: '560001', days: 4, note: '', cash: false },
    ]
    await page.request.post('/api/delivery-areas', { data: { areas: [first, second] } })
    await page.getByRole('button', { name: 'Add an area' }).click()
    await dialog.getByLabel('PIN code').fill('226 050')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('226001 to 226099 is in the list already.')).toBeVisible()
    await dialog.getByLabel('PIN code').fill('700 001')
    await dialog.getByLabel('Days').fill('3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Somebody else changed the list')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastSaying(page, 'Delivery areas saved').first()).toBeVisible()
    await expect(tableRows(page).getByRole('cell', { name: /^\d{6}/ })).toHaveText([
      '226001 to 226099',
      '560001',
      '700001',
    ])
    const written = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await written).suggestedFilename()).toBe('delivery-areas.csv')

    await page.goto(`/product/${(await productNamed(page, 'Tomato'))._id}`)
    await page.getByLabel('Do we deliver to you?').fill('411 002')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('We do not deliver to 411002 yet.')).toBeVisible()
    await expect(numberToCall(page)).toBeVisible()
    await page.getByRole('button', { name: 'Tell me when you come here' }).click()
    await expect(dialog.getByRole('link', { name: '+91 522 010 4990' })).toBeVisible()
    await dialog.getByLabel('Mobile number or e-mail').fill('98765 43210')
    await dialog.getByRole('button', { name: 'Tell me', exact: true }).click()
    await expect(dialog.getByText('We tell you when we deliver to 411002.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByLabel('Do we deliver to you?').fill('226001')
    await page.getByLabel('Do we deliver to you?').press('Enter')
    await expect(page.getByText(withDay)).toBeVisible()
    await page.reload()
    await expect(page.getByText(withDay)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Deliver to 226001 \w{3} \d+ \w{3}$/ })).toBeVisible()

    await page.goto(room)
    await expect(page.getByText('To call: 9876543210')).toBeVisible()
    await page.getByRole('button', { name: 'Delete who waits in 411002' }).click()
    await expect(page.getByText('To call: 9876543210')).toBeHidden()
  },
)

test(
  'a shopkeeper plans a zone, and a customer chooses another time as they order and once more after it',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    await page.request.post('/api/delivery-areas', {
      data: { areas: [{ from: '411002', days: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], cash: true }] },
    })
    await page.goto('/admin-panel/slots')
    await page.getByRole('button', { name: 'Add a zone' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Old Pune')
    await dialog.getByRole('checkbox', { name: '411002' }).check()
    await dialog.getByRole('button', { name: 'Add a day' }).click()
    await dialog.getByLabel('Day', { exact: true }).nth(1).selectOption('Sat')
    await dialog.getByLabel('To', { exact: true }).nth(1).fill('09:00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Sat ends before it begins.')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByLabel('To', { exact: true }).nth(1).fill('13:00')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('Sat 10:00 to 13:00, 10 orders, open until 20:00 the day before'),
    ).toBeVisible()
    await expect(page.getByText('0 of 10').first()).toBeVisible()

    await openCartWithTomatoes(page)
    await goToCheckout(page)
    const when = page.getByRole('region', { name: 'Delivery day' })
    const time = /\w{3} \d+ \w{3}, 10 am to 1 pm/
    await expect(when.getByText(time)).toBeVisible()
    const first = await when.getByText(time).textContent()
    await when.getByRole('button', { name: 'Choose another time' }).click()
    await dialog.getByRole('radio').nth(1).check()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Take this time' }).click()
    await expect(dialog).toBeHidden()
    await expect(when.getByText(time)).not.toHaveText(first ?? '')
    const second = await when.getByText(time).textContent()
    await payWith(page, 'Cash')
    // The line drops at the press: what was chosen stays for the next one.
    const isOfOrder = /\/api\/(orders\/cash|slots)/
    await page.route(isOfOrder, (route) => route.abort())
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/slots'))
    await payButton(page).click()
    await asked
    await expect(when.getByText(time)).toHaveText(second ?? '')
    await page.unroute(isOfOrder)
    await payButton(page).click()
    await expect(page.getByRole('link', { name: 'See Order' })).toBeVisible()
    await expect(page.getByRole('main').getByText(time)).toHaveText(second ?? '')
    const { data } = (await (await page.request.get('/api/orders/myorders')).json()) as {
      data: [{ _id: string }]
    }
    await page.goto(`/order/${data[0]._id}`)

    const where = page.getByRole('region', { name: 'Delivery address' })
    await expect(where.getByText(time)).toHaveText(second ?? '')
    await where.getByRole('button', { name: 'Choose another time' }).press('Enter')
    await dialog.getByRole('radio').first().press('Space')
    // The answer is lost: the page looks itself what it has now.
    await loseAnswerOnce(page, '**/api/orders/*/slot')
    await dialog.getByRole('button', { name: 'Take this time' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(where.getByText(time)).toHaveText(first ?? '')
  },
)
