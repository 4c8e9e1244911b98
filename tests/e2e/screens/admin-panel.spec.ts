import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, comeAsCustomer } from '../shopper.ts'

test('the admin panel leads everybody but admins home, on the server', async ({ page }) => {
  const rooms = ['all-users', 'all-products', 'all-orders'].map((room) => `/admin-panel/${room}`)
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
