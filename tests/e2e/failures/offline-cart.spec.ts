import { quantityIn, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import {
  comeAsAdmin,
  makeProduct,
  openCartWithTomatoes,
  putIntoCart,
  quantitiesOnServer,
} from '../shopper.ts'

test.use({ expectedComplaints: failedRequests, savesData: false })

test('changes of the cart wait while the browser is offline, are sent when the line is back, and what is refused is said by name', async ({
  page,
  context,
}) => {
  const tray = await makeProduct(page)
  await openCartWithTomatoes(page)
  const buyer = await context.cookies()
  await putIntoCart(page, tray.productName)
  await page.reload()
  await page.waitForLoadState('networkidle')
  const tomatoes = page.getByRole('group', { name: 'Quantity of Tomato' })
  await expect(tomatoes).toBeVisible()

  await context.setOffline(true)
  await tomatoes.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
  await expect(page.getByText('Saved on this phone. It is sent when the line is back.')).toBeVisible()
  await quantityIn(tomatoes).fill('4')
  await quantityIn(tomatoes).press('Enter')
  const trays = page.getByRole('group', { name: `Quantity of ${tray.productName}` })
  await quantityIn(trays).fill('7')
  await quantityIn(trays).press('Enter')
  await expect(quantityIn(tomatoes)).toHaveValue('4')
  expect(await quantitiesOnServer(page)).toEqual([1, 1])
  await comeAsAdmin(page)
  await page.request.post('/api/update-product', { data: { ...tray, stock: 2 } })
  await context.addCookies(buyer)

  await context.setOffline(false)

  await expect(toastSaying(page, 'Not all changes could be made.')).toBeVisible()
  await expect(toastSaying(page, `Only 2 of ${tray.productName} left.`)).toBeVisible()
  await expect(quantityIn(trays)).toHaveValue('1')
  await expect.poll(() => quantitiesOnServer(page)).toEqual([4, 1])
})

test(
  'what is saved for later while the browser is offline is on the list at once, and in the account when the line is back',
  { tag: '@night' },
  async ({ page, context }) => {
    await openCartWithTomatoes(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save for later: Tomato 1 kg' }).click()
    const later = page.getByRole('region', { name: 'Saved for later' })
    await expect(later.getByRole('button', { name: 'Move Tomato 1 kg to cart' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => quantitiesOnServer(page)).toEqual([])
    await expect
      .poll(async () => (await (await page.request.get('/api/kept-for-later')).json()).data)
      .toMatchObject([{ productId: { productName: 'Tomato' } }])
  },
)
