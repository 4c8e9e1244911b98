import { picture } from '#tests/support/pictures.ts'

import { violationsOf } from '../a11y/axe.ts'
import { toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf } from '../shopper.ts'

// Who may rate what, and what becomes of it, is proved beside the commands.

// A session that has ended, and a review that somebody else has decided.
test.use({ ...phone, expectedComplaints: failedRequests })

test(
  'who has a good rates it from My Orders; the shop looks, and everybody reads it on its page',
  { tag: '@night' },
  async ({ page }) => {
    const words = 'Sweet, and packed in straw.'
    const name = 'Alphonso Mango'
    const order = await orderOf(page, 'Asha Devi', name)
    const asha = await page.context().cookies()
    await comeAsAdmin(page)
    for (const action of ['pack', 'dispatch', 'deliver'])
      await page.request.post(`/api/orders/${order._id}/move`, { data: { action } })

    await test.step('from My Orders to the stars', async () => {
      await page.context().addCookies(asha)
      await page.goto('/order')
      await page.getByRole('link', { name: `Rate it ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /^4 of 5/ }).check({ force: true })
      await dialog.getByLabel('What do others want to know?').fill(words)
      const field = dialog.locator('input[type="file"]')
      await field.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('2 kg') })
      await expect(dialog.getByRole('alert').filter({ hasText: 'cannot open this picture' })).toBeVisible()
      await expect(field).toHaveAccessibleDescription(/cannot open this picture/)
      expect(await violationsOf(page)).toEqual([])
      await field.setInputFiles({ name: 'mango.png', mimeType: 'image/png', buffer: await picture('png') })
      await expect(dialog.getByRole('img', { name: 'What you show' })).toBeVisible()
    })

    await test.step('whose session has ended signs in, and sends what they had typed', async () => {
      const dialog = page.getByRole('dialog')
      await page.context().clearCookies()
      await dialog.getByRole('button', { name: 'Send the review' }).click()
      await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible()
      await page.context().addCookies(asha)
      await page.reload()
      await expect(dialog.getByLabel('What do others want to know?')).toHaveValue(words)
      await expect(dialog.getByRole('radio', { name: /^4 of 5/ })).toBeChecked()
      await expect(dialog.getByRole('img', { name: 'What you show' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Send the review' }).click()
      await expect(toastSaying(page, 'Thank you. We look at each review before it is shown.')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Nobody has rated it here yet.')).toBeVisible()
    })

    await test.step('to the look of the shop', async () => {
      await comeAsAdmin(page)
      await page.goto('/admin-panel/reviews')
      const review = page.getByRole('listitem').filter({ hasText: words })
      await expect(review).toContainText('Asha')
      expect(await violationsOf(page)).toEqual([])
      await test.step('a reason that is refused is still there', async () => {
        await review.getByRole('button', { name: 'Do not show it' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Why?').fill('It is rude.')
        // Somebody else of the shop has decided it since.
        const { data } = (await (await page.request.get('/api/reviews')).json()) as {
          data: { _id: string; words: string; version: number }[]
        }
        const { _id, version } = data.find((one) => one.words === words)!
        const decision = { outcome: 'refused', why: 'Where is it packed?', version }
        await page.request.post(`/api/reviews/${_id}/decide`, { data: decision })
        await dialog.getByRole('button', { name: 'Do not show it' }).click()
        await expect(dialog.getByText('Somebody changed this review')).toBeVisible()
        await expect(review).toHaveCount(0)
        await expect(dialog.getByLabel('Why?')).toHaveValue('It is rude.')
        await page.goto('/admin-panel/reviews?status=refused')
      })
      await review.getByRole('button', { name: 'Show it', exact: true }).click()
      await expect(toastSaying(page, 'The review is shown.')).toBeVisible()
      await expect(review).toHaveCount(0)
    })

    await test.step('to its page, where a guest reports it', async () => {
      await page.context().clearCookies()
      await page.goto(`/product/${order.productId[0]!._id}`)
      const newest = page.getByRole('list', { name: 'Newest reviews' })
      await expect(newest).toContainText(words)
      expect(await violationsOf(page)).toEqual([])
      await newest.getByRole('link', { name: 'Report the review by Asha' }).click()
      const dialog = page.getByRole('dialog', { name: 'Report a review' })
      await dialog.getByRole('button', { name: 'Report' }).click()
      await expect(toastSaying(page, 'Thank you. We look at it.')).toBeVisible()
    })
  },
)
