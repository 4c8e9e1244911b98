import { eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { openSession, sessionCookie } from '#tests/support/open-session.ts'

import { toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin, openAccount, orderOf, password } from '../shopper.ts'

// A hand at the stall, who has a phone. What each duty opens is proved by server/api/stall.http.test.ts.

test.use({ ...phone, expectedComplaints: failedRequests })

test(
  'an admin gives a duty; the hand packs at the stall, cannot cancel, and is led home once the duty is over',
  { tag: '@night' },
  async ({ page }) => {
    test.slow()
    const order = await orderOf(page, 'Asha Devi', 'Tomato')
    const email = await openAccount(page)
    const number = `#${order.orderNumber}`

    await test.step('the admin finds the person in All Users and gives them the packs', async () => {
      await comeAsAdmin(page)
      await page.goto(`/admin-panel/all-users?q=${email}`)
      await page.getByRole('button', { name: /^None\. Change duties of/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Change duties' })
      await dialog.getByRole('checkbox', { name: 'Packs' }).check()
      await dialog.getByRole('button', { name: 'Save duties' }).click()
      await expect(toastSaying(page, 'Duties saved')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Packs\. Change duties of/ })).toBeVisible()
    })

    await test.step('a guest is led to the login and back', async () => {
      await page.context().clearCookies()
      await page.goto('/stall')
      await expect(page).toHaveURL(/\/login\?to=%2Fstall$/)
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page).toHaveURL('/stall/orders?status=placed&status=paid')
    })

    await test.step('the menu leads to the stall, and the panel is closed', async () => {
      await page.goto('/admin-panel/all-orders')
      await expect(page).toHaveURL('/')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('link', { name: 'Stall', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    })

    await test.step('the order is packed with one press, its card stays in its place, and it can be undone', async () => {
      await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Tomato 1 kg')
      await page.getByRole('button', { name: `Pack order ${number}` }).click()
      const card = page.getByRole('listitem').filter({ hasText: number })
      await expect(toastSaying(page, `${number}: Packed`)).toBeVisible()
      await expect(page.getByRole('button', { name: `Pack order ${number}` })).toBeHidden()
      const undo = page.getByRole('button', { name: `Undo: order ${number}` })
      await undo.click()
      await expect(card.filter({ hasText: 'Tomato' })).not.toContainText('Packed')
      await page.getByRole('button', { name: `Pack order ${number}` }).click()
      await expect(undo).toBeVisible()
    })

    const room = page.getByRole('main')
    await test.step('its page stays at the stall, and offers neither to cancel nor to give money back', async () => {
      await page.getByRole('link', { name: 'Packed', exact: true }).click()
      await page.getByRole('link', { name: new RegExp(`^${number}`) }).click()
      await expect(page).toHaveURL(`/stall/orders/${order._id}`)
      await expect(room).toContainText('Tulsi Baug')
      await expect(room).not.toContainText('@')
      await expect(room.getByRole('button', { name: /Cancel|Refund|Give|Ask/ })).toHaveCount(0)
      const refused = await page.request.post(`/api/orders/${order._id}/move`, {
        data: { action: 'cancel', note: 'No.' },
      })
      expect(refused.status()).toBe(403)
      await room.getByRole('button', { name: 'Send out' }).click()
      await expect(room.getByRole('status').first()).toHaveText('Out for delivery')
    })

    await test.step('in the stock only spoiled goods are entered', async () => {
      await page.getByRole('button', { name: 'Rooms' }).click()
      await page.getByRole('link', { name: 'Stock', exact: true }).click()
      await page
        .getByRole('button', { name: /^Spoiled goods of/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByLabel('How many are gone?')).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0)
      await page.getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('the duty is taken away while the order is open: the next press says so, and leads home', async () => {
      await page.goto(`/stall/orders/${order._id}`)
      await expect(room.getByRole('button', { name: 'Deliver' })).toBeVisible()
      await takeDuties(email)
      await room.getByRole('button', { name: 'Deliver' }).click()
      await expect(page).toHaveURL('/')
      await expect(
        toastSaying(page, 'You have no duties at the stall any more. Please ask the shopkeeper.'),
      ).toBeVisible()
      await page.goto('/stall/orders')
      await expect(page).toHaveURL('/')
    })
  },
)

/** As an admin, in a browser of their own. */
async function takeDuties(email: string): Promise<void> {
  const shop = shopOfWorker()
  const [person] = await shop.db.select({ id: people.id }).from(people).where(eq(people.email, email))
  const { cookie } = await openSession(shop, { name: 'Shopkeeper', role: 'ADMIN' })
  const answer = await fetch(`${shop.url}/api/change-duties`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${sessionCookie}=${cookie}` },
    body: JSON.stringify({ userId: person?.id, take: ['packs'] }),
  })
  expect(answer.status).toBe(200)
}
