import { newId } from '#domain/ground/ids.ts'

import { askedAt, loseAnswerOnce } from '../network.ts'
import { tableRows, toastSaying } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, productNamed } from '../shopper.ts'

// What may be entered, and that it is entered once, is proved beside domain/inventory.
test.use({ expectedComplaints: failedRequests })

test('a delivery is entered by keyboard, the list of what runs low is shorter then, and the ledger tells it', async ({
  page,
}) => {
  await comeAsAdmin(page)
  const { productImage } = await productNamed(page, 'Guava')
  const productName = `Cane Tray ${newId()}`
  const form = { productName, brandName: 'Bamboo House', category: 'handmade arts', description: 'Woven.' }
  const product = {
    ...form,
    productImage,
    price: 500,
    sellingPrice: 450,
    stock: 0,
    netQuantity: 2,
    netUnit: 'piece',
  }
  await page.request.post('/api/upload-product', { data: product })
  await page.goto('/admin-panel/stock')
  const low = page.getByRole('table', { name: 'Running low' })
  const change = page.getByRole('button', { name: `Change stock of ${productName} 2 pieces` })
  const count = page.getByText(/^\d+ products running low$/)
  await expect(count).toBeVisible()
  const before = Number.parseInt((await count.textContent()) ?? '', 10)
  // The fewest stand first, and sold out is the fewest.
  await expect(low).toContainText('Sold out')

  await page.keyboard.press('/')
  await page.keyboard.type(productName)
  await expect(page.getByText('1 product found')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${productName} 2 pieces` })
  await expect(dialog.getByRole('radio', { name: 'Delivery' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.type('From Bhor')
  const entered = askedAt(page, '/api/enter-stock')
  await loseAnswerOnce(page, '**/api/enter-stock')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('No answer came. Please try again: it will be done only once.')
  await page.keyboard.press('Enter')
  await expect(toastSaying(page, 'Stock updated')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
  expect(entered).toHaveLength(2)

  await page.getByRole('link', { name: productName }).click()
  await expect(page).toHaveURL(/\/admin-panel\/stock\?product=/)
  const ledger = page.getByRole('table', { name: 'Changes of stock' })
  await expect(ledger.getByRole('row')).toHaveCount(2)
  await expect(tableRows(page).last()).toContainText('Delivery“From Bhor”')
  await expect(tableRows(page).last()).toContainText('Shopkeeper')
  await page.getByRole('button', { name: 'Show all products' }).click()
  await expect(page.getByText(`${before - 1} products running low`)).toBeVisible()
})
