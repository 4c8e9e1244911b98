import type { Page } from '@playwright/test'

import { holdBack } from '../network.ts'
import { searchField } from '../page-parts.ts'
import { expect, shopOfWorker, test } from '../shop-test.ts'

// The page before its scripts: without any, and while they are on their way.

test('the shop can be browsed and filtered without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/product-category?category=vegetables')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Potato', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Potato/ })).toBeVisible()
  await page.goto('/search?q=ghee')
  await expect(page.getByRole('main').getByRole('link', { name: /Ghee/ }).first()).toBeVisible()
  await context.close()
})

test('a page brings its styles along and asks for its scripts after the first painting', async ({
  context,
}) => {
  const page = await context.newPage()
  const document = await (await page.request.get('/')).text()
  expect(document).toContain('data-href="/assets/shop-')
  expect(document).not.toContain('rel="stylesheet"')
  expect(document).not.toContain('rel="modulepreload"')
  expect(document).not.toContain('<script type="module"')

  await page.route('**/assets/**.js', (route) => route.abort())
  const askedFor = page.waitForRequest(/\/assets\/entry\.client.*\.js$/)
  await page.goto('/')
  await askedFor
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/)
})

test('what is typed before the scripts have come is searched for', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/')
  const field = searchField(page)
  await field.pressSequentially('ghee')
  letGo()
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(field).toHaveValue('ghee')
})

test('what is ticked before the scripts have come is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letGo = await openWithoutScripts(page, '/product-category')
  const pulses = page.getByRole('checkbox', { name: 'Pulses' }).locator('visible=true')
  await pulses.check()
  letGo()
  await expect(page).toHaveURL('/product-category?category=pulses')
  await expect(pulses).toBeChecked()
})

/** A page whose scripts are still on their way; answers how to let them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const letGo = await holdBack(page, '**/assets/entry.client-*.js')
  await page.evaluate((to) => location.assign(to), shopOfWorker().url + address)
  return letGo
}
