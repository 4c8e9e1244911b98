import type { Page } from '@playwright/test'
import { eq, inArray, ne } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { openSession } from '#tests/support/open-session.ts'

import { answerLate, askedAt, cut, failures, holdBack } from '../network.ts'
import { nextFrame, tableRows, toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin } from '../shopper.ts'

const room = '/admin-panel/all-users'
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, e-mail or role' })
const roleButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Change role of ${name}`, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change role' })

/** Somebody whose name nobody else has. */
async function newPerson(role: 'ADMIN' | 'GENERAL' = 'GENERAL', name = `Zeenat ${newId()}`) {
  const at = new Date('2026-11-20T20:00:00Z')
  return { name, ...(await openSession(shopOfWorker(), { name, role, at })) }
}

async function chooseRole(page: Page, role: string): Promise<void> {
  await dialog(page).getByRole('radio', { name: role, exact: true }).check()
  await dialog(page).getByRole('button', { name: 'Change role' }).click()
}

test('the list of people', async ({ page }) => {
  await test.step('people are found by name, e-mail and role in any case, and the search stands in the address', async () => {
    const { name, email } = await newPerson('ADMIN')
    await comeAsAdmin(page)
    await page.goto(room)
    await expect(page).toHaveTitle('All Users · Haat')
    for (const words of [name.toUpperCase(), email.toUpperCase(), `admin ${name}`]) {
      await search(page).fill(words)
      await expect(tableRows(page)).toHaveCount(1)
      await expect(tableRows(page)).toContainText(email)
      await expect(tableRows(page)).toContainText('ADMIN')
      // It was evening in London, and the next day in India.
      await expect(tableRows(page)).toContainText('21 November 2026')
      await expect(page.getByText('1 user', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(`${room}?${new URLSearchParams({ q: words })}`)
      await expect(search(page)).toBeFocused()
    }
    await search(page).fill('zzzzqqqq')
    await expect(page.getByRole('heading', { name: 'No users found', exact: true })).toBeVisible()
    await expect(page.getByText('Try adjusting your search.', { exact: true })).toBeVisible()
    await search(page).press('Escape')
    await expect(page).toHaveURL(room)
    await expect(roleButton(page, name)).toBeAttached()
  })

  await test.step('with a deleted account nothing can be done, and its row says so', async () => {
    const at = new Date()
    const [id, name] = [newId(), `Deleted account ${newId()}`]
    await shopOfWorker().db.insert(people).values({ id, name, createdAt: at, updatedAt: at, deletedAt: at })
    await comeAsAdmin(page)
    await page.goto(`${room}?${new URLSearchParams({ q: name })}`)
    await expect(tableRows(page)).toContainText('Nothing is left to change')
    await expect(tableRows(page).getByRole('button')).toHaveCount(0)
  })

  await test.step('a list of more than a page is walked through, and its last page is as short as it is', async () => {
    const family = newId()
    const at = new Date()
    await shopOfWorker()
      .db.insert(people)
      .values(
        Array.from({ length: 60 }, (_, place) => ({
          id: newId(),
          name: `${family} ${place}`,
          email: `${family}.${place}@example.com`,
          createdAt: at,
          updatedAt: at,
        })),
      )
    await comeAsAdmin(page)
    await page.goto(`${room}?q=${family}`)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const press = (name: string) => pages.getByRole('button', { name }).click()
    await expect(pages).toContainText('Page 1 of 3')
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await press('Next')
    await expect(pages).toContainText('Page 2 of 3')
    await press('Last')
    await expect(pages).toContainText('Page 3 of 3')
    await expect(tableRows(page)).toHaveCount(10)
    await press('Previous')
    await expect(pages).toContainText('Page 2 of 3')
    await expect(tableRows(page)).toHaveCount(25)
    await page.reload()
    await expect(pages).toContainText('Page 2 of 3')
    await press('First')
    await expect(page).toHaveURL(`${room}?q=${family}`)

    // The rows of the last page go, while its address stands in somebody's window.
    await press('Next')
    await expect(pages).toContainText('Page 2 of 3')
    await press('Next')
    await expect(pages).toContainText('Page 3 of 3')
    await shopOfWorker()
      .db.delete(people)
      .where(inArray(people.email, await emailsShown(page)))
    await page.reload()
    await expect(pages).toContainText('Page 1 of 2')
    await expect(page).toHaveURL(`${room}?q=${family}`)
  })

  await test.step('an answer that comes after its dialog was closed leaves the dialog of somebody else open', async () => {
    const one = await newPerson()
    const other = await newPerson('GENERAL', `Another ${one.name}`)
    await comeAsAdmin(page)
    await page.goto(`${room}?${new URLSearchParams({ q: one.name })}`)
    await roleButton(page, one.name).click()
    const { isMade, letGo } = await answerLate(page, '**/api/update-user')
    await chooseRole(page, 'ADMIN')
    await isMade
    await page.keyboard.press('Escape')
    await roleButton(page, other.name).click()
    letGo()
    await expect(toastSaying(page, 'User updated successfully')).toBeVisible()
    await expect(page.locator('tbody tr', { hasText: 'ADMIN' })).toHaveCount(1)
    await expect(dialog(page)).toContainText(other.email)
  })
})

function emailsShown(page: Page): Promise<string[]> {
  return page.locator('td[data-column="email"]').allTextContents()
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a role is changed in a dialog that has them all; the server says so, and the list is read anew', async ({
    page,
  }) => {
    const { name } = await newPerson()
    await comeAsAdmin(page)
    await page.goto(`${room}?${new URLSearchParams({ q: name })}`)
    await roleButton(page, name).click()
    await expect(dialog(page).getByRole('radio')).toHaveCount(2)
    await expect(dialog(page).getByRole('radio', { name: 'GENERAL' })).toBeChecked()
    const listed = page.waitForResponse('**/api/all-user?*')
    await chooseRole(page, 'ADMIN')
    await expect(toastSaying(page, 'User updated successfully')).toBeVisible()
    await listed
    await expect(dialog(page)).toBeHidden()
    await expect(tableRows(page)).toContainText('ADMIN')
    await expect(roleButton(page, name)).toBeFocused()
  })

  test('smart coins are set in a dialog, stand in the list, and show at one’s own account from one on', async ({
    page,
  }) => {
    const me = await comeAsAdmin(page)
    const coins = page.getByText(/smart coin/)
    await page.goto('/account')
    await expect(page.getByRole('main').getByText(me.email)).toBeVisible()
    await expect(coins).toHaveCount(0)
    await page.goto(`${room}?q=${me.email}`)
    await page.getByRole('button', { name: '0. Set smart coins of Shopkeeper' }).click()
    const field = page.getByRole('dialog', { name: 'Smart coins' }).getByLabel('How many they have')
    await field.fill('1.5')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Please enter a whole number/)
    await field.fill('25')
    await field.press('Enter')
    await expect(toastSaying(page, 'Smart coins saved')).toBeVisible()
    await expect(page.getByRole('button', { name: '25. Set smart coins of Shopkeeper' })).toBeFocused()
    await page.goto('/account')
    await expect(coins).toHaveText('25 smart coins')

    // Another admin takes most of them while this window is out of sight.
    await shopOfWorker().db.update(people).set({ smartCoins: 1 }).where(eq(people.id, me.id))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(coins).toHaveText('1 smart coin')
  })
})

test.describe('when it fails', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'whoever was demoted by another is led home from the products too, whose list everybody may read',
    { tag: '@night' },
    async ({ page }) => {
      const me = await comeAsAdmin(page)
      await page.goto(`${room}?q=${me.email}`)
      await expect(tableRows(page)).toHaveCount(1)
      await shopOfWorker().db.update(people).set({ role: 'GENERAL' }).where(eq(people.id, me.id))
      await page.getByRole('link', { name: 'All Products', exact: true }).click()
      await expect(page).toHaveURL('/')
    },
  )

  test('whoever gives away their own role sees the server’s sentence and is led home by their next step', async ({
    page,
  }) => {
    const me = await comeAsAdmin(page)
    const other = await newPerson('ADMIN', `Zeenat ${me.email}`)
    const steps = [
      {
        nextStep: () =>
          page
            .getByRole('navigation', { name: 'Admin panel' })
            .getByRole('link', { name: 'All Orders' })
            .click(),
        sentence: 'Only admins can do this, and people with this duty.',
      },
      {
        nextStep: async () => {
          await roleButton(page, other.name).click()
          await chooseRole(page, 'GENERAL')
        },
        sentence: 'Only admins can do this.',
      },
    ]
    // Also where the page does not know yet who is signed in.
    await holdBack(page, '**/api/user-details')
    for (const { nextStep, sentence } of steps) {
      await shopOfWorker().db.update(people).set({ role: 'ADMIN' }).where(eq(people.id, me.id))
      await page.goto(`${room}?q=${me.email}`)
      await roleButton(page, 'Shopkeeper').click()
      const lists = askedAt(page, '/api/all-user')
      await chooseRole(page, 'GENERAL')
      await expect(toastSaying(page, 'User updated successfully')).toBeVisible()
      await expect(tableRows(page).filter({ hasText: 'Shopkeeper' })).toContainText('GENERAL')
      expect(lists).toEqual([])
      await nextStep()
      await expect(page).toHaveURL('/')
      await expect(toastSaying(page, sentence)).toBeVisible()
    }
  })

  test('the last administrator stays one and is told so above the dialog, which keeps what was chosen', async ({
    page,
  }) => {
    const me = await comeAsAdmin(page)
    const { db } = shopOfWorker()
    await db.update(people).set({ role: 'GENERAL' }).where(ne(people.id, me.id))
    await page.goto(`${room}?q=${me.email}`)
    await roleButton(page, 'Shopkeeper').click()
    await chooseRole(page, 'GENERAL')
    const toast = toastSaying(page, 'The shop needs at least one admin.')
    await expect(toast).toBeVisible()
    // What a modal dialog hides from screen readers must not be the toasts.
    await expect(page.locator('[aria-live]:has([data-sonner-toast])')).not.toHaveAttribute('aria-hidden')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
    await expect(dialog(page).getByRole('radio', { name: 'GENERAL' })).toBeChecked()

    await page.route('**/api/update-user', cut)
    await chooseRole(page, 'GENERAL')
    await expect(toastSaying(page, 'The role was not changed. Please try again.')).toBeVisible()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(roleButton(page, 'Shopkeeper')).toBeFocused()
    await expect(tableRows(page)).toContainText('ADMIN')
  })

  test('users that do not load', async ({ page }) => {
    await comeAsAdmin(page)
    for (const [what, fail] of failures)
      await test.step(`users of whom ${what}: Error fetching users., and a way to try again`, async () => {
        await page.route('**/api/all-user?*', fail)
        await page.goto(room)
        await expect(toastSaying(page, 'Error fetching users.')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Error fetching users.', exact: true })).toBeVisible()
        const askedAgain = page.waitForRequest('**/api/all-user?*')
        await page.getByRole('button', { name: 'Try again' }).click()
        await askedAgain
        await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
        await page.unroute('**/api/all-user?*')
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await expect(tableRows(page).first()).toBeVisible()
      })
  })
})

test('a search whose answer comes late', { tag: '@night' }, async ({ page }) => {
  await test.step('an answer to an older search does not take the place of a newer one', async () => {
    const [older, newer] = [await newPerson(), await newPerson()]
    await comeAsAdmin(page)
    await page.goto(room)
    await expect(tableRows(page).first()).toBeVisible()
    const late = await answerLate(page, (url) => url.searchParams.get('q') === older.email)
    await search(page).fill(older.email)
    await late.isMade
    await search(page).fill(newer.email)
    await expect(tableRows(page)).toHaveCount(1)
    await expect(tableRows(page)).toContainText(newer.email)
    const answered = page.waitForResponse((response) =>
      response.url().includes(encodeURIComponent(older.email)),
    )
    late.letGo()
    await (await answered).finished()
    await nextFrame(page)
    await expect(tableRows(page)).toContainText(newer.email)
    // A search is one entry of the history, however often it was changed.
    await search(page).fill(newer.name)
    await expect(page).toHaveURL(`${room}?${new URLSearchParams({ q: newer.name })}`)
    await page.goBack()
    await expect(page).toHaveURL(room)
    await expect(search(page)).toHaveValue('')
    await expect(page.getByText('1 user', { exact: true })).toBeHidden()
  })

  await test.step('a search that is cleared before its answer has come is dropped', async () => {
    const { email } = await newPerson()
    await newPerson()
    await expect(tableRows(page).first()).toBeVisible()
    const late = await answerLate(page, (url) => url.searchParams.get('q') === email)
    await search(page).fill(email)
    await late.isMade
    const all = page.waitForResponse(/\/api\/all-user\?(?!.*q=)/)
    await search(page).press('Escape')
    await all
    late.letGo()
    await nextFrame(page)
    await expect(page).toHaveURL(room)
    await expect(page.getByText('1 user', { exact: true })).toBeHidden()
    await expect(search(page)).toHaveValue('')
  })
})
