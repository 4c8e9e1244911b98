import type { Locator, Page } from '@playwright/test'

import { expect, test } from './shop-test.ts'

// The address follows what is typed once the letters pause, so that a slow phone is never busy between two of them.

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
})

test('quick letters are one question, asked when they pause', async ({ page }) => {
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/search.data') questions.push(searchParams.get('q') ?? '')
  })
  await field(page).pressSequentially('tomato')
  await page.clock.runFor(149)
  await expect(page).toHaveURL('/')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/search?q=tomato')
  await page.clock.resume()
  await expect(page.getByText(/^Search Results : \d+$/)).toBeVisible()
  expect(questions).toEqual(['tomato'])
})

test('Enter waits for no pause', async ({ page }) => {
  await field(page).pressSequentially('ghee')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=ghee')
})

test('whoever goes elsewhere at once stays there', async ({ page }) => {
  await field(page).pressSequentially('ghee')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).locator('visible=true').first().click()
  await expect(page).toHaveURL('/login')
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

function field(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
}
