import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { violationsOf } from '../a11y/axe.ts'
import { cut } from '../network.ts'
import { signInByForm, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { openAccount, password } from '../shopper.ts'

// One's password, and the devices where one is signed in.

test.use({ expectedComplaints: failedRequests })

const chosen = 'guavas in june'

test(
  'the account asks a guest to sign in, then shows what is theirs, and is found in the profile menu',
  { tag: '@night' },
  async ({ page }) => {
    const email = await openAccount(page)
    await page.goto('/account')
    await page.getByRole('main').getByRole('link', { name: 'Sign in to see your account' }).click()
    await signInByForm(page, email)
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('main').getByText(email)).toBeVisible()

    await page.goto('/faq')
    await page.getByRole('button', { name: /^Your account, / }).press('Enter')
    await page.getByRole('link', { name: 'Account', exact: true }).press('Enter')
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  },
)

test('a password is changed with the old one, other devices are signed out and this one stays', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await openAccount(page)
  const phone = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await phone.post('/api/signin', { data: { email, password } })
  await page.request.post('/api/signin', { data: { email, password } })
  await page.goto('/account')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)

  await change(page, 'not my password')
  const current = page.getByLabel('Current password', { exact: true })
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('This password is wrong. Please try again.')

  await change(page, password)
  await expect(
    toastSaying(page, 'Your password is changed. On other devices, please sign in again.'),
  ).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('This device')
  for (const label of ['Current password', 'New password', 'New password once more'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  expect(await (await phone.get('/api/user-details')).json()).toMatchObject({ success: false })
  await phone.dispose()
  const again = await page.request.post('/api/signin', { data: { email, password: chosen } })
  expect(again.ok()).toBe(true)
})

test(
  'a helper sets up the two-step sign-in by keyboard, and signs in with the figures or a recovery code',
  { tag: '@night' },
  async ({ page }) => {
    const email = await openAccount(page)
    await shopOfWorker().pool.query(`update people set duties = '{packs}' where email = $1`, [email])
    await page.goto('/account')
    await page.getByRole('main').getByRole('link', { name: 'Sign in to see your account' }).click()
    await signInByForm(page, email)

    const part = page.getByRole('region', { name: 'Two-step sign-in' })
    await part.getByRole('button', { name: 'Set it up' }).press('Enter')
    await part.getByLabel('Your password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(part.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
    const figures = part.getByLabel('Figures of the app')
    await expect(figures).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    const key = await part.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    await figures.fill(new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate())
    await page.keyboard.press('Enter')
    await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    const codes = await part.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await part.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await expect(part).toContainText('10 recovery codes are left.')

    await page.request.get('/api/userLogout')
    await page.goto('/login')
    // The shop stands at an address of figures here, for which browsers have no passkeys.
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
    await signInByForm(page, email)
    await expect(page.getByLabel('Figures of the app')).toBeFocused()
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Figures of the app')).toHaveAccessibleDescription(/These figures are wrong/)
    await page.getByLabel('Figures of the app').fill(codes[0]!.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect(await (await page.request.get('/api/second-factor')).json()).toMatchObject({
      data: { isOn: true, recoveryCodesLeft: 9 },
    })
  },
)

test(
  'a device is told by browser, system and last use, and is signed out from here',
  { tag: '@night' },
  async ({ page, playwright, baseURL }) => {
    const email = await openAccount(page)
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
    const phone = await playwright.request.newContext({ userAgent, ...(baseURL && { baseURL }) })
    await phone.post('/api/signin', { data: { email, password } })
    await page.request.post('/api/signin', { data: { email, password } })
    await page.goto('/account')
    const iPhone = page.getByRole('list', { name: 'Devices' }).getByRole('listitem').filter({
      hasText: 'Safari on iOS',
    })
    await expect(iPhone).toContainText('Last used today')
    await expect(iPhone).toContainText(/Signed in on \d+ \w+ \d{4} at \d+:\d\d [ap]m/)
    expect(await violationsOf(page)).toEqual([])

    const elsewhere = page.getByText('You are not signed in anywhere else.')
    await expect(elsewhere).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out Safari on iOS' }).press('Enter')

    await expect(toastSaying(page, 'The device is signed out')).toBeVisible()
    await expect(iPhone).toHaveCount(0)
    await expect(elsewhere).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
    expect(await (await phone.get('/api/user-details')).json()).toMatchObject({ success: false })
    await phone.dispose()
  },
)

test('a password is rated quietly by its length while it is typed', { tag: '@night' }, async ({ page }) => {
  await page.goto('/sign-up')
  const field = page.getByLabel('Password', { exact: true })
  for (const [typed, word] of [
    ['seven77', 'At least 8 characters.'],
    ['eight888', 'Fair. A longer one is harder to guess.'],
    ['mangoes in may', 'A good length.'],
    ['mangoes in may and june', 'A very good length.'],
  ] as const) {
    await field.fill(typed)
    await expect(field).toHaveAccessibleDescription(word)
  }
})

test(
  'an account that cannot be loaded says so, with a way to try again',
  { tag: '@night' },
  async ({ page }) => {
    const email = await openAccount(page)
    await page.request.post('/api/signin', { data: { email, password } })
    await page.route('**/api/my-sessions', cut)
    await page.goto('/account')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert.getByText('Your account did not load')).toBeVisible()
    await page.unroute('**/api/my-sessions')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible()
  },
)

async function change(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('New password once more', { exact: true }).fill(chosen)
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
}
