import type { Locator, Page } from '@playwright/test'

import { demoAreas } from '#db/demo-market/areas.ts'
import * as queueEn from '#words/client/queue/en.ts'
import * as queueHi from '#words/client/queue/hi.ts'
import { languages, names, pathIn } from '#words/languages.ts'
import * as cartEn from '#words/shop/cart/en.ts'
import * as cartHi from '#words/shop/cart/hi.ts'
import * as buyingEn from '#words/shop/checkout/buying/en.ts'
import * as buyingHi from '#words/shop/checkout/buying/hi.ts'
import * as goodsEn from '#words/shop/goods/en.ts'
import * as goodsHi from '#words/shop/goods/hi.ts'
import * as quantityEn from '#words/ui/quantity/en.ts'
import * as quantityHi from '#words/ui/quantity/hi.ts'

import { violationsOf } from '../a11y/axe.ts'
import { ears } from '../a11y/ears.ts'
import { payButton, searchField } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import {
  comeAsAdmin,
  comeAsCustomer,
  keepAddress,
  openAccount,
  password,
  productNamed,
  putIntoCart,
} from '../shopper.ts'

// Each main journey by the keyboard alone. At every stop on the way the focus is seen: it has an outline,
// lies in the window, and nothing covers it.

const nameOf = { en: 'English', hi: 'Hindi' }
// Of each number and place a guest has one order in cash at a time.
const typedIn = {
  en: { town: 'Malihabad', line1: '12 Tulsi Baug', name: 'Asha Devi', mobile: '98765 43217' },
  hi: { town: 'मलिहाबाद', line1: '3 आम का बाग', name: 'आशा देवी', mobile: '98765 43218' },
}
const wordsOf = {
  en: {
    buying: buyingEn,
    quantity: quantityEn,
    queue: queueEn,
    tomato: 'Tomato',
    cart: cartEn,
    goods: goodsEn,
  },
  hi: {
    buying: buyingHi,
    quantity: quantityHi,
    queue: queueHi,
    tomato: 'टमाटर',
    cart: cartHi,
    goods: goodsHi,
  },
}

// On a phone alone, where bars at the foot may cover what has the focus.
test.describe('on a phone', () => {
  test.use(phone)

  for (const language of languages) {
    const words = wordsOf[language]
    const typed = typedIn[language]

    /**
     * What is heard on the way stands in docs/spoken-walk, to be read by somebody who listens. After a change
     * of what is said: `playwright test keyboard -u`, and read the new lines.
     */
    test(
      `from the first page to an order in cash, by ear, in ${nameOf[language]}`,
      { tag: '@night' },
      async ({ page }) => {
        test.slow()
        await deliverAsTheDemo(page)
        const { _id } = await productNamed(page, 'Tomato')
        const isTold = new RegExp(words.queue.isInCart(words.tomato))
        const heard = await ears(page)
        await page.goto(pathIn(language, '/'))
        await heard.hearPage('Home')
        await skipToContent(page)
        await heard.hearStop()
        await goRound(page)
        const shelf = pathIn(language, '/product-category?category=vegetables')
        const shelves = page.getByRole('region', { name: words.goods.shopByCategory })
        await walkTo(page, shelves.locator(`a[href="${shelf}"]`))
        await heard.hearStop()
        await page.keyboard.press('Enter')

        await heard.hearSaid(/ · /)
        await contentHasFocus(page)
        await heard.hearPage('Vegetables')
        const tomato = page.getByRole('main').locator(`a[href*="${_id}"]`).first()
        await walkTo(page, tomato)
        await heard.hearStop()
        await page.keyboard.press('Enter')

        await heard.hearSaid(/ · /)
        await contentHasFocus(page)
        await heard.hearPage('Tomato')
        await goRound(page)
        const add = page.getByRole('button', { name: new RegExp(`^${words.goods.addToCart}`, 'i') }).first()
        await walkTo(page, add, 'Tab', heard.hearStop)
        await page.keyboard.press('Enter')
        await heard.hearSaid(new RegExp(`^${words.queue.inCart('1', words.tomato)}`), isTold)
        await expect(add).toBeFocused()
        const cart = page.getByRole('banner').locator(`a[href="${pathIn(language, '/cart')}"]`)
        await walkTo(page, cart, 'Shift+Tab')
        await heard.hearStop()
        await page.keyboard.press('Enter')

        await heard.hearSaid(/ · /)
        await contentHasFocus(page)
        await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('1')
        await heard.hearPage('Cart', `button “${words.cart.proceed}”`)
        await goRound(page)
        const { increase } = words.quantity
        await walkTo(
          page,
          page.getByRole('button', { name: increase(`${words.tomato} 1 kg`) }),
          'Tab',
          heard.hearStop,
        )
        await page.keyboard.press('Space')
        await heard.hearSaid(
          new RegExp(`^${words.queue.inCart('2', words.tomato)}`),
          new RegExp(`^${words.cart.total} ₹`),
        )
        await walkTo(page, page.getByRole('button', { name: words.cart.proceed }), 'Tab', heard.hearStop)
        await page.keyboard.press('Enter')

        await heard.hearSaid(/ · /)
        await contentHasFocus(page)
        const { buying } = words
        await expect(page.getByRole('textbox', { name: buying.pinCode })).toBeVisible()
        await heard.hearPage('Checkout', `button “${buying.payByUpi('₹…')}”`)
        await goRound(page)
        await walkTo(page, page.locator('.pay-bar button'), 'Tab', heard.hearStop)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('textbox', { name: buying.pinCode })).toBeFocused()
        await heard.hearStop()
        await page.keyboard.type('226102')
        await heard.hearSaid(new RegExp(buying.comesOn('.+')))
        for (const [field, text] of [
          [buying.town, typed.town],
          [buying.line1, typed.line1],
          [buying.name, typed.name],
          [buying.mobile, typed.mobile],
        ] as const) {
          await walkTo(page, page.getByRole('textbox', { name: field, exact: true }), 'Tab', heard.hearStop)
          await page.keyboard.type(text)
        }
        await walkTo(page, page.getByRole('radio', { name: buying.upi }), 'Tab', heard.hearStop)
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowDown')
        await heard.hearStop()
        await walkTo(page, page.locator('.pay-bar button'), 'Tab', heard.hearStop)
        expect(await violationsOf(page)).toEqual([])
        await page.keyboard.press('Enter')

        await heard.hearSaid(/ · /)
        await expect(page).toHaveURL(pathIn(language, '/success'))
        await contentHasFocus(page)
        await expect(page.getByText(/#\d/)).toBeVisible()
        const account = page.getByRole('main').getByRole('button').first()
        await expect(account).toBeVisible()
        await heard.hearPage('Placed', `button “${await account.innerText()}”`)
        await goRound(page)
        expect(`${heard.record.join('\n').trim()}\n`).toMatchSnapshot(`${language}.txt`)

        const other = language === 'en' ? 'hi' : 'en'
        await page.getByRole('banner').getByRole('link', { name: names[other], exact: true }).click()
        await expect(page).toHaveURL(pathIn(other, '/success'))
        await expect(page.getByText(/#\d/)).toBeVisible()
      },
    )
  }

  test('a payment by UPI, from the cart to the paid order', async ({ page }) => {
    await comeAsCustomer(page)
    await keepAddress(page)
    await putIntoCart(page, 'Tomato')
    await page.goto('/checkout')
    await skipToContent(page)
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
  { tag: '@night' },
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

test('signing in, with a look at the password', { tag: '@night' }, async ({ page }) => {
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

test(
  'another page begins at its content, and its title is said; a search is typed on',
  { tag: '@night' },
  async ({ page }) => {
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
  },
)

/** Tab leads out of the page at its end, and begins at its top once more. */
async function goRound(page: Page): Promise<void> {
  const top = page.locator('a[href="#content"]')
  for (let stops = 0; !(await isFocused(top)); stops += 1) {
    if (stops === 250) throw new Error('The keyboard does not come out.')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await contentHasFocus(page)
}

type Step = 'Tab' | 'Shift+Tab'

async function skipToContent(page: Page, step: Step = 'Tab'): Promise<void> {
  await walkTo(page, page.locator('a[href="#content"]'), step)
  await page.keyboard.press('Enter')
  await contentHasFocus(page)
}

/** Where the focus goes once another page has come: a key that is pressed before would be lost. */
async function contentHasFocus(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeFocused()
}

/** Presses Tab until the focus is there, and looks at every stop. */
async function walkTo(
  page: Page,
  goal: Locator,
  step: Step = 'Tab',
  atStop: () => Promise<void> = async () => {},
): Promise<void> {
  await expect(goal).toBeAttached()
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(step)
    // A slide or a drawer may still be moving to where it is seen.
    await expect.poll(() => page.evaluate(whyFocusIsUnseen)).toBeNull()
    await atStop()
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

/** The areas of the demo market: another test of this worker may have written others. */
async function deliverAsTheDemo(page: Page): Promise<void> {
  await comeAsAdmin(page)
  const areas = demoAreas.map(
    ({ fromPinCode: from, toPinCode: to, takesCash: cash, days, weekdays, orderUntil }) => ({
      from,
      to,
      days,
      weekdays,
      orderUntil,
      cash,
      note: '',
    }),
  )
  expect((await page.request.post('/api/delivery-areas', { data: { areas } })).ok()).toBe(true)
  await page.context().clearCookies()
}
