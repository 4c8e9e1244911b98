/** The forms of the room Products, as their keeper uses them. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

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
  Price: '120',
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
