import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { askedAt, cut, holdBack, loseAnswerOnce } from '../network.ts'
import { toastSaying } from '../page-parts.ts'
import {
  bring,
  choosePictures,
  fillIn,
  jaggery,
  openEdit,
  pictureFile,
  productForm,
  productOnServer,
  productRoom,
  tiles,
  uploads,
} from '../product-form.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin } from '../shopper.ts'
import type { Product } from '../shopper.ts'

// The pictures in the forms of a product.

test.beforeEach(({ page }) => comeAsAdmin(page))

test('pictures are moved by buttons and by dragging, removed, dropped and pasted; the first one leads', async ({
  page,
}) => {
  const product = await openEdit(page)
  const [first, second] = product.productImage
  const shown = () =>
    tiles(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(await shown()).toEqual([first, second])
  const columns = await productForm(page)
    .getByRole('list', { name: 'Pictures' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '))
  expect(columns).toHaveLength(4)
  const { height = 0 } = (await productForm(page).boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(0.85 * 800)
  const back = page.getByRole('button', { name: 'Move picture 1 back' })
  await back.focus()
  await page.keyboard.press('Enter')
  expect(await shown()).toEqual([second, first])
  // The focus goes along with the picture.
  await expect(page.getByRole('button', { name: 'Move picture 2 back' })).toBeFocused()
  await tiles(page).nth(1).dragTo(tiles(page).nth(0))
  expect(await shown()).toEqual([first, second])
  await tiles(page).nth(1).dragTo(tiles(page).nth(0))

  const bytes = [...(await pictureFile('c.png', '#151')).buffer]
  expect(await bring(page, 'drop', '#product-form', { 'image/png': bytes })).toBe('taken')
  expect(await bring(page, 'paste', '#product-form', { 'image/png': bytes })).toBe('taken')
  // A cell of a spreadsheet is text for a field, and a picture for the rest of the form.
  const cell = { 'text/plain': 'Palm Jaggery', 'image/png': bytes }
  expect(await bring(page, 'paste', '[name="productName"]', cell)).toBe('left to the browser')
  await expect(tiles(page).and(page.locator('[data-state="kept"]'))).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove picture 4' }).click()
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(productForm(page)).toBeHidden()
  expect((await productOnServer(page, product._id)).productImage).toEqual([
    second,
    first,
    expect.stringMatching(/^\/images\/[\da-f]{32}-800\.webp$/),
  ])
})

test('a product may be left without a picture', { tag: '@night' }, async ({ page }) => {
  const product = await openEdit(page)
  for (const _ of product.productImage) await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
  expect((await productOnServer(page, product._id)).productImage).toEqual([])
})

test(
  'a save waits for the pictures, and one that hangs is removed meanwhile; a second press adds no second product',
  { tag: '@night' },
  async ({ page }) => {
    const name = `Palm Jaggery ${newId()}`
    await page.goto(`${productRoom}?add`)
    await fillIn(page, { ...jaggery, 'Product name': name })
    const sent = askedAt(page, '/api/upload-product')
    await choosePictures(page, [await pictureFile('a.png', '#181')])
    await expect(tiles(page).and(page.locator('[data-state="kept"]'))).toHaveCount(1)
    await page.route(uploads, () => {})
    await choosePictures(page, [await pictureFile('b.png', '#191')])
    await page.getByRole('button', { name: 'Upload Product' }).dblclick()
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
    await expect(productForm(page).getByLabel('Product name')).not.toBeEditable()
    expect(sent).toEqual([])

    const letGo = await holdBack(page, '**/api/upload-product')
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(productForm(page).getByLabel('Choose pictures')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeDisabled()
    // What comes while the product is on its way is refused by name.
    await bring(page, 'drop', '#product-form', { 'image/png': [137] })
    await expect(toastSaying(page, tooLate)).toBeVisible()
    await expect(tiles(page)).toHaveCount(1)

    // Closing asks; the answer of the save that arrives under the question closes both.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    letGo()
    await expect(toastSaying(page, 'Product uploaded successfully')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('article').first()).toContainText(name)
    expect(sent).toHaveLength(1)
  },
)

const tooLate = 'The picture was not added, because the product was being saved. Please add it again.'

test(
  'an eleventh picture and what is no picture are refused before anything is sent',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${productRoom}?add`)
    const sent = askedAt(page, '/api/v1_1/haat/image/upload')
    await choosePictures(page, [
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    const form = productForm(page)
    await expect(form.getByText('notes.pdf is not a PNG, JPEG, WebP, AVIF or GIF picture.')).toBeVisible()
    expect(sent).toEqual([])
    await page.route(uploads, () => {})
    const eleven = await Promise.all(
      Array.from({ length: 11 }, (_, place) => pictureFile(`${place}.png`, `#2${place.toString(16)}2`)),
    )
    await choosePictures(page, eleven)
    await expect(form.getByText('A product has at most 10 pictures. 1 picture was left out.')).toBeVisible()
    await expect(tiles(page)).toHaveCount(10)
  },
)

test.describe('when something fails', () => {
  test.use({ expectedComplaints: failedRequests })

  test('one picture that fails says so and leaves the others; tried again it arrives', async ({ page }) => {
    await openEdit(page)
    await page.route(uploads, cut, { times: 1 })
    await choosePictures(page, [await pictureFile('a.png', '#111'), await pictureFile('b.png', '#222')])
    await expect(toastSaying(page, 'Failed to upload image')).toBeVisible()
    const failed = tiles(page).filter({ hasText: 'Failed to upload image' })
    await expect(failed).toHaveCount(1)
    await expect(tiles(page)).toHaveCount(4)
    expect(await violationsOf(page)).toEqual([])
    // A picture that has not arrived is not saved without a word.
    const sent = askedAt(page, '/api/update-product')
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(
      productForm(page)
        .getByText(/^A picture is not uploaded/)
        .first(),
    ).toBeVisible()
    expect(sent).toEqual([])

    await failed.getByRole('button', { name: /^Try again/ }).click()
    await expect(failed).toHaveCount(0)
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
    const [body = '{}'] = sent
    expect((JSON.parse(body) as Product).productImage).toHaveLength(4)
  })

  test('in the form that adds, a picture that fails asks to try again, and so does a product', async ({
    page,
  }) => {
    const name = `Palm Jaggery ${newId()}`
    await page.goto(`${productRoom}?add`)
    await page.route(uploads, cut, { times: 1 })
    await choosePictures(page, [await pictureFile('a.png', '#131')])
    await expect(toastSaying(page, 'Failed to upload image. Please try again.')).toBeVisible()
    await tiles(page)
      .getByRole('button', { name: /^Try again/ })
      .click()
    await fillIn(page, { ...jaggery, 'Product name': name })

    await loseAnswerOnce(page, '**/api/upload-product')
    const upload = page.getByRole('button', { name: 'Upload Product' })
    await upload.click()
    await expect(toastSaying(page, 'Failed to upload product. Please try again.')).toBeVisible()
    await fillIn(page, { 'Brand name': 'Koyna' })
    await upload.click()
    await expect(productForm(page)).toBeHidden()
    const found = await page.request.get('/api/get-product', { params: { q: name } })
    const { data } = (await found.json()) as { data: Product[] }
    expect(data.map(({ brandName }) => brandName)).toEqual(['Koyna'])
  })
})

test.describe('a store that is busy', () => {
  test.use({ expectedComplaints: failedRequests })

  test('is waited for: the picture arrives by itself', { tag: '@night' }, async ({ page }) => {
    await page.goto(`${productRoom}?add`)
    let tries = 0
    await page.route(uploads, async (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { message: 'busy' } })
    })
    await choosePictures(page, [await pictureFile('a.png', '#141')])
    await expect(tiles(page).and(page.locator('[data-state="kept"]'))).toHaveCount(1)
    expect(tries).toBe(2)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})
