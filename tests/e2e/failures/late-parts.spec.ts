import type { Page } from '@playwright/test'

import { searchField } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer } from '../shopper.ts'

// Header, banner, shelves, footer and menus get their scripts when the page is idle. Until then they are what
// the server drew.

test(
  'a press on a part whose script is still on its way counts once it has come',
  { tag: '@night' },
  async ({ page }) => {
    const arrive = await holdBack(page, 'home-late')
    await page.goto('/')
    // Around it the page is alive: without scripts this is a link.
    await expect(page.getByRole('button', { name: 'Chat with Haat' })).toBeVisible()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(slide(page)).toHaveAccessibleName(/^1 of 5/)
    arrive()
    await expect(slide(page)).toHaveAccessibleName(/^2 of 5/)
  },
)

test.describe(() => {
  test.use({ hasFrame: false })

  test(
    'a menu that is opened before its script has come stays open when it comes',
    { tag: '@night' },
    async ({ page }) => {
      const arrive = await holdBack(page, 'frame-late')
      await page.goto('/')
      await page.getByRole('button', { name: 'Your account' }).click()
      const login = page.locator('[popover]:popover-open').getByRole('link', { name: 'Login' })
      await expect(login).toBeVisible()
      arrive()
      await expect(page.getByRole('button', { name: 'Chat with Haat' })).toBeVisible()
      await expect(login).toBeVisible()
    },
  )
})

test.describe(() => {
  test.use({ expectedComplaints: /Failed to load resource/, hasFrame: false })

  test(
    'parts whose scripts cannot be had stay as they were sent, their links lead on, and they come alive once they can',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsCustomer(page)
      const asked: string[] = []
      await page.route(/frame-late|home-late/, (route) => {
        asked.push(route.request().url())
        return route.abort()
      })
      await page.goto('/')
      await expect.poll(() => new Set(asked).size).toBe(2)
      await page.waitForLoadState('networkidle')
      expect(asked.length).toBeLessThan(20)
      await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click()
      await expect(page).toHaveURL(/\/product-category/)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Stories' })).toBeVisible()

      // Home is no page without its parts.
      await page.goto('/cart')
      await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
      await expect(page.getByText('No connection. Trying again…')).toBeVisible()
      await expect(page).toHaveURL(/\/cart$/)

      await page.unroute(/frame-late|home-late/)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(slide(page)).toHaveAccessibleName(/^1 of 5/)
      await searchField(page).click()
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
      await page.getByRole('button', { name: /^Your account/ }).click()
      await expect(page.locator(':popover-open').getByRole('button', { name: 'Logout' })).toBeVisible()
    },
  )
})

test.describe(() => {
  test.use({ hasFrame: false })

  test(
    'a page is left at once while the script of its frame is still on its way',
    { tag: '@night' },
    async ({ page }) => {
      const arrive = await holdBack(page, 'frame-late')
      await page.goto('/product-category')
      await page.getByRole('main').getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.getByRole('button', { name: 'Buy' })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
      arrive()
    },
  )
})

test(
  'while the script of the next page is slow, a sign says that it is coming',
  { tag: '@night' },
  async ({ page }) => {
    const arrive = await holdBack(page, 'contact')
    await page.goto('/faq')
    const sign = page.getByRole('status').getByText('Loading…')
    await expect(sign).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
    await expect(sign).toBeVisible()
    arrive()
    await expect(page).toHaveURL(/\/contact$/i)
    await expect(sign).toHaveCount(0)
  },
)

/** Holds a script back until the answer is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(new RegExp(`/assets/${name}-`), async (route) => {
    await held
    await route.continue()
  })
  return arrive
}

function slide(page: Page) {
  return page
    .getByRole('region', { name: 'From the village' })
    .locator('[aria-roledescription="slide"]:not([inert])')
    .first()
}
