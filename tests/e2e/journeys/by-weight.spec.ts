import type { Page } from '@playwright/test'

import { openSession } from '#tests/support/open-session.ts'

import { quantityIn } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, shopOfWorker, test } from '../shop-test.ts'
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

test(
  'who packs takes the weight from the scale, and what is paid for 60 g goes back',
  { tag: '@night' },
  async ({ page }) => {
    const id = await sellBhindi(page)
    const asha = await openSession(shopOfWorker(), { name: 'Asha Devi', role: 'GENERAL' })
    const lines = [{ productId: id, quantity: 10 }]
    const data = { userId: asha.id, lines, collect: true, amount: 40, payment: { way: 'later' } }
    const taken = await page.request.post('/api/counter/orders', { data })
    const { orderId } = (await taken.json()) as { orderId: string }
    await page.addInitScript(scaleOf940)

    await page.goto(`/admin-panel/packing?order=${orderId}`)
    await page.getByRole('button', { name: 'Weighs', exact: true }).click()
    await page.getByRole('button', { name: 'From the scale' }).click()
    await expect(page.getByText('Weighs 940 g of 1 kg')).toBeVisible()
    // Not before the shop has the answer: until then a press says that it waits.
    await expect(page.getByText('Kept here.')).toBeHidden()
    await page.getByRole('button', { name: 'Packed', exact: true }).click()
    await expect(page.getByText('₹2.40 less than ordered')).toBeVisible()
    await page.getByRole('link', { name: 'Open the order' }).click()
    await expect(page.getByText('940 g', { exact: true })).toBeVisible()
  },
)

test(
  'at the stall goods are weighed before they are paid: by the scale, or as they are typed',
  { tag: '@night' },
  async ({ page }) => {
    await sellBhindi(page)
    await page.addInitScript(scaleOf940)
    await page.goto('/admin-panel/sell')
    await page.getByRole('combobox', { name: 'Add a line' }).click()
    await page.keyboard.type('bhindi')
    await expect(page.getByRole('option', { selected: true })).toContainText('₹40.00/kg')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Cash', exact: true }).click()
    await expect(page.getByText('Bhindi is not weighed yet.')).toBeVisible()
    await page.getByRole('button', { name: 'From the scale' }).click()
    const weight = page.getByLabel('Weight of Bhindi')
    await expect(weight).toHaveValue('940 g')
    await expect(page.getByText('₹37.60')).toHaveCount(2)
    await weight.fill('0,74')
    await weight.press('Enter')
    await expect(weight).toHaveValue('740 g')

    await page.getByRole('button', { name: 'Cash', exact: true }).click()
    await page.getByRole('button', { name: 'Exactly' }).click()
    await expect(page.getByRole('region', { name: 'Sold last' })).toContainText('₹29.60')
  },
)

/** Runs in the page: a scale at its serial port that has come to rest. */
function scaleOf940(): void {
  const port = {
    readable: new ReadableStream({
      start(controller) {
        for (const line of ['US,GS,  0.938kg', 'ST,GS,  0.940kg', 'ST,GS,  0.940kg'])
          controller.enqueue(new TextEncoder().encode(`${line}\r\n`))
      },
    }),
    open: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  Object.defineProperty(navigator, 'serial', { value: { getPorts: () => Promise.resolve([port]) } })
}
