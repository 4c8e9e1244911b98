import { tableRows } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct } from '../shopper.ts'

// What is kept, found and refused is proved beside domain/audit.

test(
  'who changed a price is found in Audit by the product’s name, and its history tells what stood there before',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    const product = await makeProduct(page)
    const description = `${'Woven by hand. '.repeat(20)}Of cane.`
    const change = { ...product, description, sellingPrice: 444.5 }
    await page.request.post('/api/update-product', { data: change })
    await page.goto('/admin-panel/audit')

    await page.getByRole('searchbox').fill(product.productName)
    await expect(page.getByText('2 changes')).toBeVisible()
    const [last, first] = [tableRows(page).first(), tableRows(page).last()]
    await expect(first).toContainText('Product added')
    await expect(last).toContainText('Product changed')
    await expect(last).toContainText('Shopkeeper')
    await expect(last).toContainText(/was ₹450\.00.*is now ₹444\.50/)
    await expect(last).not.toContainText('Of cane.')
    await last.getByRole('button', { name: 'Show all of description' }).click()
    await expect(last).toContainText(description)
    await expect(last.getByRole('button', { name: /^Copy the request number [0-9a-f]{16}$/ })).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('2026-01-01')
    await expect(page.getByRole('heading', { name: 'No changes found' })).toBeVisible()
    await expect(page).toHaveURL(/\?q=.+&to=2026-01-01$/)
    await page.goBack()

    await last.getByRole('link', { name: product.productName }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: `History of ${product.productName}` })
    await expect(history.getByRole('table', { name: 'Prices' }).getByRole('row')).toHaveCount(3)
    await expect(history.getByRole('table', { name: 'Prices' })).toContainText('₹444.50')
    await expect(history.getByRole('list', { name: 'Texts' }).getByRole('listitem')).toHaveText([
      /Shopkeeper.*Description: was Woven by hand\..*is now Woven by hand\./,
      /Added by Shopkeeper.*Name: Cane Tray/,
    ])
  },
)
