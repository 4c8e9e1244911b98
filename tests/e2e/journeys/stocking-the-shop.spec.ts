import type { Page } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'

import { cut, loseAnswerOnce } from '../network.ts'
import { toastSaying } from '../page-parts.ts'
import { phone } from '../phone.ts'
import {
  choosePictures,
  fillIn,
  jaggery,
  pictureFile,
  productForm,
  productRoom,
  tiles,
  uploads,
} from '../product-form.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin } from '../shopper.ts'
import type { Product } from '../shopper.ts'

test.use({ expectedComplaints: failedRequests })

const count = 12
/** The places at which the line drops: at a picture, at a save whose answer is lost, and for good. */
const drops = { picture: 3, answer: 6, line: 9 }

/** So many different pictures: the shop makes four files of each, which takes longer than all else here. */
const colours = 4

/**
 * Adds products one after another in one document, each with a picture of its own, while the line drops in
 * between. Answers the word that all of their names have.
 */
async function stock(page: Page): Promise<string> {
  const word = newId()
  const pictures = await Promise.all(
    Array.from({ length: colours }, (_, place) => pictureFile(`${place}.png`, colourOf(place))),
  )
  await page.goto(productRoom)
  await page.evaluate(() => (document.documentElement.dataset.same = 'yes'))
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await fillIn(page, { 'Brand name': jaggery['Brand name'], Category: jaggery.Category })
  const name = productForm(page).getByLabel('Product name')
  const save = page.getByRole('button', { name: 'Save and add another' })
  await name.focus()
  for (let place = 1; place <= count; place += 1) {
    await type(page, `Jaggery ${word} ${place}`)
    if (place === drops.picture) await page.route(uploads, cut, { times: 1 })
    if (place === drops.answer) await loseAnswerOnce(page, '**/api/upload-product')
    if (place === drops.line) await page.context().setOffline(true)
    await choosePictures(page, pictures.slice(place % colours, (place % colours) + 1))
    if (place === drops.picture || place === drops.line) {
      await expect(tiles(page).getByText('Failed to upload image. Please try again.')).toBeVisible()
      await page.context().setOffline(false)
      await tiles(page)
        .getByRole('button', { name: /^Try again/ })
        .click()
    }
    await save.click()
    if (place === drops.answer) {
      await expect(toastSaying(page, 'Failed to upload product. Please try again.')).toBeVisible()
      await expect(name).toHaveValue(`Jaggery ${word} ${place}`)
      await save.click()
    }
    // The next one begins at its name.
    await expect(name.and(page.locator(':focus'))).toHaveValue('')
  }
  await expect(productForm(page).getByLabel('Brand name')).toHaveValue(jaggery['Brand name'])
  await expect(tiles(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByPlaceholder('Search products...').fill(word)
  await expect(page.getByText(`${count} products found`, { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  return word
}

/**
 * Types a product by the keyboard, as somebody does who has many of them, from its name on. Brand and
 * category stand there from the one before.
 */
async function type({ keyboard }: Page, name: string): Promise<void> {
  const { 'Price (MRP)': price, 'Selling price': sellingPrice, Description } = jaggery
  for (const typed of [name, null, null, price, sellingPrice, Description]) {
    if (typed) await keyboard.insertText(typed)
    if (typed !== Description) await keyboard.press('Tab')
  }
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
function rackOf(word: string) {
  const names = Array.from({ length: count }, (_, place) => `Jaggery ${word} ${place + 1}`)
  return { names: names.toSorted(), pairs: colours }
}

function colourOf(place: number): string {
  return `hsl(${(place % colours) * 90} 60% 40%)`
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a dozen products with pictures are added one after another, and none is lost or doubled when the line drops', async ({
    page,
  }) => {
    test.slow()
    await comeAsAdmin(page)
    const word = await stock(page)
    expect(await shelf(page, word)).toEqual(rackOf(word))
  })
})
