import type { CDPSession, Page } from '@playwright/test'

import { searchField, skeletons } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { orderOf, productNamed, putIntoCart, sharedListOf } from '../shopper.ts'
import { layoutFaults } from './layout-faults.ts'
import { faultsInEveryLook, isSettled } from './looks.ts'

const pages = {
  goods: [
    '/',
    '/product-category',
    '/search?q=ghee',
    '/search?q=nothing-of-ours',
    '/product',
    '/list/shared',
    '/cart',
    '/checkout',
  ],
  people: ['/account', '/order', '/order/:id', '/my-orders', '/success', '/cancel'],
  guests: [
    '/login',
    '/login#number',
    '/sign-up',
    '/forgot-password',
    '/about',
    '/contact',
    '/blog',
    '/blog/eating-with-the-seasons',
    '/faq',
    '/list',
    '/seasons',
    '/growers',
    '/b',
    '/shipping',
    '/terms',
  ],
}

/** What opens over a page. */
const openings = {
  'the menu': (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).press('Enter'),
  'the account’s menu': (page: Page) => page.getByRole('button', { name: /^Your account/ }).press('Enter'),
  'the filters': (page: Page) => page.getByRole('button', { name: 'Filters & Sort' }).press('Enter'),
  'the panel of the search': (page: Page) => searchField(page).press('ArrowDown'),
  'the chat': (page: Page) => page.getByRole('button', { name: 'Chat with Haat' }).press('Enter'),
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport, reducedMotion: 'reduce' })

  for (const [kind, addresses] of Object.entries(pages))
    test(
      `large letters, wide spacing and a narrow window cut, cover and move nothing: ${kind}`,
      { tag: kind === 'goods' ? [] : '@night' },
      async ({ page, context }) => {
        test.slow()
        const devtools = await context.newCDPSession(page)
        const order = kind === 'guests' ? null : await orderOf(page, 'Asha Devi', 'Tomato')
        if (kind === 'goods') await putIntoCart(page, 'Tomato', 'Guava')
        const tomato = await productNamed(page, 'Tomato')
        const places: Record<string, string> = {
          '/product': `/product/${tomato._id}`,
          '/order/:id': `/order/${order?._id}`,
          '/list/shared': kind === 'goods' ? await sharedListOf(page, tomato) : '',
        }
        const faults: string[] = []
        for (const address of addresses) {
          await page.goto(places[address] ?? address)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect(skeletons(page)).toHaveCount(0)
          // Of the banner one slide alone is shown, once its script has come.
          if (address === '/') await expect(page.locator('.banner-slide[inert]')).toHaveCount(4)
          const found = await faultsInEveryLook(page, devtools)
          if (address === '/product-category') found.push(...(await faultsOfWhatOpens(page, devtools)))
          faults.push(...found.map((fault) => `${address}, ${fault}`))
        }
        expect(faults).toEqual([])
      },
    )
})

test(
  'at twice the size header and bars still have their buttons, and lists have one column',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize(phone.viewport)
    await page.goto('/product-category')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const name of ['Menu', 'Voice search', 'Search', 'Your account'])
      await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeInViewport()
    const lefts = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)

    const chat = await page.getByRole('button', { name: 'Chat with Haat' }).boundingBox()
    expect(chat?.height).toBe(56)
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    const seeCart = page.getByRole('region', { name: 'Your cart' }).locator('.btn svg')
    await expect(seeCart).toBeInViewport({ ratio: 1 })
    const { _id } = await productNamed(page, 'Tomato')
    await page.goto(`/product/${_id}`)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const bar = page.getByRole('region', { name: 'Buy Tomato' })
    await page.getByRole('heading', { name: 'Recommended Product' }).scrollIntoViewIfNeeded()
    for (const name of ['Add To Cart: Tomato', 'Buy: Tomato'])
      await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'See cart, 1 in it' })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'who presses Big letters has them on each page before a script comes, in both languages, until the next press',
  { tag: '@night' },
  async ({ page, context }) => {
    const sizeIn = (of: Page) => of.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await page.setViewportSize(phone.viewport)
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Big letters' }).first().click()
    expect(await sizeIn(page)).toBe('20px')
    await page.keyboard.press('Escape')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Usual letters' })
      .scrollIntoViewIfNeeded()

    const next = await context.newPage()
    await next.route('**/assets/**.js', (route) => route.abort())
    for (const address of ['/cart', '/hi/faq', '/login']) {
      await next.goto(address)
      expect(await sizeIn(next), address).toBe('20px')
    }
    await page.getByRole('contentinfo').getByRole('button', { name: 'Usual letters' }).click()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Big letters' })).toBeVisible()
    expect(await sizeIn(page)).toBe('16px')
    await next.reload()
    expect(await sizeIn(next)).toBe('16px')
  },
)

/** With letters twice as large. By the keyboard, because one of them may cover the next. */
async function faultsOfWhatOpens(page: Page, devtools: CDPSession): Promise<string[]> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const faults: string[] = []
  const shown = page.locator(':popover-open :is(a, label), [role=listbox], [role=dialog]')
  for (const [what, open] of Object.entries(openings)) {
    await open(page)
    await expect(shown.locator('visible=true').first()).toBeVisible()
    await isSettled(page)
    const found = await page.evaluate(layoutFaults)
    faults.push(...found.map((fault) => `${what}, letters of 200%: ${fault}`))
    await page.keyboard.press('Escape')
    await expect(shown.locator('visible=true')).toHaveCount(0)
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  return faults
}
