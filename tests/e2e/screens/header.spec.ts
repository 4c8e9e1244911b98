import type { Page } from '@playwright/test'

import { phone } from '../phone.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { comeAsAdmin, comeAsCustomer, putIntoCart } from '../shopper.ts'

testInEachWindow('the header is that of who is here: of a guest, a customer, an admin', async ({ page }) => {
  await page.goto('/search')
  await test.step('the header leads a guest home, to About, Contact and Login, and neither to cart nor admin panel', async () => {
    await openMenu(page)
    for (const address of ['/', '/About', '/Contact', '/login'])
      await expect(linkTo(page, address), address).toBeVisible()
    for (const address of ['/cart', '/my-orders', '/order', '/admin-panel/all-products'])
      await expect(page.getByRole('banner').locator(`a[href="${address}"]`), address).toHaveCount(0)
  })

  await test.step('Everything, Groceries and Juice lead nowhere', async () => {
    for (const label of ['Everything', 'Groceries', 'Juice']) {
      const word = page.getByRole('banner').getByText(label, { exact: true }).locator('visible=true').first()
      await expect(word).toBeVisible()
      expect(await word.evaluate((element) => element.closest('a')?.hasAttribute('href') ?? false)).toBe(
        false,
      )
    }
  })

  await test.step('the profile menu opens and closes by its button: Login for guests, My Orders and Logout for customers', async () => {
    // The menu of a phone lies over the buttons.
    await page.keyboard.press('Escape')
    const account = page.getByRole('button', { name: /^Your account/ })
    await account.click()
    const login = page.locator('[popover]:popover-open').getByRole('link', { name: 'Login' })
    await expect(login).toBeVisible()
    await account.click()
    await expect(login).toBeHidden()

    await comeAsCustomer(page)
    await page.reload()
    await account.click()
    const menu = page.locator('[popover]:popover-open')
    await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/order')
    await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account')
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0)
  })

  await test.step('the header leads a customer to cart and My Orders, and not to the admin panel', async () => {
    await page.keyboard.press('Escape')
    await openMenu(page)
    for (const address of ['/cart', '/my-orders']) await expect(linkTo(page, address), address).toBeVisible()
    await expect(page.getByRole('banner').locator('a[href="/login"]')).toHaveCount(0)
    await expect(page.getByRole('banner').locator('a[href^="/admin-panel"]')).toHaveCount(0)
  })

  await test.step('the header and the profile menu lead an admin to the admin panel', async () => {
    await comeAsAdmin(page)
    await page.reload()
    await openMenu(page)
    await expect(linkTo(page, '/admin-panel/all-products')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await expect(page.getByRole('link', { name: 'Admin Panel' }).locator('visible=true').last()).toBeVisible()
  })
})

test('the cart has a badge from one line on and none at zero', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/search')
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ }).locator('visible=true')
  await expect(cart).toHaveAccessibleName('Cart, empty')
  await expect(cart).toHaveText('')
  await putIntoCart(page, 'Tomato', 'Guava')
  await page.reload()
  await expect(cart).toHaveAccessibleName('Cart, 2 items')
  await expect(cart).toHaveText('2')
})

testInEachWindow(
  'past ten pixels of scrolling the header is smaller and lets the page shine through',
  async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10)
    await expect(header).not.toHaveAttribute('data-scrolled')
    const [tall, solid] = await header.evaluate(groundOf)
    expect(solid).toBe(1)
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled')
    await expect.poll(async () => (await header.evaluate(groundOf))[0]).toBeLessThan(tall)
    await expect.poll(async () => (await header.evaluate(groundOf))[1]).toBeLessThan(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(header).not.toHaveAttribute('data-scrolled')
  },
)

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu of small screens has the links, the search and the way in or out, with letters twice as large too', async ({
    page,
  }) => {
    await page.goto('/login')
    const menu = page.locator('[popover]:popover-open')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu.getByRole('searchbox').or(menu.getByRole('combobox'))).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toHaveCount(0)
    await page.addStyleTag({ content: twiceAsLarge })
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(menu.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 })

    await comeAsCustomer(page)
    await page.reload()
    await page.addStyleTag({ content: twiceAsLarge })
    const buttons = page
      .getByRole('banner')
      .getByRole('link', { name: 'Cart, empty' })
      .or(page.getByRole('button', { name: /^(Menu|Your account.*)$/ }))
    await expect(buttons).toHaveCount(3)
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/i)
    await expect(menu).toHaveCount(0)
  })
})

const twiceAsLarge = 'html { font-size: 200% }'

/** On small screens the links of the header are in the menu. */
async function openMenu(page: Page): Promise<void> {
  // The header knows who is here once it has asked.
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
}

function linkTo(page: Page, address: string) {
  return page.getByRole('banner').locator(`a[href="${address}"]`).locator('visible=true').first()
}

/** How far down the header's ground reaches, in pixels, and how solid it is, from 0 to 1. */
function groundOf(header: HTMLElement | SVGElement): [bottom: number, solid: number] {
  const ground = [header, ...header.children].find((part) => {
    const { backgroundColor } = getComputedStyle(part)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent'
  })
  if (!ground) return [header.getBoundingClientRect().bottom, 0]
  const alpha = /[/,]\s*([\d.]+)\)$/.exec(
    getComputedStyle(ground).backgroundColor.replace(/^rgb\([^)]*\)$/, ''),
  )
  return [ground.getBoundingClientRect().bottom, alpha ? Number(alpha[1]) : 1]
}
