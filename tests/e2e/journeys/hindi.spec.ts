import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'

import { phoneMessages } from '#db/schema/index.ts'
import * as number from '#words/shop/account/number/hi.ts'
import * as shared from '#words/shop/account/shared/hi.ts'

import { violationsOf } from '../a11y/axe.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'

test.use(phone)

test('the header leads to the same page and query in Hindi and back', async ({ page }) => {
  await page.goto('/product-category?category=oils&sort=price-asc')
  await inHeader(page, 'हिन्दी').click()
  await expect(page).toHaveURL('/hi/product-category?category=oils&sort=price-asc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')

  await page.getByRole('main').locator('a[href^="/hi/product/"]').first().click()
  await expect(page).toHaveURL(/\/hi\/product\/[^/]+$/)
  const { pathname } = new URL(page.url())
  await inHeader(page, 'English').click()
  await expect(page).toHaveURL(pathname.replace('/hi', ''))
})

test.describe('whose browser speaks Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test(
    'is offered Hindi in one line, goes on to it in one press, and is never asked again once it is put away',
    { tag: '@night' },
    async ({ page }) => {
      const offer = page.getByRole('link', { name: 'दुकान हिन्दी में देखें' })
      await page.goto('/faq?from=a-friend')
      await expect(offer).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
      expect(await violationsOf(page)).toEqual([])
      await offer.click()
      await expect(page).toHaveURL('/hi/faq?from=a-friend')

      // Chosen: an English page offers it again, to which a link of somebody else may lead.
      await page.goto('/about')
      await expect(offer).toBeVisible()
      await page.getByRole('button', { name: 'बंद करें' }).click()
      await expect(offer).toBeHidden()
      await page.goto('/faq')
      await expect(inHeader(page, 'हिन्दी')).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('haat.language'))).toContain('en')
      await expect(offer).toBeHidden()
    },
  )
})

test.describe('by number', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'who has no e-mail opens an account by mobile number, code and name, and comes back where they were',
    { tag: '@night' },
    async ({ page }) => {
      const mobile = '9811112222'
      await page.goto('/hi/order')
      await page.getByRole('main').locator('a[href="/hi/login"]').click()
      await page.locator('a[href="/hi/login#number"]').click()
      await expect(page.getByLabel(number.mobile)).toBeFocused()
      await page.goBack()
      await page.getByRole('main').locator('a[href="/hi/sign-up"]').click()
      await page.locator('a[href="/hi/login#number"]').click()
      await page.getByRole('button', { name: number.sendCode }).click()
      await expect(page.getByText(number.enterMobile).first()).toBeVisible()
      await page.getByLabel(number.mobile).fill('98111 12222')
      await page.getByRole('button', { name: number.sendCode }).click()

      const code = page.getByRole('textbox', { name: number.code })
      await expect(code).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      await code.fill('1234')
      await page.getByRole('button', { name: number.signIn }).click()
      await expect(page.getByText('कोड में छह अंक होते हैं।').first()).toBeVisible()
      // A small phone ends the tab while the SMS is read.
      await page.reload()
      await expect(code).toBeFocused()
      await code.fill(await codeFor(mobile))
      await page.getByRole('button', { name: number.signIn }).click()
      await expect(page.getByLabel(number.yourName)).toBeFocused()
      await page.getByRole('button', { name: number.open }).click()
      await expect(page.getByText(shared.enterName).first()).toBeVisible()
      await page.getByLabel(number.yourName).fill('आशा देवी')
      await page.getByRole('button', { name: number.open }).click()

      await expect(page).toHaveURL('/hi/order')
      await page.goto('/hi/account')
      await expect(page.getByText(number.tied)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    },
  )
})

/** On trial the shop keeps what it would send. */
async function codeFor(mobile: string): Promise<string> {
  const { db } = shopOfWorker()
  const [row] = await db.select().from(phoneMessages).where(eq(phoneMessages.mobile, mobile))
  return (row!.facts as { code: string }).code
}

function inHeader(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}
