import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { askedAt, loseAnswerOnce } from '../network.ts'
import { tableRows, toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, productNamed } from '../shopper.ts'

// What may be entered, and that it is entered once, is proved beside domain/inventory.
test.use({ expectedComplaints: failedRequests })

test(
  'a delivery is entered by keyboard, the list of what runs low is shorter then, and the ledger tells it',
  { tag: '@night' },
  async ({ page }) => {
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
    await expect(dialog.getByRole('radio', { name: 'Delivery' })).toBeChecked()
    await expect(dialog.getByLabel('How many came?')).toBeFocused()
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
  },
)

test.describe('on a telephone', () => {
  test.use(phone)

  test(
    'a shelf is counted row by row and saved in one go, and a sack becomes packs and is taken back',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsAdmin(page)
      const label = `Sacks ${newId()}`
      await page.request.post('/api/add-category', { data: { label } })
      const { productImage } = await productNamed(page, 'Guava')
      const named = async (productName: string, stock: number, netQuantity: number) => {
        const form = { brandName: 'Gram Mill', category: label, description: 'Ground.', price: 500 }
        const data = {
          ...form,
          productName,
          productImage,
          sellingPrice: 450,
          stock,
          netQuantity,
          netUnit: 'g',
        }
        const answer = await page.request.post('/api/upload-product', { data })
        const { data: product } = (await answer.json()) as { data: { _id: string } }
        return product._id
      }
      const [sack, pack] = [`Sack ${newId()}`, `Pack ${newId()}`]
      const sackId = await named(sack, 3, 50_000)
      await named(pack, 8, 5000)
      const shelf = encodeURIComponent(label.toLowerCase())

      await test.step('what is typed outlives a reload, and is compared before it is saved', async () => {
        await page.goto(`/admin-panel/stock/count?shelf=${shelf}`)
        await page.getByRole('textbox', { name: `${sack} 50 kg` }).fill('2')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('textbox', { name: `${pack} 5 kg` })).toBeFocused()
        await page.keyboard.type('lots')
        await expect(page.getByText(`2 counted, 1 not a whole number: ${pack} 5 kg`)).toBeVisible()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('8')
        await page.reload()
        await expect(page.getByRole('textbox', { name: `${sack} 50 kg` })).toHaveValue('2')
        expect(await violationsOf(page)).toEqual([])
        // Somebody else corrects one of them before this is saved.
        const counted = { why: 'correction', productId: sackId, pieces: 1 }
        await page.request.post('/api/enter-stock', { data: counted })
        await page.getByRole('button', { name: 'Show differences' }).click()
        const dialog = page.getByRole('dialog', { name: 'Differences' })
        await expect(dialog).toContainText('0 would change. 1 is right. 1 is not taken.')
        await expect(dialog).toContainText('Somebody else has counted or corrected it since.')
        expect(await violationsOf(page)).toEqual([])
        await dialog.getByRole('button', { name: 'Go on counting' }).click()
        await page.getByRole('textbox', { name: `${sack} 50 kg` }).fill('2')
        await page.getByRole('button', { name: 'Show differences' }).click()
        await expect(dialog).toContainText('4 known, 2 counted: −2')
        await loseAnswerOnce(page, '**/api/count-goods')
        await dialog.getByRole('button', { name: 'Save the count' }).click()
        await expect(page.getByText('No answer came. Please try again')).toBeVisible()
        await dialog.getByRole('button', { name: 'Save the count' }).click()
        await expect(page.getByRole('dialog', { name: 'Saved' })).toContainText('1 is changed. 1 is right.')
        await page.getByRole('button', { name: 'Done' }).click()
        await expect(page.getByRole('textbox', { name: `${sack} 50 kg` })).toHaveValue('')
      })

      await test.step('a sack becomes packs with what is lost of it, and is taken back', async () => {
        await page.goto(`/admin-panel/stock?product=${sackId}`)
        await page.getByRole('button', { name: 'Repack' }).click()
        const dialog = page.getByRole('dialog', { name: 'Repack' })
        await dialog.getByRole('combobox', { name: 'Packs' }).fill(pack)
        await dialog.getByRole('option').click()
        await dialog.getByRole('textbox', { name: `Packs that come out: ${pack}` }).fill('9')
        await expect(dialog.getByRole('status')).toHaveText('In: 50 kg. Out: 45 kg. 5 kg are waste.')
        await dialog.getByRole('button', { name: 'Repack' }).click()
        await expect(dialog.getByRole('textbox', { name: 'Why is less there?' })).toBeFocused()
        await page.keyboard.type('Torn')
        expect(await violationsOf(page)).toEqual([])
        await page.keyboard.press('Enter')
        await expect(toastSaying(page, 'Repacked. 5 kg are entered as waste.')).toBeVisible()
        await expect(tableRows(page).first()).toContainText('50 kg1')
        await page.getByRole('button', { name: 'Take back' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
        await expect(toastSaying(page, 'The repacking is taken back')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Take back' })).toBeHidden()
      })
    },
  )
})

test(
  'no form loses what was typed without a question, and nothing is asked where nothing was typed',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    const question = page.getByRole('alertdialog', { name: 'Discard what you have typed?' })

    await test.step('the form of a page: by a link', async () => {
      await page.goto('/admin-panel/settings')
      const words = page.getByLabel('Opening words')
      await expect(words).toBeVisible()
      await page.getByRole('link', { name: 'Shelves' }).click()
      await expect(page).toHaveURL('/admin-panel/shelves')
      await page.goBack()
      await words.fill('Goods of the village.')
      await page.getByRole('link', { name: 'Shelves' }).click()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(words).toHaveValue('Goods of the village.')
      await page.getByRole('link', { name: 'Shelves' }).click()
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(page).toHaveURL('/admin-panel/shelves')
    })

    await test.step('a dialog: by Esc, and by Back', async () => {
      const add = page.getByRole('button', { name: 'Add a shelf' })
      const dialog = page.getByRole('dialog')
      await add.click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await add.click()
      await dialog.getByLabel('Name', { exact: true }).fill('Lamps')
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await page.goBack()
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByLabel('Opening words')).toBeVisible()
      await expect(dialog).toBeHidden()
    })
  },
)
