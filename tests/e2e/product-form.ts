/** The forms of the room Products, as their keeper uses them. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { expect } from './shop-test.ts'
import { makeProduct } from './shopper.ts'
import type { Product } from './shopper.ts'

/** A small picture of its own, as a file field takes it; each colour is another picture. */
export async function pictureFile(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 24, height: 24, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** The open form, whichever of the two it is. */
export function productForm(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Upload|Edit) Product$/ })
}

/** Fills in what is given, as the labels name it. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = productForm(page).getByLabel(label, { exact: true })
    if (label === 'Category') await field.selectOption({ label: value })
    else await field.fill(value)
  }
}

export const jaggery = {
  'Product name': 'Palm Jaggery',
  'Brand name': 'Gram Seva',
  Category: 'Healthcare',
  'Price (MRP)': '120',
  'Selling price': '90',
  Description: 'Boiled down from palm sap.',
}

/** Chooses pictures, and waits for none of them. */
export async function choosePictures(
  page: Page,
  files: Awaited<ReturnType<typeof pictureFile>>[],
): Promise<void> {
  await productForm(page).getByLabel('Choose pictures').setInputFiles(files)
}

/** The pictures of the form, in their order. */
export function tiles(page: Page): Locator {
  return productForm(page).getByRole('list', { name: 'Pictures' }).getByRole('listitem')
}

/** The address of the room. */
export const productRoom = '/admin-panel/all-products'

/** Where a picture is sent. */
export const uploads = '**/api/v1_1/haat/image/upload'

/** The card of a product in the room. */
export function productCard(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Products' }).getByRole('article').filter({ hasText: name })
}

/** Opens the form of a new product of this test, from its card. */
export async function openEdit(page: Page): Promise<Product> {
  const product = await makeProduct(page)
  await page.goto(`${productRoom}?q=${encodeURIComponent(product.productName)}`)
  await productCard(page, product.productName).hover()
  await page.getByRole('button', { name: `Edit ${product.productName}` }).click()
  await expect(productForm(page)).toBeVisible()
  return product
}

/** A product as the shop has it. */
export async function productOnServer(
  page: Page,
  productId: string,
): Promise<Product & { description: string }> {
  const answer = await page.request.post('/api/product-details', { data: { productId } })
  return ((await answer.json()) as { data: Product & { description: string } }).data
}

/** Drops or pastes something onto a place of the page, and tells who took it. */
export function bring(
  page: Page,
  type: 'drop' | 'paste',
  place: string,
  things: { 'image/png': number[]; 'text/plain'?: string },
): Promise<'taken' | 'left to the browser'> {
  return page.locator(place).evaluate(
    (element, { type, things }) => {
      const data = new DataTransfer()
      const picture = new Uint8Array(things['image/png'])
      data.items.add(new File([picture], `${type}.png`, { type: 'image/png' }))
      if (things['text/plain']) data.items.add(things['text/plain'], 'text/plain')
      const bubbling = { bubbles: true, cancelable: true }
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...bubbling })
          : new ClipboardEvent('paste', { clipboardData: data, ...bubbling })
      return element.dispatchEvent(event) ? 'left to the browser' : 'taken'
    },
    { type, things },
  )
}
