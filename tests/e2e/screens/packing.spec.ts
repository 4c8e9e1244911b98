import { openSession } from '#tests/support/open-session.ts'

import { phone } from '../phone.ts'
import { expect, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, productNamed } from '../shopper.ts'

test.use({
  ...phone,
  savesData: false,
  expectedComplaints: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

test('who packs on a phone says of each line what there is, also while the line is away, and who comes second sees who has it', async ({
  page,
  context,
}) => {
  await comeAsAdmin(page)
  const asha = await openSession(shopOfWorker(), { name: 'Asha Devi', role: 'GENERAL' })
  const [tomato, okra, guava] = [
    await productNamed(page, 'Tomato'),
    await productNamed(page, 'Okra'),
    await productNamed(page, 'Guava'),
  ]
  const lines = [tomato, okra, guava].map(({ _id: productId }) => ({ productId, quantity: 2 }))
  const amount = 2 * (tomato.sellingPrice + okra.sellingPrice + guava.sellingPrice)
  const data = {
    userId: asha.id,
    lines,
    collect: true,
    amount,
    ifMissing: 'similar',
    payment: { way: 'later' },
  }
  const taken = await page.request.post('/api/counter/orders', { data })
  const { orderId } = (await taken.json()) as { orderId: string }

  await comeAs(page, { name: 'Ravi', role: 'GENERAL', duties: ['packs'] })
  await page.goto(`/stall/packing?order=${orderId}`)
  const lineOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await lineOf('Tomato').getByRole('button', { name: 'There' }).click()
  await expect(page.getByText('1 of 3 lines')).toBeVisible()

  await context.setOffline(true)
  await lineOf('Okra').getByRole('button', { name: 'Fewer' }).click()
  await lineOf('Okra').getByRole('button', { name: '1', exact: true }).click()
  await lineOf('Okra').getByRole('button', { name: 'Give the money back' }).click()
  await expect(lineOf('Okra').getByText('Kept here.')).toBeVisible()
  await page.reload().catch(() => undefined)
  await context.setOffline(false)
  await page.goto(`/stall/packing?order=${orderId}`)
  await expect(lineOf('Okra').getByText('1 of 2 there')).toBeVisible()
  await expect(lineOf('Okra').getByText('Kept here.')).toBeHidden()

  await lineOf('Guava').getByRole('button', { name: 'Missing' }).click()
  await lineOf('Guava').getByRole('button', { name: 'Pack something else' }).click()
  const dialog = page.getByRole('dialog', { name: /^Instead of Guava/ })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(lineOf('Guava').getByText(/^Instead: 2 × /)).toBeVisible()
  await expect(page.getByText('3 of 3 lines')).toBeVisible()

  await comeAs(page, { name: 'Meena', role: 'GENERAL', duties: ['packs'] })
  await page.goto(`/stall/packing?order=${orderId}`)
  await expect(page.getByRole('alert')).toContainText('Ravi')
  await page.getByRole('button', { name: 'Take it over' }).click()
  await expect(page.getByText('3 of 3 lines')).toBeVisible()
  await page.getByRole('button', { name: 'Packed', exact: true }).click()
  await expect(page.getByText(/less than ordered: it goes back, or less is due\./)).toBeVisible()
})
