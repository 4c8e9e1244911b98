import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { numberToCall, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, comeAsCustomer } from '../shopper.ts'

const goods = '/admin-panel/all-products'

/** Of which modules each script of the build is made. */
const modulesOf = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as Record<string, string[]>

/** The style sheets of the document; more than one is more than an expectation takes. */
const sheets = (page: Page) => page.locator('style[data-href]')

test('between the shop and its panel', { tag: '@night' }, async ({ page }) => {
  await comeAsAdmin(page)
  await test.step('the way into the panel is a full load, and the shop has asked for none of its scripts', async () => {
    await page.goto('/')
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
    )
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.locator('[popover]').getByRole('link', { name: 'Admin Panel' }).locator('visible=true').click()

    await expect(page.getByRole('navigation', { name: 'Admin panel' })).toBeVisible()
    expect(asked).toContain(`document ${goods}`)
    const modules = asked
      .slice(0, asked.indexOf(`document ${goods}`))
      .flatMap((address) => modulesOf[path.basename(address)] ?? [])
    expect(modules.filter((module) => module.startsWith('app/desk/'))).toEqual([])
    await expect(sheets(page)).toHaveAttribute('data-href', /^\/assets\/desk-/)
  })

  await test.step('within the panel no document is loaded', async () => {
    await page.goto(goods)
    await page.evaluate(() => (document.documentElement.dataset.same = 'yes'))
    await page
      .getByRole('navigation', { name: 'Admin panel' })
      .getByRole('link', { name: 'All Users' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Users')
    await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  })

  await test.step('every way out of the panel is a full load, whatever leads there', async () => {
    for (const leave of [
      async () => {
        await page.getByText('Pages of Haat').click()
        await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
      },
      () =>
        page
          .getByRole('searchbox')
          .or(page.getByRole('combobox'))
          .locator('visible=true')
          .first()
          .fill('ghee'),
    ]) {
      await page.goto(goods)
      const loaded = page.waitForRequest((request) => request.resourceType() === 'document')
      await leave()
      await loaded
      await expect(sheets(page)).toHaveAttribute('data-href', /^\/assets\/shop-/)
    }
    await expect(page).toHaveURL('/search?q=ghee')
  })

  await test.step('whoever signs out in the panel is told so in the shop', async () => {
    await page.goto(goods)
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.locator('[popover]').getByRole('button', { name: 'Logout' }).locator('visible=true').click()
    await expect(page).toHaveURL('/')
    await expect(toastSaying(page, 'Logged out successfully')).toBeVisible()
  })
})

test.describe('whoever is signed out meanwhile', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'a session that ends in the panel leads to the home page of the shop',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsAdmin(page)
      await page.goto(goods)
      await expect(page.getByText(/products found$/)).toBeVisible()
      await page.context().clearCookies()
      await page
        .getByRole('navigation', { name: 'Admin panel' })
        .getByRole('link', { name: 'All Users' })
        .click()
      await expect(page).toHaveURL('/')
      await expect(sheets(page)).toHaveAttribute('data-href', /^\/assets\/shop-/)
    },
  )
})

test.describe('an address that does not exist', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'keeps header and footer around it, in the shop for the person who is signed in',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsCustomer(page)
      const answer = await page.goto('/nothing-here')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page')
      await expect(numberToCall(page)).toHaveAttribute('href', 'tel:+915220104990')
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Your account, Asha Devi' }),
      ).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  )

  test(
    'keeps them in the panel, and leads whoever is no administrator home',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/admin-panel/nothing')
      await expect(page).toHaveURL('/')
      await comeAsAdmin(page)
      const answer = await page.goto('/admin-panel/nothing')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(sheets(page)).toHaveAttribute('data-href', /^\/assets\/desk-/)
    },
  )
})
