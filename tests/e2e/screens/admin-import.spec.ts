import { readFile } from 'node:fs/promises'

import type { Download, Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { tableRows } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct, productNamed } from '../shopper.ts'

// What a file does, and what is wrong with one, is proved beside domain/imports and server/csv.
test.use({ expectedComplaints: failedRequests })

test('a shopkeeper is told of three wrong lines, mends them, takes the file, and finds it in the list that is downloaded', async ({
  page,
}) => {
  await comeAsAdmin(page)
  const { productImage } = await productNamed(page, 'Guava')
  const { _id, productName } = await makeProduct(page)
  const added = `Bamboo Lamp ${newId()}`
  const file = (price: string, shelf: string, id: string) =>
    [
      'id;name;brand;category;price;selling price;description;pictures',
      `${_id};${productName};Bamboo House;handmade arts;500;${price};Woven.;${productImage[0]}`,
      `;${added};Bamboo House;${shelf};900;950;Of bamboo.;${productImage[0]}`,
      `${id};Gone;Bamboo House;handmade arts;1;1;Gone.;${productImage[0]}`,
    ].join('\r\n')

  await page.goto('/admin-panel/all-products')
  await page.getByRole('link', { name: 'Import' }).click()
  await choose(page, 'market.xlsx', 'PK\u0003\u0004')
  await expect(page.getByRole('alert')).toContainText('This is a spreadsheet.')
  expect(await violationsOf(page)).toEqual([])

  await choose(page, 'market.csv', file('cheap', 'lamps', 'no-such-id'))
  await expect(page.getByText('3 lines are wrong, so nothing is taken.')).toBeVisible()
  await expect(tableRows(page)).toHaveCount(3)
  await expect(tableRows(page).first()).toContainText('selling price: Please enter an amount in rupees')
  await expect(page.getByRole('button', { name: /^Import [0-9]/ })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  const mended = file('451,50', 'Handmade Arts', '').split('\r\n').slice(0, 3).join('\r\n')
  await choose(page, 'market.csv', mended)
  await expect(tableRows(page).filter({ hasText: added })).toContainText('more than its list price')
  await page.reload()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('Done: 2 products are in the shop')).toBeVisible()
  expect((await productNamed(page, added)).sellingPrice).toBe(950)

  await page.goto(`/admin-panel/all-products?q=${encodeURIComponent(productName)}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download these products as CSV' }).click(),
  ])
  expect(await textOf(download)).toContain(`${_id},${productName},,Bamboo House,handmade arts,500.00,451.50`)
})

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(/^Choose a/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}
