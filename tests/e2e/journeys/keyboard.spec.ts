import type { Locator, Page } from '@playwright/test'

import { payButton, quantityIn, searchField } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { comeAsCustomer, keepAddress, openAccount, password } from '../shopper.ts'

// Each main journey by the keyboard alone. At every stop on the way the focus is seen: it has an outline,
// lies in the window, and nothing covers it.

// On a phone alone, where bars at the foot may cover what has the focus.
test.describe('on a phone', () => {
  test.use(phone)

  test('from the first page to a paid order', async ({ page }) => {
    await comeAsCustomer(page)
    await keepAddress(page)
    await page.goto('/')
    await skipToContent(page)
    await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Vegetables', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/product-category?category=vegetables')
    await contentHasFocus(page)

    await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tomato' })).toBeVisible()
    await contentHasFocus(page)

    await walkTo(page, page.getByRole('button', { name: 'Add To Cart: Tomato' }))
    await page.keyboard.press('Enter')
    const cart = page.getByRole('link', { name: 'Cart, 1 item' })
    await expect(cart).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add To Cart: Tomato' })).toBeFocused()
    await walkTo(page, cart, 'Shift+Tab')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Your Shopping Cart' })).toBeVisible()
    await contentHasFocus(page)
    await walkTo(page, page.getByRole('button', { name: 'Increase quantity of Tomato' }))
    await page.keyboard.press('Space')
    await expect(quantityIn(page)).toHaveValue('2')
    await walkTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await contentHasFocus(page)
    await walkTo(page, page.getByRole('radio', { name: /^Asha/, checked: true }))
    await walkTo(page, page.getByRole('radio', { name: 'UPI', checked: true }))
    await walkTo(page, payButton(page))
    await page.keyboard.press('Enter')

    const checkout = page.getByRole('dialog')
    await expect(checkout).toBeVisible()
    await expect(checkout.getByRole('tab')).toHaveText(['UPI', 'Card', 'Netbanking'])
    await walkTo(page, checkout.getByRole('tab', { name: 'UPI', selected: true }))
    await walkTo(page, checkout.getByLabel('UPI ID'))
    await page.keyboard.type('success@razorpay')
    await walkTo(page, checkout.getByRole('button', { name: /^Pay ₹/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/success')
    await contentHasFocus(page)
    await walkTo(page, page.getByRole('link', { name: 'See Order' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Paid').first()).toBeVisible()
  })
})

testInEachWindow(
  'finding something: a search, a suggestion, a filter, an order of prices',
  async ({ page, isMobile }) => {
    await page.goto('/login')
    const field = searchField(page)
    await walkTo(page, field)
    await page.keyboard.type('ghee')
    await expect(page).toHaveURL('/search?q=ghee')
    await page.keyboard.press('ArrowDown')
    const dairy = page.getByRole('option', { name: 'All of Dairy Products' })
    await expect(dairy).toBeVisible()
    // Suggestions that come meanwhile begin at the field once more.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(dairy).toHaveAttribute('aria-selected', 'true', { timeout: 300 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product-category\?category=/)
    // Enter has left the field for the content already; the page that comes puts the focus there once more.
    await expect(page.getByRole('status').filter({ hasText: /^(?!Search).+ · Haat$/ })).toHaveCount(1)
    await contentHasFocus(page)

    await skipToContent(page, 'Shift+Tab')
    if (isMobile) {
      await walkTo(page, page.getByRole('button', { name: 'Filters & Sort' }))
      await page.keyboard.press('Enter')
    }
    const filters = isMobile ? page.getByRole('dialog', { name: 'Filters & Sort' }) : page.getByRole('main')
    await walkTo(page, filters.getByRole('combobox', { name: 'Sort by' }))
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=price-asc/)
    await walkTo(page, filters.getByRole('checkbox', { name: 'Oils' }))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/category=oils/)
    // While goods are on their way there is nothing between the filters and the footer to walk to.
    await expect(
      page.getByRole('main').getByRole('article').filter({ hasText: 'Mustard Oil' }),
    ).toBeAttached()
    if (isMobile) {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Filters & Sort' })).toBeFocused()
    }
    await walkTo(page, page.getByRole('link', { name: 'Remove filter Oils' }))
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/category=oils/)
  },
)

test('signing in, with a look at the password', async ({ page }) => {
  const email = await openAccount(page)
  await page.goto('/login')
  await skipToContent(page)
  await walkTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await walkTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await walkTo(page, page.getByRole('button', { name: 'Show password' }))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await walkTo(page, page.getByRole('main').getByRole('button', { name: 'Login' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('another page begins at its content, and its title is said; a search is typed on', async ({ page }) => {
  await page.goto('/login')
  await skipToContent(page)
  await walkTo(page, page.getByRole('main').getByRole('link', { name: /open an account/i }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-up')
  await contentHasFocus(page)
  await expect(page.getByRole('status').filter({ hasText: 'Sign up · Haat' })).toHaveCount(1)

  const field = searchField(page)
  await walkTo(page, field, 'Shift+Tab')
  await page.keyboard.type('ghee')
  await expect(page).toHaveURL('/search?q=ghee')
  await expect(page.getByRole('status').filter({ hasText: /Search: .+ · Haat/ })).toHaveCount(1)
  await expect(field).toBeFocused()
})

type Step = 'Tab' | 'Shift+Tab'

async function skipToContent(page: Page, step: Step = 'Tab'): Promise<void> {
  await walkTo(page, page.getByRole('link', { name: 'Skip to content' }), step)
  await page.keyboard.press('Enter')
  await contentHasFocus(page)
}

/** Where the focus goes once another page has come: a key that is pressed before would be lost. */
async function contentHasFocus(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeFocused()
}

/** Presses Tab until the focus is there, and looks at every stop. */
async function walkTo(page: Page, goal: Locator, step: Step = 'Tab'): Promise<void> {
  await expect(goal).toBeAttached()
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(step)
    // A slide or a drawer may still be moving to where it is seen.
    await expect.poll(() => page.evaluate(whyFocusIsUnseen)).toBeNull()
    if (await isFocused(goal)) return
  }
  throw new Error('The keyboard does not lead there.')
}

function isFocused(goal: Locator): Promise<boolean> {
  return goal.evaluate((element) => element.matches(':focus'))
}

/** Runs in the page: why nobody could see what has the focus; null when it is seen. */
function whyFocusIsUnseen(): string | null {
  // The gateway's checkout stands in a tree of its own.
  const host = document.activeElement
  const element = host?.shadowRoot?.activeElement ?? host
  if (!element || element === document.body) return null
  const what = element.outerHTML.slice(0, 200)
  // A card's link lays its outline around the whole card.
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')]
  const card = element.closest('article')
  if (card) outlines.push(getComputedStyle(card))
  const isOutlined = outlines.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  )
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const shown = label && element.classList.contains('sr-only') ? label : element
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  if (!isOutlined) return `no outline: ${what}`
  const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1)
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `out of sight: ${what}`
  const above = host?.shadowRoot?.elementFromPoint(x, y) ?? document.elementFromPoint(x, y)
  // A message goes by itself.
  const isMessage = above?.closest('[data-sonner-toast]') !== null
  const isSeen = above !== null && (isMessage || shown.contains(above) || above.contains(shown))
  return isSeen ? null : `covered by ${above?.outerHTML.slice(0, 120)}: ${what}`
}
