import type { Page } from '@playwright/test'

import { rulesOfLooks, violationsOf } from '../a11y/axe.ts'
import { cardOf, tabTo } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { fillIn, productForm } from '../product-form.ts'
import { expect, test } from '../shop-test.ts'
import { comeAsAdmin } from '../shopper.ts'

test('the packs of one product stand on its card and its page', async ({ page }) => {
  const packs = page.getByRole('list', { name: 'Packs' }).first()
  const atta = cardOf(page, 'Whole Wheat Atta')
  const sheet = page.getByRole('dialog', { name: 'Packs of Whole Wheat Atta' })
  await test.step('a list shows a family once; its card opens a sheet with each pack, its price a kilogram and the best value', async () => {
    await page.goto('/product-category?category=grains+and+flours')
    await expect(page.getByText('Search Results: 14', { exact: true })).toBeVisible()
    await expect(atta).toHaveCount(1)
    await atta.getByRole('button', { name: '3 packs of Whole Wheat Atta' }).click()
    await expect(sheet.getByRole('paragraph')).toHaveText([
      '1 kg ₹72.00 · ₹72.00/kg',
      '5 kg ₹340.00 · ₹68.00/kg',
      '10 kg ₹650.00 · ₹65.00/kg · Best value',
    ])
    await sheet.getByRole('button', { name: /^Add to Cart: Whole Wheat Atta 5 kg/ }).click()
    await expect(sheet.getByLabel(/^Whole Wheat Atta 5 kg in your cart$/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(cardOf(page, 'Sona Masoori Rice').getByRole('button', { name: /packs of/ })).toBeVisible()
    expect(await overhangOnPhone(page)).toBe(0)
  })

  await test.step('by the keyboard the sheet opens, and the page of the card leads to each pack, which goes into the cart', async () => {
    await atta.getByRole('link', { name: 'Whole Wheat Atta', exact: true }).focus()
    await tabTo(atta.getByRole('button', { name: '3 packs of Whole Wheat Atta' }))
    await page.keyboard.press('Enter')
    await tabTo(sheet.getByRole('button', { name: /^Add to Cart: Whole Wheat Atta 10 kg/ }))
    await page.keyboard.press('Escape')
    await atta.getByRole('link', { name: 'Whole Wheat Atta', exact: true }).press('Enter')
    await packs.getByRole('link', { name: /^5 kg/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Whole Wheat Atta' })).toBeVisible()
    await expect(packs.locator('[aria-current=true]')).toContainText('5 kg')
    await expect(page.getByText('₹340.00').first()).toBeVisible()
    await packs.getByRole('link', { name: /^10 kg/ }).click()
    await expect(packs.locator('[aria-current=true]')).toContainText('10 kg')
    await page.getByRole('button', { name: 'Add To Cart' }).first().click()
    await expect(page.getByLabel(/^Whole Wheat Atta .* in your cart$/).first()).toBeVisible()
    expect(await overhangOnPhone(page)).toBe(0)
  })

  await test.step('axe finds nothing, in light and in dark', async () => {
    const here = page.url()
    for (const address of [here, '/search?q=haldi']) {
      await page.goto(address)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect(await violationsOf(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violationsOf(page, rulesOfLooks)).toEqual([])
    }
  })

  await test.step('a search shows a product once, by the pack whose size was typed', async () => {
    await page.goto('/search?q=haldi+250g')
    await expect(page.getByRole('article').first()).toContainText('250 g')
    await page.goto('/search?q=haldi+powder')
    await expect(page.getByRole('article').filter({ hasText: 'Haldi Powder' })).toHaveCount(1)
  })
})

test('the form of a product knows the families of its category', { tag: '@night' }, async ({ page }) => {
  const form = productForm(page)
  await test.step('it proposes their names', async () => {
    await comeAsAdmin(page)
    await page.goto('/admin-panel/all-products?q=Ragi+Atta')
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await form.getByText('More about this product').click()
    await fillIn(page, { Family: 'whole' })
    const proposed = form.locator('datalist option')
    await expect(proposed).toHaveCount(1)
    await expect(proposed).toHaveText('Whole Wheat Atta')
  })

  await test.step('it warns of packs with another HSN or tax rate, which hinders nobody, and stops once they agree', async () => {
    const warning = form.getByRole('status').filter({ hasText: 'another HSN or tax rate' })
    await expect(warning).toBeHidden()
    await fillIn(page, { Family: 'whole wheat atta' })
    await expect(warning).toContainText('Whole Wheat Atta 10 kg: HSN 1101 and 5%')
    await expect(warning).toContainText('One product has one HSN: please check.')
    await expect(warning.getByRole('listitem')).toHaveCount(3)
    await form.getByText('More about this product').click()
    await expect(warning).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    await form.getByText('More about this product').click()
    await fillIn(page, { 'HSN code': '1101', 'Tax rate (%)': '12' })
    await expect(warning).toBeVisible()
    const answered = page.waitForResponse(/family-tax.*hsnCode=1101&taxRate=5&/)
    await fillIn(page, { 'Tax rate (%)': '5 %' })
    expect(await (await answered).json()).toMatchObject({ data: [] })
    await expect(warning).toBeHidden()
  })
})

/** The same on a phone; the window is as large again after it. */
async function overhangOnPhone(page: Page): Promise<number> {
  const large = page.viewportSize()
  await page.setViewportSize(phone.viewport)
  const found = await overhang(page)
  if (large) await page.setViewportSize(large)
  return found
}

/** By how much the page is wider than its window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
