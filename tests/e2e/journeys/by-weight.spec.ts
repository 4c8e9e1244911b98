import type { Page } from '@playwright/test'

import { quantityIn } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, productNamed, rupees } from '../shopper.ts'

// Goods that are sold by weight, from their page to the order that was weighed.

test.use(phone)

/** Bhindi in steps of 100 g, from 500 g to 5 kg, at ₹40.00 a kilogram. */
async function sellBhindi(page: Page): Promise<string> {
  await comeAsAdmin(page)
  const { productImage } = await productNamed(page, 'Okra')
  const data = {
    productName: 'Bhindi',
    brandName: 'Gram Seva',
    category: 'vegetables',
    productImage,
    description: 'Green and tender.',
    price: 5,
    sellingPrice: 4,
    netQuantity: 100,
    netUnit: 'g',
    leastGrams: 500,
    mostGrams: 5000,
  }
  const made = await page.request.post('/api/upload-product', { data })
  return ((await made.json()) as { data: { _id: string } }).data._id
}

test('a guest puts the least of goods by weight into the cart, goes on by steps and types 1.2 kg', async ({
  page,
  context,
}) => {
  const id = await sellBhindi(page)
  await context.clearCookies()
  await page.goto(`/product/${id}`)
  await expect(page.getByText('500 g · ₹40.00/kg')).toBeVisible()
  const actions = page.locator('.product-actions')
  await actions.getByRole('button', { name: 'Add 500 g: Bhindi' }).click()
  await expect(quantityIn(actions)).toHaveValue('500 g')
  await actions.getByRole('button', { name: 'Add 100 g: Bhindi' }).click()
  await expect(quantityIn(actions)).toHaveValue('600 g')

  await page.goto('/cart')
  await expect(quantityIn(page)).toHaveValue('600 g')
  await quantityIn(page).fill('1.2')
  await quantityIn(page).press('Enter')
  await expect(quantityIn(page)).toHaveValue('1.2 kg')
  await expect(page.getByText('1.2 kg · ₹40.00/kg')).toBeVisible()
  await expect(page.locator('dt', { hasText: /^Subtotal$/ }).locator('+ dd')).toHaveText(rupees(48))
  // More than is sold at a time is the most, and nothing takes it out.
  await quantityIn(page).fill('9 kg')
  await quantityIn(page).press('Enter')
  await expect(quantityIn(page)).toHaveValue('5 kg')
  await expect(page.getByRole('button', { name: 'Increase quantity of Bhindi' })).toBeDisabled()
})
