import { cut, failures, unanswered } from '../network.ts'
import { announced, openFilters, searchField, toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsCustomer } from '../shopper.ts'

// Pages and lists that do not load, and a line that is gone.

test.use({ expectedComplaints: failedRequests })

test('a home page without goods', async ({ page }) => {
  for (const [what, fail] of unanswered)
    await test.step(`a home page of whose goods ${what}: Failed to load categories. Please try again later., and no category`, async () => {
      await page.goto('/login')
      await page.route(/_(root|home|)\.data/, fail)
      await page.getByRole('link', { name: 'Haat, home' }).first().click()
      await expect(toastSaying(page, 'Failed to load categories. Please try again later.')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Categories' })).toHaveCount(0)
      await page.unroute(/_(root|home|)\.data/)
    })
})

test('orders that cannot be loaded', async ({ page }) => {
  await comeAsCustomer(page)
  for (const [what, fail] of failures)
    await test.step(`orders that cannot be loaded because ${what} say so, with a way to try again`, async () => {
      await page.route('**/api/orders/myorders', fail)
      await page.goto('/order')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert.getByText('Your orders did not load')).toBeVisible()
      await page.unroute('**/api/orders/myorders')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    })
})

test('a list that did not load is loaded by the button in its place', async ({ page }) => {
  await page.goto('/')
  await page.route('**/product-category.data*', cut)
  await page.getByRole('list', { name: 'Categories' }).getByRole('link').first().click()
  const again = page.getByRole('button', { name: 'Retry' })
  const found = page.getByText(/^Search Results: \d+$/)
  await expect(again).toBeVisible()
  await page.unroute('**/product-category.data*')
  // It also tries again by itself, after a second, and that may be quicker than the press.
  await again.or(found).click()
  await expect(found).toBeVisible()
})

test(
  'a search that did not load stays where it is, with its filters, and is there once the line is back',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize(phone.viewport)
    await page.goto('/search?q=ghee')
    await page.route('**/search.data*', cut)
    await searchField(page).fill('tamatar')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('The search did not work.')
    await expect(main.getByRole('heading', { level: 1, name: '“tamatar”' })).toBeVisible()
    const filters = await openFilters(page)
    await expect(filters.getByRole('button', { name: 'Show products' })).toBeVisible()
    await page.unroute('**/search.data*')
    await expect(main.getByText(/^Search Results : \d+$/)).toBeVisible()
  },
)

test('a product that could not be loaded has a title that says so', { tag: '@night' }, async ({ page }) => {
  await page.goto('/search?q=Tomato')
  await page.route(/\/product\/.*\.data/, cut)
  await page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This product did not load.')
  await expect(page).toHaveTitle('Product did not load · Haat')
  await expect(announced(page)).toHaveText('Product did not load · Haat')
})

test('a search whose suggestions do not load goes on without them', { tag: '@night' }, async ({ page }) => {
  // The panel's script is fetched when the page is idle, too.
  await page.route('**/assets/search-panel-*.js', cut)
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/faq')
  const field = searchField(page)
  await field.pressSequentially('ghe')
  await failed
  await field.pressSequentially('e')
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(page.getByRole('main').getByRole('link', { name: 'Desi Ghee' })).toBeVisible()
})

test(
  'words are not missing because the line is too bad to fetch what shows them',
  { tag: '@night' },
  async ({ page }) => {
    await page.route('**/assets/toasts-*.js', cut)
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter your e-mail address and password.')
  },
)

test(
  'the shop says when the line is gone, and when it is back, over nothing that can be pressed',
  { tag: '@night' },
  async ({ page, context }) => {
    await page.setViewportSize(phone.viewport)
    await page.goto('/cancel')
    await expect(page.getByRole('main').getByRole('link', { name: 'Try Again' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. Your cart is safe.')).toBeVisible()
    expect(await page.evaluate(pressableBelow, 'You are offline')).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText('You are back online.')).toBeVisible()
  },
)

/** What can be pressed and lies below the words of a note. */
function pressableBelow(words: string): string[] {
  const isNote = (element: Element | null) => element?.closest('[role=status]')?.textContent.includes(words)
  const isBelow = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, (top + bottom) / 2, bottom - 2].some((y) =>
      isNote(document.elementFromPoint((left + right) / 2, y)),
    )
  }
  // What lets a press through lies over it all the same.
  for (const part of document.querySelectorAll<HTMLElement>('[role=status], [role=status] *'))
    part.style.pointerEvents = 'auto'
  return [...document.querySelectorAll('a, button')].filter(isBelow).map(({ textContent }) => textContent)
}
