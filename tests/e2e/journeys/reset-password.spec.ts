import { toastSaying } from '../page-parts.ts'
import { expect, failedRequests, mailsTo, test } from '../shop-test.ts'
import { comeAsAdmin, openAccount, password } from '../shopper.ts'

// What is refused, and that a link works once, is proved beside server/api/customers.ts.
test.use({ expectedComplaints: failedRequests })

test('the way to a new password stands under the field of the sign-in; after a refusal it knows the e-mail, and the link leads to a new password; its token is sent to nobody', async ({
  page,
}) => {
  const email = await openAccount(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
  await page.goto('/login')
  const offer = page.getByRole('link', { name: 'Get a link for a new password' })
  await expect(offer).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not-her-password')
  await page.keyboard.press('Enter')
  await offer.click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If this e-mail belongs to an account')).toBeFocused()

  const link = () => /http\S+\/reset-password\?new#\S+/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0]
  await expect.poll(link).toBeTruthy()
  // The mail after it says that the password is another one.
  const address = link()!
  await page.goto(address)
  const [main, chosen] = [page.getByRole('main'), `${password}-and-more`]
  await main.getByLabel('New password', { exact: true }).fill(chosen)
  await main.getByLabel('New password once more', { exact: true }).fill(chosen)
  await main.getByRole('button', { name: 'Save the password' }).click()
  await expect(toastSaying(page, 'Your new password is set. Please sign in with it.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(chosen)
  await page.keyboard.press('Enter')
  await expect(toastSaying(page, 'Login successful')).toBeVisible()
  const token = address.split('#')[1]!
  expect(sent.filter((text) => text.includes(token) && !text.endsWith(`#${token}`))).toEqual([])
})

test(
  'in Messages a mail is found by its state and opened by keyboard, as it looks and as text',
  { tag: '@night' },
  async ({ page }) => {
    const email = await openAccount(page)
    await expect.poll(() => mailsTo(email).length).toBe(1)
    await comeAsAdmin(page)
    await page.goto('/admin-panel/messages')
    await page.getByRole('button', { name: 'Sent', exact: true }).click()
    await expect(page).toHaveURL('/admin-panel/messages?status=sent')
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Welcome to Haat')

    await row.getByRole('button', { name: 'Welcome to Haat' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Welcome to Haat' })
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame.contentFrame().getByRole('heading', { name: 'Good that you are here' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Plain text' }).click()
    await expect(dialog.locator('pre')).toContainText('Namaste,')
    await expect(dialog.getByRole('button', { name: 'Send again' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(row.getByRole('button', { name: 'Welcome to Haat' })).toBeFocused()
  },
)
