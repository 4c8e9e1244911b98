import { readFile } from 'node:fs/promises'

import type { Download, Page } from '@playwright/test'
import sharp from 'sharp'

import { newId } from '#domain/ground/ids.ts'

import { violationsOf } from '../a11y/axe.ts'
import { tableRows } from '../page-parts.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, makeProduct, productNamed } from '../shopper.ts'

// What a file does, and what is wrong with one, is proved beside domain/imports and server/csv.
test.use({ expectedComplaints: failedRequests })

test(
  'a shopkeeper is told of three wrong lines, mends them, takes the file, and finds it in the list that is downloaded',
  { tag: '@night' },
  async ({ page }) => {
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
    await expect(tableRows(page).filter({ hasText: added })).toContainText('above its price (MRP)')
    await page.reload()
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await expect(page.getByText('Done: 2 products are in the shop')).toBeVisible()
    expect((await productNamed(page, added)).sellingPrice).toBe(950)

    await page.goto(`/admin-panel/all-products?q=${encodeURIComponent(productName)}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download these products as CSV' }).click(),
    ])
    expect(await textOf(download)).toContain(
      `${_id},${productName},,Bamboo House,handmade arts,500.00,451.50`,
    )
  },
)

test(
  'goods of a list without pictures become drafts, and pictures that are chosen together find them by their names',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    // Letters alone, because a number at the end of a file counts views.
    const mark = newId().replaceAll(/[^a-z]/g, '')
    const line = (name: string) => `,${name} ${mark},Gram Seva,pulses,"1,250",99,Fresh.`
    const text = [
      'id,name,brand,category,price,selling price,description',
      line('Chana'),
      line('Moong'),
      line('Urad'),
    ]
    await page.goto('/admin-panel/all-products/import')
    await choose(page, `${mark}.csv`, text.join('\r\n'))
    await expect(page.getByText('3 products without a picture come in as drafts.')).toBeVisible()
    await page.getByRole('button', { name: 'Import 3 products' }).click()
    await page.getByRole('link', { name: 'Give them pictures' }).click()

    const picture = async (name: string, background: string) => ({
      name,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    })
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([
        await picture(`chana_${mark}-2.png`, '#c60'),
        await picture(`Chana ${mark}.png`, '#840'),
        await picture(`moong-${mark}.png`, '#286'),
        await picture('IMG_1.png', '#222'),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Buy cloth.') },
      ])
    const given = page.getByRole('list', { name: 'Pictures' })
    const row = (name: string) => given.getByRole('listitem').filter({ hasText: name })
    await expect(row('-2.png')).toContainText(`Chana ${mark} 1 piece, Gram Seva, view 2`)
    await expect(row('moong')).toContainText(`Moong ${mark}`)
    await expect(page.getByRole('alert')).toContainText('notes.txt is not a PNG')
    await row('IMG_1')
      .getByRole('button', { name: /^Choose/ })
      .click()
    await page.getByRole('combobox', { name: 'Product' }).fill(`urad ${mark}`)
    await page.getByRole('option', { name: `Urad ${mark}` }).click()
    expect(await violationsOf(page)).toEqual([])

    // The line breaks under one of them.
    await page.route('**/api/add-pictures', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Save 4 pictures' }).click()
    await expect(given.getByText('Not saved. No answer came.')).not.toHaveCount(0)
    await page.getByRole('button', { name: /^Save \d/ }).click()
    await expect(page.getByText('4 saved')).toBeVisible()
    await page.getByRole('button', { name: 'Put 3 products on the shelf' }).click()
    await expect(page.getByText('3 products are on the shelf.')).toBeVisible()
    // It is found among what is on the shelf.
    expect((await productNamed(page, `Chana ${mark}`)).productImage).toHaveLength(2)
  },
)

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(/^Choose a/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}
