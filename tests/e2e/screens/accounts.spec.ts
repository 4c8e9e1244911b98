import { newId } from '#domain/ground/ids.ts'

import { askedAt, holdBack } from '../network.ts'
import { fillSignUp, logOut, toastSaying } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer, openAccount, password } from '../shopper.ts'

// Sign-in, sign-up, sign-out.

test('the sign-in and the sign-up lead to the terms and to privacy', async ({ page }) => {
  for (const form of ['/login', '/sign-up']) {
    await page.goto(form)
    await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toHaveAttribute(
      'href',
      '/terms',
    )
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/privacy',
    )
  }
})

test('the form of the sign-in', async ({ page }) => {
  const sent = askedAt(page, '/api/signin')
  await page.goto('/login')
  await test.step('e-mail and password are both asked for at the sign-in, and nothing is sent without them', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(toastSaying(page, 'Please enter your e-mail address and password.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  await test.step('the sign-in has its fields, a look at the password, its links, and reads Logging in... meanwhile', async () => {
    const email = await openAccount(page)
    const main = page.getByRole('main')
    for (const address of ['/sign-up', '/forgot-password', '/reset-password'])
      await expect(main.locator(`a[href="${address}"]`)).toBeVisible()
    await page.getByLabel('Email').fill(email)
    const secret = page.getByLabel('Password', { exact: true })
    await secret.fill(password)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(secret).toHaveAttribute('type', 'password')

    const letGo = await holdBack(page, '**/api/signin')
    await main.getByRole('button', { name: 'Login' }).click()
    await expect(main.getByRole('button', { name: 'Logging in...' })).toBeVisible()
    letGo()
    await expect(page).toHaveURL('/')
    await expect(toastSaying(page, 'Login successful')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your account, Asha Devi' })).toBeVisible()
  })
})

test('the form of the sign-up', async ({ page }) => {
  const sent = askedAt(page, '/api/signup')
  await page.goto('/sign-up')
  await test.step('every field of the sign-up but the picture is asked for, and nothing is sent without them', async () => {
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(toastSaying(page, 'Please fill in all required fields.')).toBeVisible()
    for (const label of ['Name', 'Email', 'Password', 'Confirm password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  await test.step('two passwords that differ: Passwords do not match!, and nothing is sent', async () => {
    await fillSignUp(page, { confirmPassword: 'another-password' })
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(toastSaying(page, 'Passwords do not match!')).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('a picture that was taken back can be chosen again', async () => {
    const buffer = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const field = page.getByLabel('Profile picture')
    await field.setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await expect(page.getByAltText('Preview')).toBeHidden()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  await test.step('the sign-up sends a picture as a data string, and leads to the sign-in, which it also links to', async () => {
    await expect(page.getByRole('main').locator('a[href="/login"]')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await page.getByLabel('Profile picture').setInputFiles({
      name: 'asha.png',
      mimeType: 'image/png',
      buffer: Buffer.from(dot, 'base64'),
    })
    await expect(page.getByAltText('Preview')).toBeVisible()
    await fillSignUp(page, { email: `asha.${newId()}@example.com`, confirmPassword: '' })
    // Who looks at the password types it once.
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeHidden()
    const sent = page.waitForRequest('**/api/signup')
    await page.getByRole('button', { name: 'Sign up' }).click()
    const body = (await sent).postDataJSON() as Record<string, string>
    expect(Object.keys(body).toSorted()).toEqual([
      'confirmPassword',
      'email',
      'name',
      'password',
      'profilePic',
    ])
    expect(body.confirmPassword).toBe(body.password)
    expect(body.profilePic).toMatch(/^data:image\/png;base64,/)
    await expect(page).toHaveURL('/login')
  })
})

test('after a sign-out the server’s message is shown on the home page, as a guest', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/cart')
  await logOut(page)
  await expect(toastSaying(page, 'Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: /^Your account/ }).click()
  await expect(page.getByRole('link', { name: 'Login' }).locator('visible=true').first()).toBeVisible()
})

test('the placeholders show their word and nothing else', async ({ page }) => {
  for (const [address, word] of [
    ['/forgot-password', 'ForgotPassword'],
    ['/my-orders', 'MyOrders'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main')).toHaveText(word)
  }
})

test(
  'what is typed before the scripts have come is sent',
  { tag: '@night' },
  async ({ page, browser, shop }) => {
    const email = await openAccount(page)
    const early = await browser.newPage({ baseURL: shop.url })
    const letGo = await holdBack(early, '**/assets/*.js')
    await early.goto('/login', { waitUntil: 'commit' })
    await early.getByLabel('Email').fill(email)
    await early.getByLabel('Password', { exact: true }).pressSequentially(password)
    letGo()
    await early.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(toastSaying(early, 'Login successful')).toBeVisible()
    await early.close()
  },
)
