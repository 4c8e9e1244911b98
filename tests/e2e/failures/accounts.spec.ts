import { cut, refuse, serversWords, unanswered } from '../network.ts'
import { dismissToast, fillSignUp, logOut, signInByForm, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsCustomer, openAccount } from '../shopper.ts'
import { openWithStandingClock, passUntilVisible } from '../standing-clock.ts'

// Signing in, up and out where the call fails: the specification's words, or the server's as received.

test.use({ expectedComplaints: failedRequests })

test('signing in that fails', async ({ page }) => {
  await page.goto('/login')
  for (const [what, fail] of unanswered)
    await test.step(`signing in when ${what}: Login failed. Please try again.`, async () => {
      await page.route('**/api/signin', fail, { times: 1 })
      await signInByForm(page, 'asha@example.com')
      await expect(toastSaying(page, 'Login failed. Please try again.')).toBeVisible()
      await expect(page).toHaveURL('/login')
      await dismissToast(page)
    })

  await test.step('signing in that the server refuses shows its message as received', async () => {
    await page.route('**/api/signin', refuse(401, serversWords), { times: 1 })
    await signInByForm(page, 'asha@example.com')
    await expect(toastSaying(page, serversWords)).toBeVisible()
  })
})

test('signing out that fails', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/cart')
  await test.step('signing out when the line breaks: Logout failed. Please try again.', async () => {
    await page.route('**/api/userLogout', cut, { times: 1 })
    await logOut(page)
    await expect(toastSaying(page, 'Logout failed. Please try again.')).toBeVisible()
    await expect(page).toHaveURL('/cart')
    await dismissToast(page)
  })

  await test.step('signing out that the server refuses shows its message as received', async () => {
    await page.route('**/api/userLogout', refuse(500, serversWords), { times: 1 })
    await logOut(page)
    await expect(toastSaying(page, serversWords)).toBeVisible()
  })
})

test(
  'a sign-out that works after one that failed takes the failure away',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    await page.route('**/api/userLogout', cut, { times: 1 })
    await openWithStandingClock(page, '/cart')
    // React shows the next part only some time after the one before.
    await page.getByRole('button', { name: 'Your account, Asha Devi' }).click()
    await passUntilVisible(page, page.getByRole('button', { name: 'Logout' }).first())
    await page.keyboard.press('Escape')
    await logOut(page)
    await passUntilVisible(page, toastSaying(page, 'Logout failed. Please try again.'))
    await logOut(page)
    await passUntilVisible(page, toastSaying(page, 'Logged out successfully'))
    // Time to fade, and not to end by itself.
    const toasts = page.locator('[data-sonner-toast]')
    for (let steps = 0; steps < 8 && (await toasts.count()) > 1; steps += 1) await page.clock.runFor(300)
    await expect(toasts).toHaveCount(1)
  },
)

test('signing up that fails', async ({ page }) => {
  await test.step('a sign-up that the server refuses shows its message as received', async () => {
    const email = await openAccount(page)
    await page.goto('/sign-up')
    await fillSignUp(page, { email })
    const refusal = page.waitForResponse('**/api/signup')
    await page.getByRole('button', { name: 'Sign up' }).click()
    const { error, message } = (await (await refusal).json()) as { error: boolean; message: string }
    expect(error).toBe(true)
    await expect(toastSaying(page, message)).toBeVisible()
    await expect(page).toHaveURL('/sign-up')
    await dismissToast(page)
  })

  await test.step('a sign-up whose request is cut off says so and keeps what was typed', async () => {
    await page.route('**/api/signup', cut)
    await fillSignUp(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.locator('[data-sonner-toast]')).toContainText('Please check your connection')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Devi')
  })
})
