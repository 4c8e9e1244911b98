import { askedAt, cut, failures, refuse, serversWords } from '../network.ts'
import { comeBack, dismissToast, firstCard, quantityIn, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsCustomer, openCartWithTomatoes, putIntoCart } from '../shopper.ts'

// Calls of the cart that fail: what was shown goes back, with the specification's words or the server's.

test.use({ expectedComplaints: failedRequests })

test('a refused add goes back, with the server’s words', async ({ page }) => {
  await comeAsCustomer(page)
  await page.goto('/product-category?category=oils')
  await page.route('**/api/addto-cart', refuse(409, 'The last one was sold just now.'))
  const card = firstCard(page)
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(toastSaying(page, 'The last one was sold just now.')).toBeVisible()
  await expect(quantityIn(card)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test('a cart that cannot be loaded', async ({ page }) => {
  await comeAsCustomer(page)
  await putIntoCart(page, 'Tomato')
  for (const [what, fail] of failures)
    await test.step(`a cart that cannot be loaded because ${what}: Error, with its message and a way to try again`, async () => {
      await page.route('**/api/view-card-product', fail)
      const tries = askedAt(page, '/api/view-card-product')
      await page.goto('/cart')
      await expect(toastSaying(page, 'Error')).toBeVisible()
      await expect(toastSaying(page, 'Failed to load your cart. Please try again.')).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByText('Failed to load your cart. Please try again.')).toBeVisible()
      // Tried by itself too: the next time in four seconds.
      await expect.poll(() => tries.length).toBeGreaterThanOrEqual(3)
      await page.unroute('**/api/view-card-product')
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
    })

  for (const [what, fail] of [
    ['the line breaks', cut],
    ['the server is busy', refuse(503, serversWords)],
  ] as const)
    await test.step(`where ${what} nobody is taken for a guest: the cart can be asked for again`, async () => {
      await page.route('**/api/user-details', fail)
      const tries = askedAt(page, '/api/user-details')
      await page.goto('/cart')
      await expect(page.getByRole('main').getByRole('heading', { name: 'Error' })).toBeVisible()
      await expect.poll(() => tries.length).toBeGreaterThanOrEqual(3)
      await page.unroute('**/api/user-details')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden()
    })

  await test.step('a cart that is shown stays when it cannot be asked for anew', async () => {
    await page.route('**/api/view-card-product', cut)
    const failed = page.waitForEvent('requestfailed')
    await comeBack(page)
    await failed
    await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
  })
})

test('a change of the cart that fails', async ({ page }) => {
  await openCartWithTomatoes(page)
  for (const [what, fail] of failures) {
    await test.step(`a new quantity when ${what}: Failed to update quantity. Please try again., and the old one stands`, async () => {
      await page.route('**/api/update-cart-product', fail, { times: 1 })
      await page.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
      await expect(toastSaying(page, 'Failed to update quantity. Please try again.')).toBeVisible()
      await expect(quantityIn(page)).toHaveValue('1')
      await dismissToast(page)
    })

    await test.step(`a line that stays because ${what}: Failed to remove item. Please try again., and it is there again`, async () => {
      await page.route('**/api/delete-cart-product', fail, { times: 1 })
      await page.getByRole('button', { name: 'Remove Tomato' }).click()
      await expect(toastSaying(page, 'Failed to remove item. Please try again.')).toBeVisible()
      const line = page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: 'Tomato' })
      await expect(line).toBeVisible()
      await dismissToast(page)
    })
  }

  await test.step('a new quantity that the server refuses shows its message as received', async () => {
    await page.route('**/api/update-cart-product', refuse(409, serversWords), { times: 1 })
    await page.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
    await expect(toastSaying(page, serversWords)).toBeVisible()
  })
})
