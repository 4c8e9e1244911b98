import type { Page } from '@playwright/test'

import { holdBack } from '../network.ts'
import { cartWith, firstCard, quantityIn, toastSaying } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer, quantitiesOnServer } from '../shopper.ts'

// The button of a card, which becomes a stepper.

test('an add shows at once, before the server has answered, and its toast takes it back', async ({
  page,
}) => {
  await comeAsCustomer(page)
  await page.goto('/product-category?category=pulses')
  const letGo = await holdBack(page, '**/api/addto-cart')
  const card = firstCard(page)
  await card.getByRole('button', { name: /^Add to Cart/ }).click()

  await expect(cartWith(page, 1)).toBeVisible()
  await expect(quantityIn(card)).toHaveValue('1')
  letGo()
  await expect(page.locator('[data-sonner-toast]').getByText(/ is in your cart$/)).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityIn(card)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  await expect.poll(() => quantitiesOnServer(page)).toEqual([])
})

test('quick taps are all counted, with one add and one quantity, whatever the line does', async ({
  page,
}) => {
  await comeAsCustomer(page)
  const sent = await slowly(page, /addto-cart|update-cart-product/)
  await page.goto('/product-category?category=oils')
  const card = firstCard(page)
  const add = card.getByRole('button', { name: /^Add to Cart/ })
  for (let tap = 0; tap < 5; tap += 1) await add.click()
  await expect(quantityIn(card)).toHaveValue('5')
  await expect(page.getByRole('status').getByText(/^.+: 5 in cart$/)).toBeAttached()
  // Live regions: one for the list, none on its cards.
  await expect(
    page.getByRole('main').getByRole('article').locator('output, [role=status], [aria-live]'),
  ).toHaveCount(0)
  await expect.poll(() => quantitiesOnServer(page)).toEqual([5])
  expect(sent).toEqual(['addto-cart', 'update-cart-product'])
  // The first add has its toast; what comes after it shows on the card.
  await expect(page.locator('[data-sonner-toast]')).toHaveText([/ is in your cart/])
  await page.reload()
  await expect(quantityIn(firstCard(page))).toHaveValue('5')
})

test('0 in the field of a card takes it out of the cart', { tag: '@night' }, async ({ page }) => {
  await page.goto('/product-category?category=oils')
  const card = firstCard(page)
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await quantityIn(card).fill('0')
  await quantityIn(card).press('Enter')
  await expect(card.getByRole('button', { name: /^Add to Cart/ })).toBeFocused()
  await expect(quantityIn(card)).toHaveCount(0)
})

test(
  'the last one that is taken away leaves the button, with the focus on it',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    await page.goto('/product-category?category=oils')
    const card = firstCard(page)
    const add = card.getByRole('button', { name: /^Add to Cart/ })
    await add.click()
    await card.getByRole('button', { name: /from cart$/ }).click()
    await expect(add).toBeFocused()
    await expect(toastSaying(page, 'Item removed from cart')).toBeVisible()
    await expect.poll(() => quantitiesOnServer(page)).toEqual([])
  },
)

/** Holds each such call until the next tap has surely come; answers their names, as a list that grows. */
async function slowly(page: Page, calls: RegExp): Promise<string[]> {
  const sent: string[] = []
  await page.route(calls, async (route) => {
    sent.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    const answer = await route.fetch()
    await expect(quantityIn(firstCard(page))).toHaveValue('5')
    await route.fulfill({ response: answer })
  })
  return sent
}
