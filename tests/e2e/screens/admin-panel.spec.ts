import type { Page } from '@playwright/test'

import { holdBack } from '../network.ts'
import { skeletons } from '../page-parts.ts'
import { expect, test, testInEachWindow } from '../shop-test.ts'
import { comeAsAdmin, comeAsCustomer } from '../shopper.ts'

test('the admin panel leads everybody but admins home, on the server', async ({ page }) => {
  const rooms = [
    'new-order',
    'all-users',
    'all-products',
    'all-orders',
    'stock',
    'growers',
    'receive',
    'delivery',
    'books',
    'audit',
    'engine',
  ].map((room) => `/admin-panel/${room}`)
  const leadsHome = async () => {
    for (const room of rooms) {
      const answer = await page.request.get(room, { maxRedirects: 0 })
      expect(answer.status(), room).toBe(302)
      expect(answer.headers().location, room).toBe('/')
    }
  }
  await leadsHome()
  await comeAsCustomer(page)
  await leadsHome()
  await comeAsAdmin(page)
  for (const room of rooms) {
    await page.goto(room)
    await expect(
      page.getByRole('navigation', { name: 'Admin panel' }).locator('[aria-current="page"]'),
    ).toHaveAttribute('href', room)
  }
})

testInEachWindow(
  'going to another room shows its outlines at once; all rooms stand beside it, and below 1024 pixels behind a button of a header of one line',
  async ({ page, isMobile }) => {
    await comeAsAdmin(page)
    await page.goto('/admin-panel/all-users')
    const links = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link')
    const rooms = page.getByRole('button', { name: 'Rooms' })
    if (isMobile) {
      await expect(links).toHaveCount(0)
      await rooms.click()
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expect(links).toContainText(['Overview', 'New order', 'All Users', 'All Products', 'All Orders'])
    await expect(links.last()).toHaveText('Engine')
    expect(await wider(page)).toBe(0)
    if (isMobile) {
      await expect(page.locator('.rooms-menu').getByText('Shopkeeper')).toBeVisible()
      await links.filter({ hasText: 'Prices' }).click()
      await expect(links).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices')
      await rooms.click()
    }
    const letGo = await holdBack(page, '**/api/all-orders?*')
    await links.filter({ hasText: 'All Orders' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Order Management')
    await expect(skeletons(page).first()).toBeVisible()
    letGo()
    await expect(skeletons(page)).toHaveCount(0)
    await expect(page).toHaveURL('/admin-panel/all-orders')

    const header = page.getByRole('banner')
    const foot = page.getByRole('group').filter({ hasText: 'Pages of Haat' })
    if (isMobile)
      await test.step('a room begins 60 pixels below the top, search and links stand in the menu, and a long name of the shop is not cut', async () => {
        const title = await page.getByRole('heading', { level: 1 }).boundingBox()
        expect(title?.y).toBe(60)
        await expect(header.getByRole('searchbox')).toBeHidden()
        await header.getByRole('button', { name: 'Menu' }).click()
        const menu = page.getByRole('navigation', { name: 'Menu' })
        for (const link of ['/', '/About', '/Contact', '/cart', '/my-orders', '/admin-panel/all-products'])
          await expect(menu.locator(`a[href="${link}"]`).first()).toBeVisible()
        await expect(header.getByRole('combobox', { name: 'Search products' })).toBeVisible()
        await expect(header.getByRole('button', { name: 'Voice search' })).toBeVisible()
        await page.keyboard.press('Escape')
        for (const width of [360, 768]) {
          await page.setViewportSize({ width, height: 740 })
          const name = header.getByRole('link', { name: /, home$/ })
          await name.evaluate((link) => {
            // As it is drawn for such a name.
            link.classList.add('header-home-long')
            link.querySelector('svg + svg')?.remove()
            link.querySelector('span span:last-child')!.textContent = 'Shree Ganesh Natural Farm and Dairy'
          })
          const isCut = (part: Element) =>
            part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 2
          expect(await name.locator('span span').last().evaluate(isCut)).toBe(false)
          expect((await header.boundingBox())?.height).toBe(width < 640 ? 48 : 56)
          expect(await wider(page)).toBe(0)
        }
      })
    else
      await test.step('the header is one row with all its links', async () => {
        await page.setViewportSize({ width: 1024, height: 700 })
        for (const link of ['/', '/About', '/Contact', '/cart', '/my-orders', '/admin-panel/all-products'])
          await expect(header.locator(`a[href="${link}"]:visible`).first()).toBeInViewport({ ratio: 1 })
        await expect(header.getByRole('combobox', { name: 'Search products' })).toBeVisible()
        await expect(header.getByText('Groceries').filter({ visible: true })).toBeInViewport({ ratio: 1 })
        expect((await header.boundingBox())?.height).toBe(64)
        expect(await wider(page)).toBe(0)
      })

    await test.step('below the last row stands one line, with both footers folded in it and the chat', async () => {
      const line = page.locator('.foot-line')
      expect((await line.boundingBox())?.height).toBeLessThan(52)
      await expect(line.getByRole('button', { name: 'Chat with Haat' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Dry Fruits', includeHidden: true })).not.toHaveCount(0)
      await foot.locator('summary').first().click()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('textbox', { name: /^News from/ })).toBeVisible()
    })
  },
)

function wider(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test(
  'the keys of a list: / searches, arrows move, Esc leaves, ? lists them, and none acts while one types',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    await page.goto('/admin-panel/all-users')
    const rows = page.getByRole('button', { name: /^Change role of/ })
    const search = page.getByRole('searchbox', { name: 'Search by name, e-mail or role' })
    await expect(rows.first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('a/?')
    await expect(search).toHaveValue('a/?')
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(search).not.toBeFocused()
    await expect(page).toHaveURL('/admin-panel/all-users')

    await page.keyboard.press('ArrowDown')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+ArrowDown')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rows.first()).not.toBeFocused()

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(keys).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  },
)
