import type { Locator, Page } from '@playwright/test'

import { tabTo, toastSaying } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer, putIntoCart } from '../shopper.ts'
import { openWithStandingClock, passUntilVisible } from '../standing-clock.ts'

// The focus stays on the page, where the hand is.

test('when a chosen filter is taken back', { tag: '@night' }, async ({ page }) => {
  await page.goto('/product-category?category=oils&category=pulses')
  const chip = page.getByRole('link', { name: 'Remove filter Oils' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

// The clock stands, so that no toast goes by itself and gives the focus back in doing so.
test('when an add is undone by its toast', { tag: '@night' }, async ({ page }) => {
  await comeAsCustomer(page)
  await openWithStandingClock(page, '/product-category?category=oils')
  const add = await addByKeyboard(page, 0)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await passUntilVisible(page, toastSaying(page, 'Item removed from cart'))
  await expect(add).toBeFocused()
})

test('when a toast is dismissed', { tag: '@night' }, async ({ page }) => {
  await comeAsCustomer(page)
  await openWithStandingClock(page, '/product-category?category=oils')
  await addByKeyboard(page, 1)
  const add = await addByKeyboard(page, 0)
  await page.keyboard.press('Alt+KeyT')
  await tabTo(page.locator('[data-front="true"]').getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Enter')
  await page.clock.runFor(100)
  await expect(page.locator('[data-sonner-toast][data-removed="false"]')).toHaveCount(1)
  await expect(add).toBeFocused()
})

test('at one piece the focus goes from the minus, which is off then, to the plus', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Tomato')
  await page.goto('/cart')
  const minus = page.getByRole('button', { name: 'Decrease quantity of Tomato' })
  await minus.focus()
  await minus.press('Enter')
  await expect(minus).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Increase quantity of Tomato' })).toBeFocused()
})

test('and is never wholly behind the bar at the foot of the window', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/product-category')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Your cart' })).toBeVisible()
  await expect(page.locator('footer a').first()).toBeAttached()
  const hidden = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('nav[aria-label="Pages"] a, footer a')
    const foot = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0
    return [...links]
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        link.focus()
        return link.getBoundingClientRect().bottom > foot
      })
      .map(({ textContent }) => textContent)
  })
  expect(hidden).toEqual([])
})

/** Puts one into the cart by the button of a card, which keeps the focus, and sees its toast. */
async function addByKeyboard(page: Page, place: number): Promise<Locator> {
  const before = await page.locator('[data-sonner-toast]').count()
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/i })
    .nth(place)
  await add.focus()
  await page.keyboard.press('Enter')
  // One stands in front at a time; what can be undone waits behind it.
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(before + 1, { timeout: 1 })
  }).toPass({ intervals: [20] })
  const front = page.locator('[data-sonner-toast]:visible')
  await passUntilVisible(page, front.getByText(/ is in your cart$/))
  await expect(front).toHaveCount(1)
  return add
}
