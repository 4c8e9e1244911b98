import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { toastSaying } from '../page-parts.ts'
import { expect, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin } from '../shopper.ts'

// What is refused is proved by domain/customers/*.http.test.ts.

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Manage person' })
const manage = (page: Page, name: string) =>
  page.getByRole('button', { name: `Manage ${name}`, exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test(
  'an administrator adds a helper, renames, blocks, signs out, joins two who are the same and undoes it',
  { tag: '@night' },
  async ({ page, browser }) => {
    test.slow()
    const mark = newId()
    const [helper, caller] = [`Meena ${mark}`, `Caller ${mark}`]
    const email = `meena.${mark}@example.com`
    await comeAsAdmin(page)
    await page.request.post('/api/counter/people', { data: { name: caller, mobile: '9822011223' } })
    await page.goto(`/admin-panel/all-users?q=${mark}`)

    await test.step('a helper is added, and chooses a password by the link', async () => {
      await page.getByRole('button', { name: 'Add helper' }).click()
      const add = page.getByRole('dialog', { name: 'Add helper' })
      await expect(add.getByLabel('Name')).toBeFocused()
      await page.keyboard.type(helper)
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Enter')
      const added = page.getByRole('dialog', { name: 'Helper added' })
      await expect(added.getByRole('img', { name: /^QR code/ })).toBeVisible()
      const [link = ''] = /http\S+/.exec(await added.innerText()) ?? []
      await page.keyboard.press('Escape')
      await expect(row(page, helper)).toContainText('Packs')

      const context = await browser.newContext({ baseURL: shopOfWorker().url })
      const theirs = await context.newPage()
      await theirs.goto(link)
      await expect(theirs.getByText(`Choose a password. You sign in with ${email}.`)).toBeVisible()
      await theirs.getByLabel('Password', { exact: true }).fill('guava in june')
      await theirs.getByLabel('Confirm password', { exact: true }).fill('guava in june')
      await theirs.getByRole('button', { name: 'Take over my account' }).click()
      await expect(theirs).toHaveURL(/\/login$/)
      await context.close()
    })

    await test.step('the helper gets another name and is signed out everywhere', async () => {
      await manage(page, helper)
      await dialog(page).getByLabel('Name').fill(`${helper} Rao`)
      await dialog(page).getByLabel('Name').press('Enter')
      await expect(toastSaying(page, 'Name saved')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Sign out on all devices' }).click()
      await expect(toastSaying(page, 'Signed out on all devices')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('the helper is blocked from cash and pays as a member, which stands in the list', async () => {
      const save = (part: string) =>
        dialog(page).getByRole('region', { name: part }).getByRole('button', { name: 'Save' }).click()
      await dialog(page)
        .getByRole('radio', { name: /^No cash on delivery/ })
        .check()
      await save('Blocked')
      await expect(toastSaying(page, 'Saved')).toBeVisible()
      await dialog(page)
        .getByRole('radio', { name: /^Member/ })
        .check()
      await save('Prices')
      await expect(toastSaying(page, 'Prices of this person saved')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(row(page, `${helper} Rao`)).toContainText('No cash on delivery')
      await expect(row(page, `${helper} Rao`)).toContainText('Member')
    })

    await test.step('a caller who is the same person is joined, and parted again', async () => {
      await manage(page, caller)
      const field = dialog(page).getByRole('combobox', { name: 'Who is the same person?' })
      await field.fill(email)
      await expect(page.getByRole('option', { selected: true })).toContainText(helper)
      await field.press('Enter')
      await expect(dialog(page)).toContainText(`${helper} Rao (${email}) stays`)
      await dialog(page).getByRole('button', { name: 'Join them' }).click()
      await expect(row(page, caller)).toContainText(`Joined with ${helper} Rao`)
      await manage(page, caller)
      await dialog(page).getByRole('button', { name: 'They are two people' }).click()
      await expect(toastSaying(page, 'They are two people again')).toBeVisible()
      await expect(row(page, caller)).not.toContainText('Joined with')
    })
  },
)
