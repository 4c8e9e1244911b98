import type { Page } from '@playwright/test'

import { answerLate } from '../network.ts'
import { cardOf, firstCard, nextFrame, searchField, signInByForm } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { makeProduct, openAccount } from '../shopper.ts'

// Where a way leads back to: the same place, the same words, the same choice, the page that asked for a
// sign-in.

test.describe('on a phone', () => {
  test.use(phone)

  test('Back from a product leads to the same place in the list, filters and all', async ({ page }) => {
    await page.goto('/product-category?category=vegetables&sort=price-asc')
    const card = page.getByRole('main').getByRole('article').nth(16)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()

    await page.goBack()

    await expect(page).toHaveURL('/product-category?category=vegetables&sort=price-asc')
    await expect(page.getByRole('link', { name: 'Remove filter Vegetables' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    await expect(card).toBeInViewport()
  })
})

test('ways back of a guest', { tag: '@night' }, async ({ page, context }) => {
  await test.step('Back to a search leads to the same words and the same place', async () => {
    await page.goto('/search?q=oil')
    const card = page.getByRole('main').getByRole('article').nth(10)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/search?q=oil')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })

  await test.step('the way back to the home page empties the search, wherever the focus is', async () => {
    await page.goto('/')
    const field = searchField(page)
    await field.pressSequentially('ghee')
    await expect(page).toHaveURL('/search?q=ghee')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(field).toHaveValue('')
  })

  await test.step('a middle click on a product opens it in a tab of its own', async () => {
    await page.goto('/product-category?category=oils')
    const tab = context.waitForEvent('page')
    await firstCard(page).getByRole('link').first().click({ button: 'middle' })
    await (await tab).waitForURL(/\/product\//)
    await expect(page).toHaveURL(/product-category/)
  })
})

test('ways back to what has changed meanwhile', { tag: '@night' }, async ({ page }) => {
  const tray = await makeProduct(page)
  await test.step('Back shows the page at once, and then the price that has changed meanwhile, without a jump', async () => {
    await page.goto('/product-category?category=handmade+arts&sort=price-asc')
    const card = cardOf(page, tray.productName)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toContainText('₹450.00')
    await card.getByRole('link', { name: tray.productName, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    const changed = await page.request.post('/api/update-product', { data: { ...tray, sellingPrice: 455 } })
    expect(changed.ok()).toBe(true)

    const fresh = await answerLate(page, /\/product-category\.data/)
    await page.goBack()
    await expect(card).toContainText('₹450.00')
    await nextFrame(page)
    const place = () =>
      card.evaluate((element) => [window.scrollY, element.getBoundingClientRect().top] as const)
    const before = await place()
    await watchShifts(page)
    fresh.letGo()

    await expect(card).toContainText('₹455.00')
    await nextFrame(page)
    expect(await place()).toEqual(before)
    expect(await shifts(page)).toBe(0)
  })

  await test.step('Back to a list that has changed meanwhile: its head, its sums and its cards say the same number', async () => {
    await page.goto('/product-category?category=handmade+arts')
    const head = page.getByRole('main').getByRole('status').first()
    const before = Number(/\d+$/.exec(await head.innerText()))
    await cardOf(page, tray.productName).getByRole('link', { name: tray.productName, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    const archived = await page.request.post('/api/set-product-state', {
      data: { _id: tray._id, state: 'archived' },
    })
    expect(archived.ok()).toBe(true)
    await page.goBack()
    await expect(cardOf(page, tray.productName)).toHaveCount(0)
    const summary = page.getByRole('region', { name: 'Shopping Summary' })
    await expect(summary.getByText(String(before - 1), { exact: true })).toBeVisible()
    await expect(head).toHaveText(`Search Results: ${before - 1}`)
  })
})

test(
  'Enter on words that stand there already searches for them once more',
  { tag: '@night' },
  async ({ page }) => {
    const tray = await makeProduct(page)
    await page.goto('/search?q=zxqwicker')
    await expect(page.getByText('No Data Found....')).toBeVisible()
    const changed = await page.request.post('/api/update-product', {
      data: { ...tray, aliases: ['zxqwicker'] },
    })
    expect(changed.ok()).toBe(true)
    await searchField(page).press('Enter')
    await expect(cardOf(page, tray.productName)).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Search Results : 1')
    await expect(page.getByText('No Data Found....')).toBeHidden()
  },
)

test('a guest at My Orders is led to the sign-in and back', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/order')
  await page.getByRole('main').locator('a[href="/login"]').click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/order')
})

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sum = { value: 0 }
    Object.assign(window, { shifts: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
}

/** Layout shift since the page was watched. */
async function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value)
}
