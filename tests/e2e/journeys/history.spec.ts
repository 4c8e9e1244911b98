import { firstCard, searchField, signInByForm } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { openAccount } from '../shopper.ts'

// Where a way leads back to: the same place, the same words, the same choice, the page that asked for a sign-in.

test(
  'Back from a product leads to the same place in the list, filters and all',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/product-category?category=vegetables&sort=price-asc')
    const card = page.getByRole('main').getByRole('article').nth(16)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()

    await page.goBack()

    await expect(page).toHaveURL('/product-category?category=vegetables&sort=price-asc')
    await expect(page.getByRole('button', { name: 'Remove filter Vegetables' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    await expect(card).toBeInViewport()
  },
)

test('Back to a search leads to the same words and the same place', async ({ page }) => {
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

test('a middle click on a product opens it in a tab of its own', async ({ page, context }) => {
  await page.goto('/product-category?category=oils')
  const tab = context.waitForEvent('page')
  await firstCard(page).getByRole('link').first().click({ button: 'middle' })
  await (await tab).waitForURL(/\/product\//)
  await expect(page).toHaveURL(/product-category/)
})

test('the way back to the home page empties the search, wherever the focus is', async ({ page }) => {
  await page.goto('/')
  const field = searchField(page)
  await field.pressSequentially('ghee')
  await expect(page).toHaveURL('/search?q=ghee')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(field).toHaveValue('')
})

test('a guest at My Orders is led to the sign-in and back', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/order')
  await page.getByRole('main').locator('a[href="/login"]').click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/order')
})

test('who signs in to see the cart comes to the cart, wherever something was wanted before', async ({
  page,
}) => {
  const email = await openAccount(page)
  await page.goto('/search?q=Tomato')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart: Tomato', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Sign in to see your cart' }).click()
  await signInByForm(page, email)
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})
