import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { cut, loseAnswer } from '../network.ts'
import { toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { choosePictures, fillIn, jaggery, pictureFile, productForm, tiles } from '../product-form.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin } from '../shopper.ts'
import type { Product } from '../shopper.ts'

const uploads = '**/api/v1_1/haat/image/upload'

test.use({ expectedComplaints: failedRequests })

/** So many different pictures: the shop makes four files of each, which takes longer than all else here. */
const colours = 8

interface Rack {
  count: number
  /** The places of those at which the line drops: at a picture, and at a save whose answer is lost. */
  pictureLost: number
  answerLost: number
  offline: number
}

/**
 * Adds products one after another in one document, each with a picture of its own, while the line drops in
 * between. Answers the word that all of their names have.
 */
async function stock(page: Page, { count, pictureLost, answerLost, offline }: Rack): Promise<string> {
  const word = newId()
  await page.goto('/admin-panel/all-products')
  await page.evaluate(() => (document.documentElement.dataset.same = 'yes'))
  await page.getByRole('button', { name: 'Add New Product' }).click()
  const { 'Product name': _, 'Brand name': brand, Category: category, ...others } = jaggery
  await fillIn(page, { 'Brand name': brand, Category: category })
  const name = productForm(page).getByLabel('Product name')
  for (let place = 1; place <= count; place += 1) {
    await fillIn(page, { 'Product name': `Jaggery ${word} ${place}`, ...others })
    if (place === pictureLost) await page.route(uploads, cut, { times: 1 })
    if (place === answerLost) await page.route('**/api/upload-product', loseAnswer, { times: 1 })
    if (place === offline) await page.context().setOffline(true)
    await choosePictures(page, [await pictureFile(`${place}.png`, colourOf(place))])
    if (place === pictureLost || place === offline) {
      await expect(tiles(page).getByText('Failed to upload image. Please try again.')).toBeVisible()
      await page.context().setOffline(false)
      await tiles(page)
        .getByRole('button', { name: /^Try again/ })
        .click()
    }
    const save = page.getByRole('button', { name: 'Save and add another' })
    await save.click()
    if (place === answerLost) {
      await expect(toastSaying(page, 'Failed to upload product. Please try again.')).toBeVisible()
      await expect(name).toHaveValue(`Jaggery ${word} ${place}`)
      await save.click()
    }
    // Brand and category stay for the next one, which begins at its name.
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()
  }
  await expect(productForm(page).getByLabel('Brand name')).toHaveValue(brand)
  await expect(tiles(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByPlaceholder('Search products...').fill(word)
  await expect(page.getByText(`${count} products found`, { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  return word
}

/** What the shop has with a word: the names, and whether each product leads with its own picture. */
async function shelf(page: Page, word: string) {
  const answer = await page.request.get('/api/get-product', { params: { q: word } })
  const { data } = (await answer.json()) as { data: Product[] }
  const pairs = data.map(({ productName, productImage: [leading] }) => {
    const place = Number(productName.split(' ').at(-1))
    return `${colourOf(place)} ${leading}`
  })
  return { names: data.map(({ productName }) => productName).toSorted(), pairs: new Set(pairs).size }
}

/** What it has to have. */
function rackOf(word: string, count: number) {
  const names = Array.from({ length: count }, (_, place) => `Jaggery ${word} ${place + 1}`)
  return { names: names.toSorted(), pairs: Math.min(count, colours) }
}

function colourOf(place: number): string {
  return `hsl(${(place % colours) * 45} 60% 40%)`
}

test('forty products with pictures are added one after another, and none is lost or doubled when the line drops', async ({
  page,
}) => {
  test.slow()
  await comeAsAdmin(page)
  const word = await stock(page, { count: 40, pictureLost: 7, answerLost: 19, offline: 31 })
  expect(await shelf(page, word)).toEqual(rackOf(word, 40))
})

test.describe('on a phone', () => {
  test.use(phone)

  test('five products are added the same way', async ({ page }) => {
    await comeAsAdmin(page)
    const word = await stock(page, { count: 5, pictureLost: 2, answerLost: 3, offline: 4 })
    expect(await shelf(page, word)).toEqual(rackOf(word, 5))
  })
})
