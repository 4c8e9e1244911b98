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
    'delivery',
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
  'going to another room shows its outlines at once, and the links of all stand in one row on a phone, which unfolds, whole on a tablet',
  async ({ page, isMobile }) => {
    await comeAsAdmin(page)
    await page.goto('/admin-panel/all-users')
    const links = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link')
    // Behind each how many wait there.
    await expect(links).toHaveText([
      /^Overview/,
      'New order',
      /^All Users/,
      /^All Products/,
      /^Prices/,
      /^Shelves/,
      /^All Orders/,
      /^Returns/,
      /^Stock/,
      /^Delivery/,
      /^Complaints/,
      /^Messages/,
      /^The shop/,
      /^Audit/,
      'Engine',
    ])
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(isMobile ? 1 : tops.length)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    if (!isMobile) {
      const window = page.viewportSize() ?? { width: 1280, height: 800 }
      await page.setViewportSize({ width: 768, height: 1000 })
      await expect(links.last()).toBeInViewport({ ratio: 1 })
      const name = await page.getByRole('complementary').getByText('Shopkeeper').boundingBox()
      const first = await links.first().boundingBox()
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
      await page.setViewportSize(window)
    }

    if (isMobile) {
      const unfold = page.getByRole('button', { name: 'All rooms' })
      await unfold.click()
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      await links.filter({ hasText: 'Prices' }).click()
      await expect(unfold).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices')
    }
    const letGo = await holdBack(page, '**/api/all-orders?*')
    await links.filter({ hasText: 'All Orders' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Order Management')
    await expect(skeletons(page).first()).toBeVisible()
    letGo()
    await expect(skeletons(page)).toHaveCount(0)
    await expect(page).toHaveURL('/admin-panel/all-orders')
  },
)

test('the keys of a list: / searches, arrows move, Esc leaves, ? lists them, and none acts while one types', async ({
  page,
}) => {
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
})
