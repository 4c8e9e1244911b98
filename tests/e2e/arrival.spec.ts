import type { Locator, Page } from '@playwright/test'

import { expect, failedRequests, test } from './shop-test.ts'
import { cut, holdBack } from './shopper.ts'

// Where somebody is who does not see the page change: where the keyboard goes on, and what is read out.

test('a product is said by its name, and not that it is on its way', async ({ page }) => {
  await page.goto('/search?q=Tomato')
  const letGo = await holdBack(page, /\/product\/.*\.data/)
  await page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true }).click()
  await expect(page.getByText('Loading product...')).toBeAttached()
  await expect(page.getByRole('main')).toBeFocused()
  letGo()
  await expect(said(page)).toHaveText(/^Tomato.* · Haat$/)
})

test('the next goods are begun at their top without a word; the way back says where it leads', async ({
  page,
}) => {
  await page.goto('/product-category')
  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/product-category?page=2')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(said(page)).toBeEmpty()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(said(page)).toHaveText('Terms · Haat')
  await page.goBack()
  await expect(said(page)).toHaveText('All products · Haat')
})

test('a choice among the goods leaves the focus on what was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/product-category')
  const pulses = page.getByRole('checkbox', { name: 'Pulses' })
  await pulses.click()
  await expect(page).toHaveURL('/product-category?category=pulses')
  await expect(page.getByText('Search Results:')).toBeVisible()
  await expect(pulses).toBeFocused()
})

test('a search that is sent off leads on to what was found', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
  await field.pressSequentially('ghee')
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('when the line breaks', () => {
  test.use({ expectedComplaints: failedRequests })

  test('a product that could not be loaded has a title that says so', async ({ page }) => {
    await page.goto('/search?q=Tomato')
    await page.route(/\/product\/.*\.data/, cut)
    await page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('The product could not be loaded.')
    await expect(page).toHaveTitle('Product not loaded · Haat')
    await expect(said(page)).toHaveText('Product not loaded · Haat')
  })
})

/** The line that is read out on arrival. */
function said(page: Page): Locator {
  return page.locator('body > [role="status"].sr-only')
}
