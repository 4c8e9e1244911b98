import type { Page } from '@playwright/test'

import { violationsOf } from '../a11y/axe.ts'
import { loseAnswerOnce } from '../network.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct } from '../shopper.ts'
import type { Product } from '../shopper.ts'

// What a row's result is, and that nothing is overwritten, is proved beside domain/catalog.
test.use({ expectedComplaints: failedRequests, permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'the prices of a shelf are changed by keyboard and paste and saved in one go, and nothing of another person is overwritten',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    const [basket, lamp, mat] = [await makeProduct(page), await makeProduct(page), await makeProduct(page)]
    await page.goto('/admin-panel/prices')
    await expect(page.getByRole('combobox', { name: 'Shelf' })).not.toHaveValue('')
    await page.goto(`/admin-panel/prices?${new URLSearchParams({ shelf: basket.category })}`)
    const bar = page.getByRole('region', { name: 'Save prices' })
    const cell = (column: string, { productName }: { productName: string }) =>
      page.getByRole('gridcell').getByLabel(`${column} of ${productName}`, { exact: true })
    await expect(bar).toContainText('No changes')

    await test.step('arrows, Enter, Tab and Esc move and mend as in a spreadsheet', async () => {
      await page.getByRole('combobox', { name: 'Shelf' }).focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-cell="0:0"]')).toBeFocused()
      await page.keyboard.press('Control+End')
      await expect(cell('On the shelf', mat)).toBeFocused()
      await pressAll(page, 'ArrowUp', 'ArrowUp', 'Home')
      await expect(cell('Selling price', basket)).toBeFocused()
      await page.keyboard.type('45.50')
      await page.keyboard.press('Enter')
      await expect(cell('Selling price', lamp)).toBeFocused()
      await page.keyboard.type('1250,50')
      await page.keyboard.press('Tab')
      await page.keyboard.type('999')
      await page.keyboard.press('Escape')
      await expect(cell('Price (MRP)', lamp)).toHaveValue(String(lamp.price))
      await pressAll(page, 'ArrowRight', 'ArrowRight', 'Tab')
      await expect(cell('Selling price', mat)).toBeFocused()
      await page.keyboard.press('Shift+Enter')
      await expect(cell('Selling price', lamp)).toHaveAccessibleDescription(
        `was ${lamp.sellingPrice} Write it as 49 or 49.50.`,
      )
      await expect(bar).toContainText('2 changes')
      await expect(cell('Selling price', basket)).toHaveAccessibleDescription(`was ${basket.sellingPrice}`)
    })

    await test.step('cells of a spreadsheet fill the grid from the chosen one on, and can be taken back', async () => {
      await page.keyboard.press('ArrowDown')
      await paste(page, '₹1,050.50\t1,300\t\toff\tmore\n7')
      await expect(bar.getByRole('status')).toHaveText(
        '3 cells filled. 2 cells had no place here and were left out.',
      )
      await expect(cell('On the shelf', mat)).not.toBeChecked()
      await bar.getByRole('button', { name: 'Take back the paste' }).click()
      await expect(bar).toContainText('2 changes')
      await cell('Selling price', mat).focus()
      await paste(page, '₹1,050.50\t1,300\t\toff')
      await expect(bar).toContainText('5 changes')
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('what is not saved is asked about, and is there after a reload', async () => {
      await page.getByRole('link', { name: 'All Users' }).click()
      const question = page.getByRole('alertdialog', {
        name: 'Leave without saving? 5 changes will be lost.',
      })
      await question.getByRole('button', { name: 'Stay' }).click()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(bar).toContainText('5 changes')
      await expect(cell('Selling price', lamp)).toHaveValue('1250,50')
    })

    await test.step('each row has its own result, and one that somebody else has changed is not overwritten', async () => {
      await saveElsewhere(page, mat, { sellingPrice: mat.sellingPrice + 1 })
      await cell('Selling price', basket).focus()
      await page.keyboard.press('Control+s')
      // Nobody saves a price that may be mistyped without having looked at it.
      const big = page.getByRole('alertdialog', { name: '3 prices change by more than half:' })
      await expect(big).toContainText(`₹${basket.sellingPrice.toFixed(2)}`)
      await expect(big.getByRole('button', { name: 'Look again' })).toBeFocused()
      expect(await pricesOf(page, basket)).toMatchObject({ sellingPrice: basket.sellingPrice })
      await big.getByRole('button', { name: 'Save' }).click()
      await expect(bar.getByRole('status')).toHaveText(
        'Saved 1 price. 1 row was changed by somebody else. 1 row is wrong.',
      )
      const heading = page.getByRole('heading', { name: 'Somebody else changed 1 row' })
      await expect(heading).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      expect(await pricesOf(page, basket)).toMatchObject({ sellingPrice: 45.5 })
      expect(await pricesOf(page, mat)).toMatchObject({
        sellingPrice: mat.sellingPrice + 1,
        state: 'on_shelf',
      })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: `Keep mine: ${mat.productName}` })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading).toBeHidden()
      await expect(bar.getByRole('button', { name: 'Save' })).toBeFocused()
      await cell('Selling price', lamp).focus()
      await page.keyboard.type('1250.50')
    })

    await test.step('a save whose answer is lost keeps what was typed, and is done once', async () => {
      await loseAnswerOnce(page, '**/api/product-prices')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Save', exact: true }).last().click()
      await expect(bar.getByRole('status')).toContainText('No answer came. Please try again')
      await expect(bar).toContainText('4 changes')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Save', exact: true }).last().click()
      await expect(bar.getByRole('status')).toHaveText('Saved 4 changes.')
      await expect(bar).toContainText('No changes')
      expect(await pricesOf(page, mat)).toMatchObject({
        sellingPrice: 1050.5,
        price: 1300,
        state: 'archived',
      })
      expect(await pricesOf(page, lamp)).toMatchObject({ sellingPrice: 1250.5, price: lamp.price })
    })

    await test.step('a save is taken back from its toast, but for what somebody has changed since', async () => {
      await saveElsewhere(page, { ...lamp, sellingPrice: 1250.5 }, { sellingPrice: 1260 })
      await page.getByRole('button', { name: 'Undo' }).last().click()
      await expect(page.getByText('Taken back: 1 product. 1 product was changed since')).toBeVisible()
      expect(await pricesOf(page, mat)).toMatchObject({
        sellingPrice: mat.sellingPrice + 1,
        state: 'on_shelf',
      })
      expect(await pricesOf(page, lamp)).toMatchObject({ sellingPrice: 1260 })
    })

    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Save' })).toBeFocused()
    await cell('Stock', lamp).fill('8')
    await page.getByRole('link', { name: 'All Users' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Users')
    await page.goBack()
    await expect(bar).toContainText('No changes')
  },
)

async function pressAll(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

/** As another person at the desk. */
async function saveElsewhere(
  page: Page,
  { _id, price, sellingPrice }: Product,
  change: object,
): Promise<void> {
  const rows = [{ _id, seen: { price, sellingPrice, stock: null, state: 'on_shelf' }, ...change }]
  const answer = await page.request.post('/api/product-prices', { data: { rows } })
  expect(await answer.json()).toMatchObject({ data: [{ outcome: 'saved' }] })
}

async function pricesOf(page: Page, { _id, category }: Product): Promise<object | undefined> {
  const answer = await page.request.get(`/api/product-prices?${new URLSearchParams({ category })}`)
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return data.find((row) => row._id === _id)
}
