import { firstCard, tabTo } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsCustomer } from '../shopper.ts'
import { openWithStandingClock, passUntilVisible } from '../standing-clock.ts'

test('a toast stands at the top in the middle, and goes after five seconds', async ({ page }) => {
  await openWithStandingClock(page, '/login')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  const toast = page.locator('[data-sonner-toast]').first()
  await passUntilVisible(page, toast)
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-y-position', 'top')
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'center')
  // It slides in: what counts is where it comes to rest, in the header's place, over nothing of the page.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(8)
  const box = await toast.boundingBox()
  const window = page.viewportSize()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (window?.width ?? 0) / 2)).toBeLessThan(2)

  await page.clock.runFor(4800)
  await expect(toast).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(500)
  await expect(toast).toBeHidden()
})

test.describe('on a phone', () => {
  test.use(phone)

  test(
    'a toast can be dismissed by a finger, and shows when it has the focus',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsCustomer(page)
      await page.goto('/product-category?category=oils')
      await firstCard(page)
        .getByRole('button', { name: /^Add to cart/i })
        .click()
      const toast = page.locator('[data-sonner-toast]')
      const dismiss = toast.getByRole('button', { name: 'Dismiss' })
      const isOfFingersSize = (button: HTMLElement) => {
        const [own, card] = [button, button.closest('li')].map((part) => part?.getBoundingClientRect())
        if (!own || !card) return false
        const isInside = own.top >= card.top && own.right <= card.right && own.bottom <= card.bottom
        return isInside && card.top >= 0 && own.width >= 44 && own.height >= 44
      }
      await expect.poll(() => dismiss.evaluate(isOfFingersSize)).toBe(true)
      await page.keyboard.press('Alt+KeyT')
      await tabTo(toast)
      await expect(toast).toHaveCSS('outline-style', 'solid')
    },
  )
})
