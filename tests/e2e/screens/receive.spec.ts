import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, orderOf, productNamed, returnAs } from '../shopper.ts'

// Which batch is sold, and what a recall does with each order, is proved beside domain/batches and
// domain/recalls.
test.use({ ...phone, expectedComplaints: failedRequests })

test(
  'a grower is entered, what they bring is received while the line is away, and a batch is called back',
  { tag: '@night' },
  async ({ page }) => {
    const keeper = await comeAsAdmin(page)
    const [grower, productName] = [`Sita ${newId()}`, `Tamatar ${newId()}`]
    const { productImage } = await productNamed(page, 'Guava')
    const form = {
      productName,
      brandName: 'Rampur Fields',
      category: 'vegetables',
      description: 'Red.',
      productImage,
    }
    const prices = { price: 60, sellingPrice: 50, stock: 0, netQuantity: 1000, netUnit: 'g' }
    const uploaded = await page.request.post('/api/upload-product', { data: { ...form, ...prices } })
    const { data: product } = (await uploaded.json()) as { data: { _id: string } }

    await test.step('a grower has a page with the village, and no telephone', async () => {
      await page.goto('/admin-panel/growers')
      await page.getByRole('button', { name: 'Add a grower' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a grower' })
      await dialog.getByLabel('Name', { exact: true }).fill(grower)
      await dialog.getByLabel('Village', { exact: true }).fill('Rampur')
      await dialog.getByLabel('District', { exact: true }).fill('Nashik')
      await dialog.getByLabel('Mobile number (optional)').fill('9812345678')
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(toastSaying(page, 'The grower is saved')).toBeVisible()
      const answer = await page.request.get('/growers')
      const text = await answer.text()
      expect(text).toContain(grower)
      expect(text).not.toContain('9812345678')
    })

    await test.step('three fields and one press; without a line it waits and is sent once', async () => {
      await page.goto('/admin-panel/receive')
      await page.getByLabel('Who brings it').selectOption({ label: `${grower}, Rampur` })
      await page.getByRole('combobox', { name: 'What' }).fill(productName)
      await page.getByRole('option', { name: productName }).click()
      await page.getByLabel('How many packs').fill('12')
      await page.getByLabel('Price a pack in ₹ (optional)').fill('30')
      expect(await violationsOf(page)).toEqual([])
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Receive', exact: true }).click()
      await expect(page.getByText('Kept in this tab. It is sent when the line is back')).toBeVisible()
      await page.context().setOffline(false)
      const row = page.getByRole('row').filter({ hasText: productName })
      await expect(row).toContainText('12', { timeout: 20_000 })
      await expect(row).toHaveCount(1)
      await page.goto(`/product/${product._id}`)
      await expect(page.getByText(`From ${grower}, Rampur`)).toBeVisible()
    })

    await test.step('the grower is owed the price, and what was given before is taken off', async () => {
      await page.goto('/admin-panel/growers')
      await page.getByRole('link', { name: 'What they get' }).click()
      await page.getByRole('button', { name: grower }).click()
      const dialog = page.getByRole('dialog', { name: `What ${grower} gets` })
      await expect(dialog.getByText('12 pieces, at ₹30.00')).toBeVisible()
      await dialog.getByLabel('What was given').selectOption('Advance')
      await dialog.getByLabel('Amount (₹)').fill('60')
      await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
      await expect(dialog.getByText('Owed at the end of the week')).toContainText('₹300.00')
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('row').filter({ hasText: grower })).toContainText('₹300.00')
    })

    const order = await orderOf(page, 'Asha Devi', productName)
    await returnAs(page, keeper)

    await test.step('called back, its order is cancelled and its page says not to use it', async () => {
      await page.goto('/admin-panel/receive')
      await page.getByRole('button', { name: `Call back ${productName}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Call it back' }).click()
      await expect(dialog.getByLabel('Why')).toBeFocused()
      await page.keyboard.type('A stone was found in it.')
      await dialog.getByRole('button', { name: 'Call it back' }).click()
      await expect(dialog.getByRole('status')).toHaveText('1 order held it. All are done.')
      await expect(dialog.getByRole('listitem')).toContainText('Cancelled: it had nothing else')
      await expect(dialog.getByRole('link', { name: `#${order.orderNumber}` })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
      const row = page.getByRole('row').filter({ hasText: productName })
      await expect(row).toContainText('Called back')
      const code = /[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
      await page.goto(`/b/${code.replace(' ', '')}`)
      await expect(page.getByText('Please do not use it.')).toBeVisible()
      await expect(page.getByText('A stone was found in it.')).toBeVisible()
    })
  },
)
