import type { Page } from '@playwright/test'

import { expect, test } from './shop-test.ts'
import { comeAsCustomer, payByUpi, putIntoCart, toastSaying } from './shopper.ts'

// What a careful shop sees to: large letters, a second window, a focus that is not lost, amounts that add up.

test('with letters twice as large nothing is lost on a phone, and no page moves sideways', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL: baseURL ?? '' })
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  for (const address of ['/', '/product-category', '/search?q=ghee', '/cart', '/About', '/Contact', '/faq']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (address === '/cart')
      await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360)
    const banner = page.getByRole('banner')
    const below = await banner.evaluate((element) => element.getBoundingClientRect().bottom)
    for (const name of ['Menu', 'Voice search']) {
      const box = await banner
        .getByRole('button', { name, exact: true })
        .locator('visible=true')
        .boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${address}: ${name}`).toBeLessThanOrEqual(below)
    }
  }
  await browser.close()
})

test('a cart that was changed in another window is as it is when one comes back to this one', async ({
  page,
}) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()

  await putIntoCart(page, 'Potato')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await expect(page.getByText('You have 2 item(s) in your cart')).toBeVisible()
})

test('an order tells its shipping, so that its lines add up to its total', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await payByUpi(page)
  await page.getByRole('link', { name: 'See Order' }).click()
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('article')
  await expect(order.getByText('Shipping')).toContainText('₹40.00')
})

test.describe('the focus stays on the page', () => {
  test('when a chosen filter is taken back', async ({ page }) => {
    await page.goto('/product-category?category=oils&category=pulses')
    const chip = page.getByRole('button', { name: 'Remove filter Oils' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('when an add is undone by its toast', async ({ page }) => {
    const add = await addOne(page)
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect(toastSaying(page, 'Item removed from cart')).toBeVisible()
    // Sooner than the toasts are gone.
    await expect(add).toBeFocused({ timeout: 3000 })
  })

  test('when a toast is dismissed', async ({ page }) => {
    await addOne(page, 1)
    const add = await pressAdd(page, 0)
    const dismiss = page.locator('[data-front="true"]').getByRole('button', { name: 'Dismiss' })
    await page.keyboard.press('Alt+KeyT')
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(dismiss).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-sonner-toast][data-removed="false"]')).toHaveCount(1)
    await expect(add).toBeFocused({ timeout: 3000 })
  })
})

test('the chat button covers no amount of the cart', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato', 'Potato', 'Onion', 'Brinjal')
  await page.goto('/cart')
  await expect(page.getByText('You have 4 item(s) in your cart')).toBeVisible()
  const chat = page.getByRole('button', { name: 'Chat with Haat' })
  const amounts = page.getByRole('list', { name: 'Cart' }).locator('p.figures')
  const covered = async () => {
    const button = await chat.boundingBox()
    const texts = await amounts.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().toJSON() as DOMRect
      }),
    )
    return texts.filter(
      ({ right, top, bottom }) =>
        button && right > button.x && bottom > button.y && top < button.y + button.height,
    ).length
  }
  for (let y = 0; y <= 400; y += 40) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await expect.poll(covered, `scrolled by ${y}`).toBe(0)
  }
})

test('what to try after a search in vain does find something', async ({ page }) => {
  await page.goto('/search?q=zzqqxxyy')
  await expect(page.getByText('No Data Found....')).toBeVisible()
  await expect(page.getByText('Try instead:')).toBeHidden()
  await page.goto('/search?q=tamatarr')
  await page.getByText('Try instead:').getByRole('link').click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true })).toBeVisible()
})

test('a page past the last one says so and leads back to those that are there', async ({ page }) => {
  await page.goto('/product-category?page=99')
  await expect(page.getByText(/^There are no more than \d pages of these goods\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/[?&]page=\d$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

/** Puts one into the cart of a new customer by its button, which keeps the focus. */
async function addOne(page: Page, place = 0) {
  await comeAsCustomer(page)
  await page.goto('/product-category?category=oils')
  return pressAdd(page, place)
}

async function pressAdd(page: Page, place: number) {
  const toasts = page.locator('[data-sonner-toast]').getByText(/ is in your cart$/)
  const before = await toasts.count()
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/i })
    .nth(place)
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(toasts).toHaveCount(before + 1)
  return add
}

test('a toast can be dismissed by a finger, and shows when it has the focus', async ({ page }) => {
  await addOne(page)
  const toast = page.locator('[data-sonner-toast]')
  const dismiss = toast.getByRole('button', { name: 'Dismiss' })
  const box = await dismiss.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Alt+KeyT')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(toast).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(toast).toHaveCSS('outline-style', 'solid')
})
