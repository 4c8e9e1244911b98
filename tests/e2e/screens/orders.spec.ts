import { checkOut, numberToCall, payByUpi } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import {
  comeAsAdmin,
  comeAsCustomer,
  makeProduct,
  openCartWithTomatoes,
  orderOf,
  rupees,
} from '../shopper.ts'

test('My Orders lists each order with Order ID, Total in rupees, its shipping in it, and Status', async ({
  page,
}) => {
  const tomato = await openCartWithTomatoes(page)
  await checkOut(page)
  await payByUpi(page)
  await expect(page).toHaveURL('/success')
  await page.getByRole('link', { name: 'See Order' }).click()
  await expect(page).toHaveURL('/order')
  const order = page.getByRole('list', { name: 'Orders' }).getByRole('article')
  await expect(order).toHaveCount(1)
  const mine = await page.request.get('/api/orders/myorders')
  const { data } = (await mine.json()) as { data: { _id: string; orderNumber: number; status: string }[] }
  await expect(order).toContainText(`Order ID#${data[0]?.orderNumber} ${data[0]?._id}`)
  await expect(order).toContainText(`Total${rupees(tomato.sellingPrice + 40)}`)
  await expect(order.getByText('Delivery')).toContainText('₹40.00')
  await expect(order).toContainText(`Status${data[0]?.status}`)

  // On paper there is nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button').locator('visible=true')).toHaveCount(0)
  await expect(order).toBeVisible()
})

test('an order is bought again: what can be had is in the cart, and what is sold out is named', async ({
  page,
}) => {
  const peach = await makeProduct(page)
  await orderOf(page, 'Asha Devi', 'Tomato', 'Guava', peach.productName)
  const buyer = await page.context().cookies()
  await comeAsAdmin(page)
  const gone = await page.request.post('/api/update-product', { data: { ...peach, stock: 0 } })
  expect(gone.ok()).toBe(true)
  await page.context().addCookies(buyer)
  await page.goto('/order')

  await page.getByRole('button', { name: /^Order again: / }).click()

  await expect(page.getByText(`2 of 3 added, ${peach.productName} is sold out`)).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('You have 2 item(s) in your cart')).toBeVisible()
})

test('Success and Cancel are there in both spellings, with their texts and ways on', async ({ page }) => {
  await comeAsCustomer(page)
  for (const address of ['/success', '/Success']) {
    await page.goto(address)
    // Who comes by the address alone has paid nothing.
    await expect(page.getByRole('heading', { name: 'No order to show here' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Payment')
    // As the checkout leads here.
    await page.evaluate(() => history.replaceState({ usr: {}, key: 'paid' }, ''))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Payment Successful', exact: true })).toBeVisible()
    await expect(page.getByText('Thank you for your purchase.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See Order', exact: true })).toHaveAttribute('href', '/order')
  }
  for (const address of ['/cancel', '/Cancel']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Payment Failed', exact: true })).toBeVisible()
    await expect(page.getByText('Your payment was not completed.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Again', exact: true })).toHaveAttribute('href', '/cart')
    await expect(numberToCall(page)).toBeVisible()
  }
})
