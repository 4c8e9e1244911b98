import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { searchField } from '../page-parts.ts'
import { expect, test } from '../shop-test.ts'
import { productNamed } from '../shopper.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

test(
  'in the colours of the reader the search field has an edge, and dots, stars and what is chosen are seen',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/')
    await expect(searchField(page)).toHaveCSS('border-top-style', 'solid')
    expect(await isDrawn(page.getByRole('button', { name: /^Show .*, 2 of 5$/ }))).toBe(true)
    await searchField(page).click()
    await searchField(page).press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')

    const { _id } = await productNamed(page, 'Tomato')
    await page.goto(`/product/${_id}`)
    expect(await isDrawn(page.getByRole('main').locator('.stars').first())).toBe(true)
    await expect(page.getByRole('button', { name: /^Picture 1 of/ })).toHaveCSS('outline-style', 'solid')
  },
)

/** Whether there is more than one colour in it. */
async function isDrawn(part: Locator): Promise<boolean> {
  const { channels } = await sharp(await part.screenshot()).stats()
  return channels.some(({ stdev }) => stdev > 5)
}
