import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'

test('the chatbot greets after half a second and a second, in a card 350 pixels wide over 380 of messages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await page.goto('/search')
  const opener = page.getByRole('button', { name: 'Chat with Haat' })
  await opener.hover()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await opener.click()
  const card = page.getByRole('dialog', { name: 'Chat with Haat' })
  await expect(card).toBeVisible()
  const messages = card.getByRole('log')
  const said = messages.locator('p')
  expect(await card.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(350)
  expect(await messages.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(380)
  await expect(said).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(said).toHaveCount(1)
  await page.clock.runFor(500)
  await expect(said).toHaveCount(2)

  await card.getByRole('button', { name: 'Returns' }).click()
  await expect(said).toHaveCount(4)
  await page.clock.runFor(900)
  await expect(said).toHaveCount(4)
  await page.clock.runFor(100)
  await expect(said).toHaveCount(5)

  await card.getByRole('button', { name: 'Close chat' }).click()
  await page.clock.runFor(290)
  await expect(card).toHaveAttribute('data-phase', 'closing')
  await page.clock.runFor(20)
  await expect(card).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the chatbot is on every page, and says how returns and payment go', async ({ page }) => {
    for (const address of ['/', '/product-category', '/cart', '/login', '/about']) {
      await page.goto(address)
      await expect(page.getByRole('button', { name: 'Chat with Haat' }), address).toBeVisible()
    }
    await page.getByRole('button', { name: 'Chat with Haat' }).click()
    const card = page.getByRole('dialog', { name: 'Chat with Haat' })
    await card.getByRole('button', { name: 'Returns' }).click()
    await expect(card.getByText(/within 7 days.*full refund.*replacement/)).toBeVisible()
    await card.getByRole('button', { name: 'Payment' }).click()
    await expect(card.getByText(/cards, net banking, UPI and cash on delivery/)).toBeVisible()
  })
})
