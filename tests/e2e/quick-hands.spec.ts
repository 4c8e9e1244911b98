import { expect, test } from './shop-test.ts'
import { comeAsCustomer, productNamed, putIntoCart } from './shopper.ts'

// Quick presses and presses at an end: each counts, and the focus stays where the hand is.

test('two quick presses lead the recommended products two on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { _id } = await productNamed(page, 'Tomato')
  await page.goto(`/product/${_id}`)
  const carousel = page.getByRole('region', { name: 'Recommended Product' })
  const list = carousel.getByRole('list')
  await carousel.getByRole('button', { name: 'Next products' }).dblclick()
  const third = list.getByRole('listitem').nth(2)
  await expect.poll(() => third.evaluate((item) => Math.round(item.getBoundingClientRect().left))).toBe(16)
})

test('two quick presses lead a row of the home page two steps on, and at its end the focus stays in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  const row = page.getByRole('list', { name: 'Organic Vegetables' })
  const on = page.getByRole('button', { name: 'Scroll Organic Vegetables on' })
  const back = page.getByRole('button', { name: 'Scroll Organic Vegetables back' })
  await row.scrollIntoViewIfNeeded()
  await on.dblclick()
  // Two steps of 350; under a finger the row then comes to rest at the nearest card.
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThanOrEqual(700)
  await on.focus()
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(back).toBeFocused()
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

test('a picture that was taken back can be chosen again', async ({ page }) => {
  await page.goto('/sign-up')
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const field = page.getByLabel('Profile picture')
  await field.setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByAltText('Preview')).toBeHidden()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})
