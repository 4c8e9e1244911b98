/** Parts of the pages that many tests look at or use. */
import type { Locator, Page } from '@playwright/test'

import { expect } from './shop-test.ts'
import { password } from './shopper.ts'

/** A message at the top of the window, word for word. */
export function toastSaying(page: Page, message: string): Locator {
  return page.locator('[data-sonner-toast]').getByText(message, { exact: true })
}

/** Takes the only message away, so that the next one is seen to be new. */
export async function dismissToast(page: Page): Promise<void> {
  // Not by the mouse, which waits until the message stands still: it may be gone by then.
  await page.getByRole('button', { name: 'Dismiss' }).dispatchEvent('click')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
}

export function skeletons(page: Page): Locator {
  return page.getByRole('main').locator('[data-skeleton]')
}

/** The search of the header; on small screens it stands in another place. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
}

export function voiceButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Voice search' }).locator('visible=true').first()
}

/** How many of something are in the cart, as the field between minus and plus says. */
export function quantityIn(part: Page | Locator): Locator {
  return part.getByRole('textbox', { name: /^How many of / })
}

export function cartWith(page: Page, count: number): Locator {
  return page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })
}

/** The card of a product among others. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first()
}

export function firstCard(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first()
}

/** On small screens the filters are behind a button. */
export async function openFilters(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Filters & Sort' })
  if (await button.isVisible()) await button.click()
  return page
    .getByRole('dialog', { name: 'Filters & Sort' })
    .or(page.getByRole('complementary', { name: 'Filters and sort' }))
    .locator('visible=true')
}

export async function closeFilters(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Filters & Sort' })
  if (await drawer.isVisible()) await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

/** Fills the sign-in in and sends it. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** Fills the sign-up in, with what is not given made up. */
export async function fillSignUp(
  page: Page,
  {
    email = 'asha@example.com',
    confirmPassword = password,
  }: { email?: string; confirmPassword?: string } = {},
): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Devi')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmPassword)
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account, Asha Devi' }).click()
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').first().click()
}

/** Proceeds from the cart to the page on which one pays, and waits until it is there. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await placeIsKnown(page)
}

/** Proceeds from the cart and opens the gateway, at UPI. */
export async function checkOut(page: Page): Promise<void> {
  await goToCheckout(page)
  await payButton(page).click()
}

/** The one button of the page to pay, which says what it does. */
export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Pay ₹.* by (UPI|card)|Place order, pay ₹.* in cash)$/ })
}

/** Waits until the page to pay knows where goods go, or asks. */
export async function placeIsKnown(page: Page): Promise<void> {
  const where = page.getByRole('region', { name: 'Delivery details' })
  await expect(
    where.getByRole('radio', { checked: true }).or(where.getByText('Fetch it at the market')).first(),
  ).toBeVisible()
}

/** Chooses to fetch the goods at the market. */
export async function fetchIt(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Fetch it at the market/ }).check()
}

/** Fills in where it goes, five fields at most: what is given, and what is not made up. */
export async function fillPlace(
  page: Page,
  { pinCode = '411 002', mobile = '98765 43210' }: { pinCode?: string; mobile?: string } = {},
): Promise<void> {
  await page.getByRole('textbox', { name: 'PIN code' }).fill(pinCode)
  await page.getByLabel('House and street').fill('12 Tulsi Baug')
  if ((await page.getByLabel('Town').inputValue()) === '') await page.getByLabel('Town').fill('Pune')
  await page.getByLabel('Name', { exact: true }).fill('Asha Devi')
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile)
}

/** Chooses a way to pay on the page to pay. */
export async function payWith(page: Page, way: 'UPI' | 'Card' | 'Cash'): Promise<void> {
  await page.getByRole('region', { name: 'Payment' }).getByRole('radio', { name: way }).check()
}

/** Pays in the open test gateway, which offers UPI first, and a code to scan. */
export async function payByUpi(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout.getByRole('button', { name: 'Show QR code' }).click()
  await checkout.getByRole('button', { name: 'Success', exact: true }).click()
}

interface Effort {
  taps: number
  fields: number
  /** The pages that were seen, in their order. A search that is typed is one, and so is a list. */
  screens: string[]
}

/**
 * Counts what a shopper does from here on: the pages that they see, the fields that they fill in by hand,
 * which cost a tap each of their own, and all other taps.
 */
export async function countEffort(page: Page): Promise<() => Effort> {
  const taps: string[] = []
  const fields = new Set<string>()
  const screens: string[] = []
  await page.exposeFunction('tapped', (on: string) => taps.push(on))
  await page.exposeFunction('typed', (field: string) => fields.add(field))
  await page.addInitScript(() => {
    const told = window as unknown as Record<'tapped' | 'typed', (on: string) => void>
    const fieldOf = ({ target }: Event) =>
      target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)
        ? `${location.pathname} ${target.name}`
        : ''
    const listen = { capture: true }
    document.addEventListener('pointerdown', (event) => told.tapped(fieldOf(event)), listen)
    const type = (event: Event) => {
      if (fieldOf(event) && event.isTrusted) told.typed(fieldOf(event))
    }
    document.addEventListener('input', type, listen)
  })
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pathname !== screens.at(-1)) screens.push(pathname)
  })
  return () => ({
    taps: taps.filter((on) => !fields.has(on)).length,
    fields: fields.size,
    screens: [...screens],
  })
}

/** What the browser tells a page when one comes back to its window. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Until React has drawn what came. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Route announcer: the line that is read out when another page has come. */
export function announced(page: Page): Locator {
  return page.locator('body > [role="status"].sr-only')
}

/** Presses Tab until the focus is there. */
export async function tabTo(goal: Locator): Promise<void> {
  for (let stops = 0; stops < 20; stops += 1) {
    await goal.page().keyboard.press('Tab')
    if (await goal.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`Tab does not lead to ${String(goal)}.`)
}

/** The rows of a list of the panel, without the table's head. */
export function tableRows(page: Page): Locator {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
}

/** Until the parts that are fetched when the page is idle are there. */
export async function partsHaveCome(page: Page): Promise<void> {
  const haveCome = () =>
    page.evaluate(async () => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      const parts = [
        'product-',
        'cart-',
        'checkout-',
        'login-',
        'cancel-',
        'success-',
        'pending-payment-',
        'queue-',
        'late-parts-',
        'cart-bar-',
        'buying-',
      ].map((part) => fetched.find((name) => name.includes(`/assets/${part}`)))
      if (parts.includes(undefined)) return false
      // With the scripts that each of them needs.
      await Promise.all(parts.map((part) => import(part!)))
      return true
    })
  await expect.poll(haveCome).toBe(true)
}

/** The shop's number, on pages that refuse something. */
export function numberToCall(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: '+91 522 010 4990' })
}
