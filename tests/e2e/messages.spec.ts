import type { Page } from '@playwright/test'

import { expect, failedRequests, test } from './shop-test.ts'
import {
  comeAsCustomer,
  cut,
  openAccount,
  password,
  refuse,
  serversWords,
  toastSaying,
  unanswered,
} from './shopper.ts'

// The shop's messages, word for word, each in front of the failure that calls for it: accounts, voice, goods.

test.use({ expectedComplaints: failedRequests })

const voiceFailed = 'Voice search failed. Please try again.'

test('a toast stands at the top in the middle, and goes after five seconds', async ({ page }) => {
  await page.goto('/login')
  const shown = page.evaluate(howLongToastIsShown)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-y-position', 'top')
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'center')
  const header = await page.getByRole('banner').boundingBox()
  const headerEnd = (header?.y ?? 0) + (header?.height ?? 0)
  // It slides in: what counts is where it comes to rest, right below the header.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(headerEnd + 8)
  const box = await toast.boundingBox()
  const window = page.viewportSize()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (window?.width ?? 0) / 2)).toBeLessThan(2)

  const milliseconds = await shown
  expect(milliseconds).toBeGreaterThan(4900)
  expect(milliseconds).toBeLessThan(6500)
  await expect(toast).toBeHidden()
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

for (const [what, fail] of unanswered)
  test(`signing out when ${what}: Logout failed. Please try again.`, async ({ page }) => {
    await comeAsCustomer(page)
    await page.route('**/api/userLogout', fail)
    await page.goto('/cart')
    await logOut(page)
    await expect(toastSaying(page, 'Logout failed. Please try again.')).toBeVisible()
    await expect(page).toHaveURL('/cart')
  })

test('signing out that the server refuses shows its message as received', async ({ page }) => {
  await comeAsCustomer(page)
  await page.route('**/api/userLogout', refuse(500, serversWords))
  await page.goto('/cart')
  await logOut(page)
  await expect(toastSaying(page, serversWords)).toBeVisible()
})

for (const [what, fail] of unanswered)
  test(`signing in when ${what}: Login failed. Please try again.`, async ({ page }) => {
    await page.route('**/api/signin', fail)
    await page.goto('/login')
    await signIn(page, 'asha@example.com', password)
    await expect(toastSaying(page, 'Login failed. Please try again.')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

test('signing in that the server refuses shows its message as received', async ({ page }) => {
  await page.route('**/api/signin', refuse(401, serversWords))
  await page.goto('/login')
  await signIn(page, 'asha@example.com', password)
  await expect(toastSaying(page, serversWords)).toBeVisible()
})

test('e-mail and password are both asked for at the sign-in, and nothing is sent without them', async ({
  page,
}) => {
  const sent = sentTo(page, '/api/signin')
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(toastSaying(page, 'Please enter your e-mail address and password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('every field of the sign-up but the picture is asked for, and nothing is sent without them', async ({
  page,
}) => {
  const sent = sentTo(page, '/api/signup')
  await page.goto('/sign-up')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(toastSaying(page, 'Please fill in all required fields.')).toBeVisible()
  for (const label of ['Name', 'Email', 'Password', 'Confirm password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('two passwords that differ: Passwords do not match!, and nothing is sent', async ({ page }) => {
  const sent = sentTo(page, '/api/signup')
  await page.goto('/sign-up')
  await fillSignUp(page, { confirmPassword: 'another-password' })
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(toastSaying(page, 'Passwords do not match!')).toBeVisible()
  expect(sent).toEqual([])
})

test('a sign-up that the server refuses shows its message as received', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/sign-up')
  await fillSignUp(page, { email })
  const refusal = page.waitForResponse('**/api/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const { error, message } = (await (await refusal).json()) as { error: boolean; message: string }
  expect(error).toBe(true)
  await expect(toastSaying(page, message)).toBeVisible()
  await expect(page).toHaveURL('/sign-up')
})

test('a sign-up whose request is cut off says so and keeps what was typed', async ({ page }) => {
  await page.route('**/api/signup', cut)
  await page.goto('/sign-up')
  await fillSignUp(page, {})
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Please check your connection')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Devi')
})

for (const [what, fail] of [...unanswered, ['the server fails', refuse(500, 'No.')] as const])
  test(`orders that cannot be loaded because ${what} say so, with a way to try again`, async ({ page }) => {
    await comeAsCustomer(page)
    await page.route('**/api/orders/myorders', fail)
    await page.goto('/order')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert.getByText('Your orders could not be loaded')).toBeVisible()
    await page.unroute('**/api/orders/myorders')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  })

for (const error of ['not-allowed', 'network', 'no-speech'])
  test(`speaking that fails by ${error}: Voice search failed. Please try again.`, async ({ page }) => {
    await page.addInitScript(failToHear, error)
    await page.goto('/search')
    await speak(page)
    await expect(toastSaying(page, voiceFailed)).toBeVisible()
  })

test('speaking to a browser that cannot hear: Voice search failed. Please try again.', async ({ page }) => {
  await page.addInitScript(cannotHear)
  await page.goto('/search')
  await speak(page)
  await expect(toastSaying(page, voiceFailed)).toBeVisible()
})

test('what was said in US English is searched for', async ({ page }) => {
  await page.addInitScript(hearInLanguage)
  await page.goto('/')
  await speak(page)
  await expect(page).toHaveURL('/search?q=en-US')
})

for (const [what, fail] of unanswered)
  test(`a home page of whose goods ${what}: Failed to load categories. Please try again later., and no category`, async ({
    page,
  }) => {
    await page.goto('/login')
    await page.route(/_(root|home|)\.data/, fail)
    await page.getByRole('link', { name: 'Haat, home' }).first().click()
    await expect(toastSaying(page, 'Failed to load categories. Please try again later.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Categories' })).toHaveCount(0)
  })

/** Runs in the page: milliseconds from the first toast's coming to its going. */
function howLongToastIsShown(): Promise<number> {
  return new Promise((resolve) => {
    let since = 0
    const observer = new MutationObserver(() => {
      const toast = document.querySelector('[data-sonner-toast]')
      if (toast && since === 0) since = performance.now()
      if (since === 0 || toast?.getAttribute('data-removed') === 'false') return
      observer.disconnect()
      resolve(performance.now() - since)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

/** Speech recognition that ends in an error. Runs in the page, before its own scripts. */
function failToHear(error: string): void {
  class Deaf extends EventTarget {
    start() {
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('error'), { error })))
      setTimeout(() => this.dispatchEvent(new Event('end')))
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Deaf, webkitSpeechRecognition: Deaf })
}

function cannotHear(): void {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
}

/** Speech recognition that hears the name of the language it was asked for. */
function hearInLanguage(): void {
  class Listener extends EventTarget {
    lang = ''
    start() {
      const results = [[{ transcript: this.lang }]]
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })))
      setTimeout(() => this.dispatchEvent(new Event('end')))
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Listener, webkitSpeechRecognition: Listener })
}

async function speak(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Voice search' })
    .locator('visible=true')
    .first()
    .click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account, Asha Devi' }).click()
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click()
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

async function fillSignUp(page: Page, own: { email?: string; confirmPassword?: string }): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Devi')
  await page.getByLabel('Email').fill(own.email ?? 'asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(own.confirmPassword ?? password)
}

/** The addresses of a call that the page asks, as a list that grows. */
function sentTo(page: Page, path: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.url())
  })
  return sent
}
