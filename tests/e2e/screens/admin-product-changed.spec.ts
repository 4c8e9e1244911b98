import { violationsOf } from '../a11y/axe.ts'
import { askedAt, loseAnswerOnce } from '../network.ts'
import { toastSaying } from '../page-parts.ts'
import { bring, fillIn, openEdit, productForm, productOnServer, productRoom } from '../product-form.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct } from '../shopper.ts'

// A product that somebody else has changed while one edited it: 409, and a choice.

test.use({ expectedComplaints: failedRequests })

test.beforeEach(({ page }) => comeAsAdmin(page))

test(
  'of the stock theirs is proposed, and my change comes on top of what was sold meanwhile',
  { tag: '@night' },
  async ({ page }) => {
    // Without what they have read: theirs is stored in any case.
    const product = { ...(await makeProduct(page)), productImage: undefined, updatedAt: undefined }
    const theirs = (data: object) => page.request.post('/api/update-product', { data })
    await theirs({ ...product, stock: 10 })
    await page.goto(`${productRoom}?edit=${product._id}`)
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
    await loseAnswerOnce(page, '**/api/update-product')
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(toastSaying(page, 'An error occurred')).toBeVisible()
    await expect(productForm(page).getByText('An error occurred')).toBeVisible()
    expect(sent).toEqual([])

    // It was stored, and one was sold since: pressed again that is nobody else's change.
    expect(await productOnServer(page, product._id)).toMatchObject({ stock: 12 })
    await shopOfWorker().pool.query('update products set stock = 11 where id = $1', [product._id])
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(toastSaying(page, 'Product updated successfully')).toBeVisible()
    expect(await productOnServer(page, product._id)).toMatchObject({ stock: 11, brandName: 'Theirs' })
    expect(updated).toHaveLength(3)
  },
)

test(
  'the second of two who edit one product sees both values, and chooses',
  { tag: '@night' },
  async ({ page }) => {
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
    expect(await productOnServer(page, product._id)).toMatchObject({
      brandName: 'Theirs',
      sellingPrice: 411,
      description: 'Theirs too.',
    })
  },
)
