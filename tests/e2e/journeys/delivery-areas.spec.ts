import { violationsOf } from '../a11y/axe.ts'
import { numberToCall, tableRows, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, productNamed } from '../shopper.ts'

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

test('a shopkeeper enters where we deliver, loses nothing to another one, and the product page tells it', async ({
  page,
}) => {
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
})
