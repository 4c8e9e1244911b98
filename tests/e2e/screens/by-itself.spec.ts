import { holdBack } from '../network.ts'
import { signInByForm } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { openAccount, productNamed, rupees } from '../shopper.ts'

// What comes by itself: from a product to one's account, and what is changed there.

interface Mine {
  data: { subscriptions: { _id: string }[] }
}

test.use({ ...phone, expectedComplaints: failedRequests })

test('who lets milk come by itself signs in on the way, skips a day, and sees what stands after a press that came too late', async ({
  page,
}) => {
  const email = await openAccount(page)
  const { _id, sellingPrice, deposit } = await productNamed(page, 'A2 Cow Milk')
  // It comes in a bottle.
  const cost = sellingPrice + deposit!
  await page.goto(`/product/${_id}`)
  await page.getByRole('link', { name: 'Every day or every week' }).click()
  // Also before the page is alive.
  await page.getByRole('main').getByRole('link', { name: 'Sign in to see what comes by itself' }).click()
  await expect(page.getByText('Sign in to let goods come every day or every week')).toBeVisible()
  await signInByForm(page, email)

  const coming = page.getByRole('region', { name: 'What comes by itself' })
  // It is what they came for, and stands first.
  await expect(coming.getByRole('button', { name: 'Let it come' })).toBeVisible()
  expect((await coming.boundingBox())!.y).toBeLessThan(400)
  await coming.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(coming.getByText(rupees(cost * 2), { exact: true })).toBeVisible()
  await coming.getByRole('checkbox', { name: 'Sun' }).uncheck()
  await coming.getByRole('button', { name: 'Let it come' }).click()
  await expect(coming.getByText('Mon, Tue, Wed, Thu, Fri, Sat')).toBeVisible()
  await expect(coming.getByText(rupees(cost * 2), { exact: true })).toBeVisible()
  const letGo = await holdBack(page, '**/api/subscriptions/*/skip')
  const days = coming.getByRole('button', { name: /comes$/ })
  await days.nth(0).click()
  // The first one says by now that it is under way.
  await days.nth(0).click()
  letGo()
  await expect(coming.getByRole('button', { pressed: true })).toHaveCount(2)

  // In another tab.
  const { data } = (await (await page.request.get('/api/subscriptions')).json()) as Mine
  await page.request.post(`/api/subscriptions/${data.subscriptions[0]!._id}/end`, { data: {} })
  await coming.getByRole('button', { name: 'Pause' }).click()
  await coming.getByLabel('Last day of the pause').press('Enter')
  await expect(coming).toBeHidden()
})
