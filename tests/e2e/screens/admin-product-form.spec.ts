import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { answerLate, askedAt, cut, holdBack, loseAnswerOnce, refuse, serversWords } from '../network.ts'
import { tabTo, toastSaying } from '../page-parts.ts'
import {
  choosePictures,
  fillIn,
  jaggery,
  openEdit,
  pictureFile,
  productCard,
  productForm,
  productOnServer,
  productRoom,
} from '../product-form.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, productNamed } from '../shopper.ts'

// The two forms of a product: what they ask for, send, say and keep.

test.beforeEach(({ page }) => comeAsAdmin(page))

test('adding and editing', async ({ page }) => {
  await test.step('adding asks for what is missing: every field, and with all of them a picture', async () => {
    const sent = askedAt(page, '/api/upload-product')
    await page.goto(`${productRoom}?add`)
    const submit = page.getByRole('button', { name: 'Upload Product' })
    await submit.click()
    await expect(toastSaying(page, 'Please fill in all required fields.')).toBeVisible()
    const form = productForm(page)
    for (const label of [
      'Product name',
      'Brand name',
      'Category',
      'Description',
      'Price (MRP)',
      'Selling price',
    ])
      await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        'This field is required.',
      )
    await expect(form.getByLabel('Product name')).toBeFocused()
    expect(await violationsOf(page)).toEqual([])

    await fillIn(page, jaggery)
    await expect(form.getByText('25% OFF')).toBeVisible()
    await fillIn(page, { 'Selling price': '130' })
    await expect(form.getByText('The selling price is above the price (MRP)')).toBeVisible()
    await submit.click()
    await expect(toastSaying(page, '*Please upload at least one product image')).toBeVisible()
    await expect(form.getByText('*Please upload at least one product image')).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('the keyboard alone reaches the pictures and the buttons of the form', async () => {
    await page.goto(`${productRoom}?add`)
    await page.getByLabel('Product name').focus()
    await tabTo(productForm(page).getByLabel('Choose pictures'))
    await tabTo(productForm(page).getByText('More about this product'))
    await tabTo(page.getByRole('button', { name: 'Upload Product' }))
  })

  await test.step('a product is added with all that the shop knows of it, and leads the list', async () => {
    const name = `Palm Jaggery ${newId()}`
    await page.goto(`${productRoom}?add`)
    await fillIn(page, { ...jaggery, 'Product name': name })
    await page.getByText('More about this product').click()
    await fillIn(page, { 'Hindi name': 'ताड़ का गुड़', 'Other names': 'karupatti, nolen gur', Stock: '3' })
    await fillIn(page, { 'Hindi description': 'ताड़ के रस से बना।', 'Pack quantity': '500' })
    await productForm(page).getByLabel('Pack unit').selectOption('g')
    await page.getByText('Season of fresh goods').click()
    const january = productForm(page).getByRole('group', { name: 'January' })
    await january.getByRole('radio', { name: 'plenty' }).check()
    await choosePictures(page, [await pictureFile('a.png', '#a40'), await pictureFile('b.png', '#4a0')])
    const season = page.waitForResponse('**/api/season')
    const letGo = await holdBack(page, '**/api/upload-product')
    await page.getByRole('button', { name: 'Upload Product' }).click()
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
    letGo()
    await expect(toastSaying(page, 'Product uploaded successfully')).toBeVisible()
    expect((await (await season).json()).data).toMatchObject({ months: { 0: 'plenty', 1: 'none' } })
    await expect(productForm(page)).toBeHidden()
    await expect(page.getByRole('article').first()).toContainText(name)
    await expect(page.getByRole('article').first()).toContainText('3 left')
    expect(await productNamed(page, name)).toMatchObject({
      hindiName: 'ताड़ का गुड़',
      hindiDescription: 'ताड़ के रस से बना।',
      aliases: ['karupatti', 'nolen gur'],
      netQuantity: 500,
      netUnit: 'g',
      stock: 3,
      price: 120,
      productImage: [expect.stringMatching(/^\/images\//), expect.stringMatching(/^\/images\//)],
    })
  })

  await test.step('editing says Updating..., then the server’s message; the dialog closes and the list is new', async () => {
    const product = await openEdit(page)
    const name = `${product.productName} of cane`
    await fillIn(page, { 'Product name': name, 'Selling price': '399.50' })
    const { isMade, letGo } = await answerLate(page, '**/api/update-product')
    await page.getByRole('button', { name: 'Update Product' }).click()
    await isMade
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
    letGo()
    await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
    await expect(productForm(page)).toBeHidden()
    await expect(productCard(page, name)).toContainText('₹399.50')
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
    expect(await productOnServer(page, product._id)).toMatchObject({
      productName: name,
      productImage: product.productImage,
    })
  })
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: failedRequests })

  test('an edit that is refused shows the server’s message, one that is not answered An error occurred; both keep what was typed', async ({
    page,
  }) => {
    await openEdit(page)
    await fillIn(page, { 'Brand name': 'Cane & Sons' })
    const brand = productForm(page).getByLabel('Brand name')
    const update = page.getByRole('button', { name: 'Update Product' })
    await page.route('**/api/update-product', refuse(422, serversWords), { times: 1 })
    await update.click()
    await expect(toastSaying(page, serversWords)).toBeVisible()
    await page.route('**/api/update-product', cut, { times: 1 })
    await update.click()
    await expect(toastSaying(page, 'An error occurred')).toBeVisible()
    await expect(brand).toHaveValue('Cane & Sons')

    await fillIn(page, { 'Product name': '' })
    await update.click()
    await expect(toastSaying(page, 'Please fill in all required fields.')).toBeVisible()
    await fillIn(page, { 'Product name': 'x'.repeat(201) })
    await update.click()
    await expect(productForm(page).getByLabel('Product name')).toHaveAccessibleDescription(
      'This can be at most 200 characters long.',
    )
    await expect(brand).toHaveValue('Cane & Sons')
  })

  test(
    'a product whose answer was lost stands in the list, also for one who then goes',
    { tag: '@night' },
    async ({ page }) => {
      const name = `Palm Jaggery ${newId()}`
      await page.goto(`${productRoom}?add`)
      await fillIn(page, { ...jaggery, 'Product name': name })
      await choosePictures(page, [await pictureFile('a.png', '#131')])
      await loseAnswerOnce(page, '**/api/upload-product')
      await page.getByRole('button', { name: 'Upload Product' }).click()
      await expect(toastSaying(page, 'Failed to upload product. Please try again.')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('article').first()).toContainText(name)
    },
  )
})

test.describe('leaving', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you have typed?' })

  test('leaving the form', { tag: '@night' }, async ({ page }) => {
    await test.step('asks where something was typed, whichever way one leaves, and not where nothing was', async () => {
      await page.goto(productRoom)
      await page.getByRole('button', { name: 'Add New Product' }).click()
      await expect(productForm(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(productForm(page)).toBeHidden()

      await page.getByRole('button', { name: 'Add New Product' }).click()
      await fillIn(page, { 'Product name': 'Palm Jaggery' })
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(5, 400),
        () => page.goBack(),
      ]) {
        await leave()
        await expect(question(page)).toBeVisible()
        await page.getByRole('button', { name: 'Keep editing' }).click()
        await expect(productForm(page).getByLabel('Product name')).toHaveValue('Palm Jaggery')
        await expect(page).toHaveURL(`${productRoom}?add`)
      }
      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      expect((await asked).type()).toBe('beforeunload')
      await (await asked).dismiss()
      await expect(productForm(page).getByLabel('Product name')).toHaveValue('Palm Jaggery')

      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(productForm(page)).toBeHidden()
      await expect(page).toHaveURL(productRoom)
      await expect(page.getByRole('button', { name: 'Add New Product' })).toBeFocused()
    })

    await test.step('asks for a picture that was chosen, too', async () => {
      await page.goto(`${productRoom}?add`)
      await choosePictures(page, [await pictureFile('a.png', '#161')])
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeVisible()
    })
  })
})
