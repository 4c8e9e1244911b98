import { searchField } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { productNamed } from '../shopper.ts'

test('show goods with picture and price, and their stall; the arrows go through them and Enter takes one', async ({
  page,
}) => {
  await page.goto('/')
  const field = searchField(page)
  await field.pressSequentially('tamatar')
  await expect(page).toHaveURL('/search?q=tamatar')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const tomato = list.getByRole('option', { name: /^Tomato/ }).first()
  await expect(tomato).toContainText('₹')
  await expect(tomato.locator('img')).toBeVisible()
  await expect(list.getByRole('option', { name: 'All of Vegetables' })).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')

  await field.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await field.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await field.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/product-category?category=vegetables')
  await expect(list).toBeHidden()
})

test('go with Escape, which leaves the words', async ({ page }) => {
  await page.goto('/')
  const field = searchField(page)
  await field.pressSequentially('ghee')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list).toBeVisible()
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('ghee')
  await field.press('ArrowDown')
  await expect(list).toBeVisible()
})

test('can be taken with the pointer', { tag: '@phone' }, async ({ page }) => {
  const tomato = await productNamed(page, 'Tomato')
  await page.goto('/')
  await searchField(page).pressSequentially('tomato')
  await page
    .getByRole('option', { name: /^Tomato/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/product/${tomato._id}`)
})
