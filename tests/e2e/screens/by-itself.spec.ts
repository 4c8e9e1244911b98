import { signInByForm } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { openAccount, productNamed } from '../shopper.ts'

// What comes by itself: from a product to one's account, and what is changed there.

interface Mine {
  data: { subscriptions: { _id: string }[] }
}

test.use({ ...phone, expectedComplaints: failedRequests })

test('who lets milk come by itself signs in on the way, skips a day, and sees what stands after a press that came too late', async ({
  page,
}) => {
  const email = await openAccount(page)
  const { _id } = await productNamed(page, 'A2 Cow Milk')
  await page.goto(`/product/${_id}`)
  await page.getByRole('link', { name: 'Every day or every week' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in to see your account' }).click()
  await signInByForm(page, email)

  const coming = page.getByRole('region', { name: 'What comes by itself' })
  await coming.getByRole('checkbox', { name: 'Sun' }).uncheck()
  await coming.getByRole('button', { name: 'Let it come' }).click()
  await expect(coming.getByText('Mon, Tue, Wed, Thu, Fri, Sat')).toBeVisible()
  await coming
    .getByRole('button', { name: /comes$/ })
    .first()
    .click()
  await expect(coming.getByRole('button', { pressed: true })).toContainText('skipped')

  // In another tab.
  const { data } = (await (await page.request.get('/api/subscriptions')).json()) as Mine
  await page.request.post(`/api/subscriptions/${data.subscriptions[0]!._id}/end`, { data: {} })
  await coming.getByRole('button', { name: 'Pause' }).click()
  await coming.getByLabel('Last day of the pause').press('Enter')
  await expect(coming).toBeHidden()
})
