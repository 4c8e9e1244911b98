import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { answerLate, askedAt, cut, holdBack, loseAnswer, refuse, serversWords } from '../network.ts'
import { nextFrame, tabTo, toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { choosePictures, fillIn, jaggery, pictureFile, productForm, tiles } from '../product-form.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct, productNamed } from '../shopper.ts'
import type { Product } from '../shopper.ts'

const room = '/admin-panel/all-products'
const uploads = '**/api/v1_1/haat/image/upload'

test.beforeEach(({ page }) => comeAsAdmin(page))

function card(page: Page, name: string) {
  return page.getByRole('list', { name: 'Products' }).getByRole('article').filter({ hasText: name })
}

/** Opens the form of a new product of this test, from its card. */
async function openEdit(page: Page): Promise<Product> {
  const product = await makeProduct(page)
  await page.goto(`${room}?q=${encodeURIComponent(product.productName)}`)
  await card(page, product.productName).hover()
  await page.getByRole('button', { name: `Edit ${product.productName}` }).click()
  await expect(productForm(page)).toBeVisible()
  return product
}

async function onServer(page: Page, productId: string): Promise<Product & { description: string }> {
  const answer = await page.request.post('/api/product-details', { data: { productId } })
  return ((await answer.json()) as { data: Product & { description: string } }).data
}

test('the room has its words, a search over the whole shop, and cards that say what they sell', async ({
  page,
}) => {
  await page.goto(room)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Management')
  await expect(page.getByRole('button', { name: 'Add New Product' })).toBeVisible()
  const count = page.getByText(/^\d+ products found$/)
  const { total } = (await (await page.request.get('/api/get-product?page=1&pageSize=1')).json()) as {
    total: number
  }
  await expect(count).toHaveText(`${total} products found`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Filters' }).click()
  await nextFrame(page)
  expect(asked).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(room)

  await page.getByPlaceholder('Search products...').fill('MALAI kulfi')
  await expect(page).toHaveURL(`${room}?q=MALAI+kulfi`)
  await expect(count).toHaveText('1 products found')
  const kulfi = card(page, 'Malai Kulfi')
  const { price, sellingPrice, brandName } = await productNamed(page, 'Malai Kulfi')
  expect(price).toBeGreaterThan(sellingPrice)
  await expect(kulfi).toContainText('Dairy Products')
  await expect(kulfi).toContainText(brandName)
  await expect(kulfi).toContainText(`₹${sellingPrice.toFixed(2)}`)
  await expect(kulfi.locator('s')).toContainText(`₹${price.toFixed(2)}`)
  await expect(kulfi.locator('img')).toBeVisible()

  await page.getByPlaceholder('Search products...').fill('zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter...')).toBeVisible()
  await page.route('**/api/get-product?*', (route) =>
    route.fulfill({ json: { success: true, error: false, message: 'All products', data: [], total: 0 } }),
  )
  await page.goto(room)
  await expect(page.getByText('Add your first product to get started.')).toBeVisible()
})

test.describe('a list that does not load', () => {
  test.use({ expectedComplaints: /Failed to load resource|The products did not load/ })

  test('is logged to the console, says so, and comes when it is asked for again', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/get-product?*', cut, { times: 1 })
    await page.goto(room)
    await expect(page.getByRole('heading', { name: 'The products did not load.' })).toBeVisible()
    expect(complaints.join()).toContain('The products did not load.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ products found$/)).toBeVisible()
  })
})

test('Edit and the menu of a card come with the pointer and with the focus', async ({ page }) => {
  await page.goto(`${room}?q=Malai+Kulfi`)
  const edit = page.getByRole('button', { name: 'Edit Malai Kulfi' })
  const actions = edit.locator('..')
  await expect(actions).toHaveCSS('opacity', '0')
  await card(page, 'Malai Kulfi').hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(actions).toHaveCSS('opacity', '0')
  await page.getByPlaceholder('Search products...').press('ArrowDown')
  await expect(edit).toBeFocused()
  await expect(actions).toHaveCSS('opacity', '1')
})

test.describe('where nothing hovers', () => {
  test.use(phone)

  test('Edit and the menu are always there, and the camera beside the pictures', async ({ page }) => {
    await page.goto(`${room}?q=Malai+Kulfi`)
    await expect(page.getByRole('button', { name: 'Edit Malai Kulfi' }).locator('..')).toHaveCSS(
      'opacity',
      '1',
    )
    await page.getByRole('button', { name: 'Edit Malai Kulfi' }).click()
    const camera = productForm(page).getByLabel('Take a picture')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(productForm(page).getByText('Take a picture')).toBeVisible()
    const box = await productForm(page).boundingBox()
    expect(box).toEqual({ x: 0, y: 0, ...phone.viewport })
    expect(await violationsOf(page)).toEqual([])
  })
})

test('View Details shows everything, Preview the page in a new tab, and the focus returns to the card', async ({
  page,
  context,
}) => {
  const { _id } = await productNamed(page, 'Malai Kulfi')
  await page.goto(`${room}?q=Malai+Kulfi`)
  const more = page.getByRole('button', { name: 'More for Malai Kulfi' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  await expect(page).toHaveURL(`${room}?q=Malai+Kulfi&view=${_id}`)
  const panel = page.getByRole('dialog', { name: 'Malai Kulfi' })
  for (const text of ['मलाई कुल्फ़ी', 'Dairy Products', '₹160.00', '₹129.00 (19% OFF)', _id])
    await expect(panel).toContainText(text)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(`${room}?q=Malai+Kulfi`)
  await expect(more).toBeFocused()

  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await productForm(page).getByRole('button', { name: 'Close' }).click()
  await expect(productForm(page)).toBeHidden()
  await expect(more).toBeFocused()

  await page.keyboard.press('Enter')
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  await expect(await opened).toHaveURL(`/product/${_id}`)
})

test('the dialogs stand in the address: a reload finds them, Back closes them, and the list is not asked for', async ({
  page,
}) => {
  const tomato = await productNamed(page, 'Tomato')
  await page.goto(room)
  await expect(page.getByText(/products found/)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('n')
  await expect(page).toHaveURL(`${room}?add`)
  await expect(productForm(page)).toBeVisible()
  await page.goBack()
  await expect(productForm(page)).toBeHidden()
  await expect(page).toHaveURL(room)
  expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.data'))).toEqual([])

  // On no page that is loaded: it is asked for by itself.
  await page.goto(`${room}?q=ghee&edit=${tomato._id}`)
  await expect(productForm(page).getByLabel('Product name')).toHaveValue('Tomato')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${room}?q=ghee`)
})

test('a search and a dialog leave each other in the address, whichever comes first', async ({ page }) => {
  await page.goto(room)
  const search = page.getByPlaceholder('Search products...')
  const add = page.getByRole('button', { name: 'Add New Product' })
  const count = page.getByText(/^\d+ products found$/)
  await expect(count).toBeVisible()
  // Before the pause of the search is over.
  await search.fill('Malai Kulfi')
  await add.click()
  await expect(page).toHaveURL(`${room}?q=Malai+Kulfi&add`)
  await expect(count).toHaveText('1 products found')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${room}?q=Malai+Kulfi`)
  await expect(search).toHaveValue('Malai Kulfi')

  // While the answer is on its way.
  const { isMade, letGo } = await answerLate(page, (url) => url.searchParams.get('q') === 'Desi Ghee')
  await search.fill('Desi Ghee')
  await isMade
  await add.click()
  letGo()
  await expect(page).toHaveURL(`${room}?q=Desi+Ghee&add`)
  await expect(productForm(page)).toBeVisible()
})

test('a double click on the X closes the dialog, and does not leave the room', async ({ page }) => {
  await page.goto('/admin-panel/all-users')
  await page.getByRole('link', { name: 'All Products', exact: true }).click()
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await page.getByRole('button', { name: 'Close' }).dblclick()
  await expect(productForm(page)).toBeHidden()
  await expect(page).toHaveURL(room)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Management')
})

test('the arrows go by rows and columns of the cards', async ({ page }) => {
  await page.goto(room)
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  const edit = (place: number) => cards.nth(place).getByRole('button', { name: /^Edit/ })
  await expect(cards).toHaveCount(24)
  const columns = await page
    .getByRole('list', { name: 'Products' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(columns).toBeGreaterThan(2)
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', columns],
    ['ArrowRight', columns + 1],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowUp', 0],
    ['End', 23],
    ['ArrowDown', 23],
  ] as const) {
    await page.keyboard.press(key)
    await expect(edit(place)).toBeFocused()
  }
})

test('adding asks for what is missing: every field, and with all of them a picture', async ({ page }) => {
  const sent = askedAt(page, '/api/upload-product')
  await page.goto(`${room}?add`)
  const submit = page.getByRole('button', { name: 'Upload Product' })
  await submit.click()
  await expect(toastSaying(page, 'Please fill in all required fields.')).toBeVisible()
  const form = productForm(page)
  for (const label of ['Product name', 'Brand name', 'Category', 'Description', 'Price', 'Selling price'])
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      'This field is required.',
    )
  await expect(form.getByLabel('Product name')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await fillIn(page, jaggery)
  await expect(form.getByText('25% OFF')).toBeVisible()
  await fillIn(page, { 'Selling price': '130' })
  await expect(form.getByText('The selling price is above the list price')).toBeVisible()
  await submit.click()
  await expect(toastSaying(page, '*Please upload at least one product image')).toBeVisible()
  await expect(form.getByText('*Please upload at least one product image')).toBeVisible()
  expect(sent).toEqual([])
})

test('a product is added with all that the shop knows of it, and leads the list', async ({ page }) => {
  const name = `Palm Jaggery ${newId()}`
  await page.goto(`${room}?add`)
  await fillIn(page, { ...jaggery, 'Product name': name })
  await page.getByText('More about this product').click()
  await fillIn(page, { 'Hindi name': 'ताड़ का गुड़', 'Other names': 'karupatti, nolen gur', Stock: '3' })
  await fillIn(page, { 'Pack quantity': '500' })
  await productForm(page).getByLabel('Pack unit').selectOption('g')
  await choosePictures(page, [await pictureFile('a.png', '#a40'), await pictureFile('b.png', '#4a0')])
  const letGo = await holdBack(page, '**/api/upload-product')
  await page.getByRole('button', { name: 'Upload Product' }).click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  letGo()
  await expect(toastSaying(page, 'Product uploaded successfully')).toBeVisible()
  await expect(productForm(page)).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText(name)
  await expect(page.getByRole('article').first()).toContainText('3 left')
  expect(await productNamed(page, name)).toMatchObject({
    hindiName: 'ताड़ का गुड़',
    aliases: ['karupatti', 'nolen gur'],
    netQuantity: 500,
    netUnit: 'g',
    stock: 3,
    price: 120,
    productImage: [expect.stringMatching(/^\/images\//), expect.stringMatching(/^\/images\//)],
  })
})

test('editing says Updating..., then the server’s message; the dialog closes and the list is new', async ({
  page,
}) => {
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
  await expect(card(page, name)).toContainText('₹399.50')
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused()
  expect(await onServer(page, product._id)).toMatchObject({
    productName: name,
    productImage: product.productImage,
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

  test('of the stock theirs is proposed, and my change comes on top of what was sold meanwhile', async ({
    page,
  }) => {
    const product = { ...(await makeProduct(page)), productImage: undefined }
    const theirs = (data: object) => page.request.post('/api/update-product', { data })
    await theirs({ ...product, stock: 10 })
    await page.goto(`${room}?edit=${product._id}`)
    await page.getByText('More about this product').click()
    await fillIn(page, { Stock: '15' })
    await theirs({ ...product, brandName: 'Theirs', stock: 7 })

    // By Enter: what has the focus is hidden by the question.
    await productForm(page).getByLabel('Stock').press('Enter')
    await expect(page.getByRole('heading', { name: 'Somebody else has changed this product' })).toBeFocused()
    const stock = productForm(page).getByRole('group', { name: 'Stock' })
    await expect(stock.getByRole('radio', { name: 'Use theirs 7' })).toBeChecked()
    await stock.getByRole('radio', { name: 'Keep mine 12 5 more than there are now' }).check()
    expect(await violationsOf(page)).toEqual([])

    // The pictures are hidden, and take none meanwhile.
    const sent = askedAt(page, '/api/v1_1/haat/image/upload')
    await bring(page, 'paste', '#product-form', { 'image/png': [137] })
    const updated = askedAt(page, '/api/update-product')
    await page.route('**/api/update-product', loseAnswer, { times: 1 })
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(toastSaying(page, 'An error occurred')).toBeVisible()
    await expect(productForm(page).getByText('An error occurred')).toBeVisible()
    expect(sent).toEqual([])

    // It was stored, and one was sold since: pressed again that is nobody else's change.
    expect(await onServer(page, product._id)).toMatchObject({ stock: 12 })
    await shopOfWorker().pool.query('update products set stock = 11 where id = $1', [product._id])
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
    expect(await onServer(page, product._id)).toMatchObject({ stock: 11, brandName: 'Theirs' })
    expect(updated).toHaveLength(3)
  })

  test('the second of two who edit one product sees both values, and chooses', async ({ page }) => {
    const product = await openEdit(page)
    await fillIn(page, { 'Brand name': 'Mine', 'Selling price': '411' })
    const theirs = { ...product, brandName: 'Theirs', description: 'Theirs too.', productImage: undefined }
    expect((await page.request.post('/api/update-product', { data: theirs })).ok()).toBe(true)

    const update = page.getByRole('button', { name: 'Update Product' })
    await update.click()
    const choice = (name: string) => productForm(page).getByRole('group', { name, exact: true })
    await expect(choice('Brand name')).toContainText('Mine')
    await expect(choice('Brand name')).toContainText('Theirs')
    await expect(choice('Selling price')).toContainText('₹411.00')
    await expect(choice('Selling price')).toContainText('₹450.00')
    // Not touched by me: theirs is proposed.
    await expect(choice('Description').getByRole('radio', { name: /^Use theirs/ })).toBeChecked()
    await expect(choice('Brand name').getByRole('radio', { name: /^Keep mine/ })).toBeChecked()
    expect(await violationsOf(page)).toEqual([])

    await choice('Brand name')
      .getByRole('radio', { name: /^Use theirs/ })
      .check()
    await update.click()
    await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
    expect(await onServer(page, product._id)).toMatchObject({
      brandName: 'Theirs',
      sellingPrice: 411,
      description: 'Theirs too.',
    })
  })

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
    await page.goto(`${room}?add`)
    await page.route(uploads, cut, { times: 1 })
    await choosePictures(page, [await pictureFile('a.png', '#131')])
    await expect(toastSaying(page, 'Failed to upload image. Please try again.')).toBeVisible()
    await tiles(page)
      .getByRole('button', { name: /^Try again/ })
      .click()
    await fillIn(page, { ...jaggery, 'Product name': name })

    await page.route('**/api/upload-product', loseAnswer, { times: 1 })
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

  test('a product whose answer was lost stands in the list, also for one who then goes', async ({ page }) => {
    const name = `Palm Jaggery ${newId()}`
    await page.goto(`${room}?add`)
    await fillIn(page, { ...jaggery, 'Product name': name })
    await choosePictures(page, [await pictureFile('a.png', '#131')])
    await page.route('**/api/upload-product', loseAnswer, { times: 1 })
    await page.getByRole('button', { name: 'Upload Product' }).click()
    await expect(toastSaying(page, 'Failed to upload product. Please try again.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('article').first()).toContainText(name)
  })
})

test.describe('a store that is busy', () => {
  test.use({ expectedComplaints: failedRequests })

  test('is waited for: the picture arrives by itself', async ({ page }) => {
    await page.goto(`${room}?add`)
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
  expect((await onServer(page, product._id)).productImage).toEqual([
    second,
    first,
    expect.stringMatching(/^\/images\/[\da-f]{32}-800\.webp$/),
  ])
})

test('a product may be left without a picture', async ({ page }) => {
  const product = await openEdit(page)
  for (const _ of product.productImage) await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
  expect((await onServer(page, product._id)).productImage).toEqual([])
})

/** Drops or pastes something onto a place of the page, and tells who took it. */
function bring(
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

test('a save waits for the pictures, and one that hangs is removed meanwhile; a second press adds no second product', async ({
  page,
}) => {
  const name = `Palm Jaggery ${newId()}`
  await page.goto(`${room}?add`)
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
})

const tooLate = 'The picture was not added, because the product was being saved. Please add it again.'

test('an eleventh picture and what is no picture are refused before anything is sent', async ({ page }) => {
  await page.goto(`${room}?add`)
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
})

test.describe('leaving', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you have typed?' })

  test('asks where something was typed, whichever way one leaves, and not where nothing was', async ({
    page,
  }) => {
    await page.goto(room)
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
      await expect(page).toHaveURL(`${room}?add`)
    }
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).dismiss()
    await expect(productForm(page).getByLabel('Product name')).toHaveValue('Palm Jaggery')

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(productForm(page)).toBeHidden()
    await expect(page).toHaveURL(room)
    await expect(page.getByRole('button', { name: 'Add New Product' })).toBeFocused()
  })

  test('asks for a picture that was chosen, too', async ({ page }) => {
    await page.goto(`${room}?add`)
    await choosePictures(page, [await pictureFile('a.png', '#161')])
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
  })
})

test('the keyboard alone reaches the pictures and the buttons of the form', async ({ page }) => {
  await page.goto(`${room}?add`)
  await page.getByLabel('Product name').focus()
  await tabTo(productForm(page).getByLabel('Choose pictures'))
  await tabTo(productForm(page).getByText('More about this product'))
  await tabTo(page.getByRole('button', { name: 'Upload Product' }))
})
