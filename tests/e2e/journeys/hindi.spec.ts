import type { Page } from '@playwright/test'

import * as bar from '#words/shop/cart-bar/hi.ts'
import * as cart from '#words/shop/cart/hi.ts'
import * as buying from '#words/shop/checkout/buying/hi.ts'
import * as goods from '#words/shop/goods/hi.ts'

import { violationsOf } from '../a11y/axe.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'

test.use(phone)

test('the header leads to the same page and query in Hindi and back', async ({ page }) => {
  await page.goto('/product-category?category=oils&sort=price-asc')
  await inHeader(page, 'हिन्दी').click()
  await expect(page).toHaveURL('/hi/product-category?category=oils&sort=price-asc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')

  await page.getByRole('main').locator('a[href^="/hi/product/"]').first().click()
  await expect(page).toHaveURL(/\/hi\/product\/[^/]+$/)
  const { pathname } = new URL(page.url())
  await inHeader(page, 'English').click()
  await expect(page).toHaveURL(pathname.replace('/hi', ''))
})

test.describe('whose browser speaks Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('is offered Hindi in one line, goes on to it in one press, and is never asked again once it is put away', async ({
    page,
  }) => {
    const offer = page.getByRole('link', { name: 'दुकान हिन्दी में देखें' })
    await page.goto('/faq?from=a-friend')
    await expect(offer).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    expect(await violationsOf(page)).toEqual([])
    await offer.click()
    await expect(page).toHaveURL('/hi/faq?from=a-friend')

    // Chosen: an English page offers it again, to which a link of somebody else may lead.
    await page.goto('/about')
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'बंद करें' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/faq')
    await expect(inHeader(page, 'हिन्दी')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('haat.language'))).toContain('en')
    await expect(offer).toBeHidden()
  })
})

test('the first order runs in Hindi, from the home page to the placed order', async ({ page }) => {
  await page.goto('/hi')
  await page.getByRole('main').locator('a[href="/hi/product-category?category=vegetables"]').first().click()
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${goods.addToCart}`) })
    .first()
    .click()
  await page.getByRole('region', { name: bar.yourCart }).getByRole('link').click()
  await page.getByRole('button', { name: cart.proceed }).click()
  await expect(page).toHaveURL('/hi/checkout')
  await page.getByRole('textbox', { name: buying.pinCode }).fill('226102')
  await page.getByLabel(buying.line1).fill('3 आम का बाग')
  await page.getByLabel(buying.town).fill('मलिहाबाद')
  await page.getByLabel(buying.name, { exact: true }).fill('आशा देवी')
  await page.getByLabel(buying.mobile).fill('98765 43219')
  await page.getByRole('radio', { name: new RegExp(`^${buying.cash}`) }).check()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /नकद दें$/ }).click()

  await expect(page).toHaveURL('/hi/success')
  await expect(page.getByText('आशा देवी, 3 आम का बाग, मलिहाबाद 226102')).toBeVisible()

  await inHeader(page, 'English').click()
  await expect(page).toHaveURL('/success')
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible()
  await expect(page.getByText(/^Order number: #/)).toBeVisible()
})

function inHeader(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}
