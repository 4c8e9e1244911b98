import { readFile } from 'node:fs/promises'

import { violationsOf } from '../a11y/axe.ts'
import { signInByForm, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, mailsTo, test } from '../shop-test.ts'
import { openAccount, password } from '../shopper.ts'

// What a person does with what the shop keeps of them. What is refused is proved beside the calls.

test.use({ expectedComplaints: failedRequests })

test(
  'a person corrects their name, proves a new e-mail by a link, takes their data along and deletes the account',
  { tag: '@night' },
  async ({ page }) => {
    const email = await openAccount(page)
    await page.request.post('/api/signin', { data: { email, password } })
    await page.goto('/account')
    const main = page.getByRole('main')
    const details = main.getByRole('region', { name: 'Your details' })
    const data = main.getByRole('region', { name: 'Your data' })

    await test.step('the name is corrected, and the header has it', async () => {
      await details.getByLabel('Your name', { exact: true }).fill('Usha Devi')
      await details.getByLabel('Mobile number').fill('98765 4321')
      await details.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(details.getByLabel('Mobile number')).toBeFocused()
      await details.getByLabel('Mobile number').fill('98765 43210')
      await page.keyboard.press('Enter')
      await expect(toastSaying(page, 'Saved')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Your account, Usha Devi' })).toBeAttached()
    })

    const newEmail = `new-${email}`
    await test.step('the e-mail changes by the link in a mail, for a press', async () => {
      await details.getByRole('button', { name: 'Change e-mail' }).press('Enter')
      await expect(details.getByLabel('New e-mail')).toBeFocused()
      await page.keyboard.type(newEmail)
      await details.getByLabel('Your password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(details.getByText('We have sent a link to your new e-mail.')).toBeFocused()
      const link = () => /http\S+\/confirm-email#\S+/.exec(mailsTo(newEmail).at(-1)?.text ?? '')?.[0]
      await expect.poll(link).toBeTruthy()
      await page.goto(link()!)
      expect(await violationsOf(page)).toEqual([])
      await main.getByRole('button', { name: 'Use this e-mail' }).click()
      await expect(page).toHaveURL('/account')
      await expect(details.getByText(newEmail)).toBeVisible()
    })

    await test.step('all that is kept is one file', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        data.getByRole('link', { name: 'Download my data' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/)
      const text = await readFile(await download.path(), 'utf8')
      expect(JSON.parse(text)).toMatchObject({ person: { name: 'Usha Devi', email: newEmail }, orders: [] })
    })

    await test.step('the account is deleted with the password, and its person is a guest', async () => {
      await page.evaluate(() => {
        localStorage.setItem('haat.searches', '["jaggery"]')
        sessionStorage.setItem('haat.place', 'collect')
      })
      await data.getByRole('button', { name: 'Delete my account' }).press('Enter')
      expect(await violationsOf(page)).toEqual([])
      await data.getByLabel('Your password', { exact: true }).fill(password)
      await data.getByRole('button', { name: 'Delete my account for good' }).click()
      await expect(toastSaying(page, 'Your account is deleted.')).toBeVisible()
      await expect(page).toHaveURL('/')
      // The next person at this browser finds nothing of it.
      expect(await page.evaluate(() => localStorage.getItem('haat.searches'))).toBeNull()
      expect(await page.evaluate(() => sessionStorage.getItem('haat.place'))).toBeNull()
      const again = await page.request.post('/api/signin', { data: { email: newEmail, password } })
      expect(again.status()).toBe(401)
    })
  },
)

test(
  'a login that too many tries have closed offers a link by e-mail, which signs in once',
  { tag: '@night' },
  async ({ page }) => {
    const email = await openAccount(page)
    await page.goto('/login')
    for (let n = 0; n < 10; n++)
      await page.request.post('/api/signin', { data: { email, password: 'not-her-password' } })
    await signInByForm(page, email)
    await page.getByRole('button', { name: 'Send me a link to sign in' }).click()
    await expect(page.getByText('If this e-mail belongs to an account')).toBeFocused()
    const link = () => /http\S+\/sign-in-link#\S+/.exec(mailsTo(email).at(-1)?.text ?? '')?.[0]
    await expect.poll(link).toBeTruthy()
    await page.goto(link()!)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(toastSaying(page, 'Login successful')).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)
