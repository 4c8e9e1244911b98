import type { CDPSession, Locator, Page } from '@playwright/test'

import { searchField } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { orderOf, productNamed, putIntoCart } from '../shopper.ts'
import { layoutFaults } from './layout-faults.ts'

/** So much larger than ours are the letters that people choose, in percent. */
const sizes = [130, 150, 200]

/** WCAG 1.4.12: so much room between letters, words and lines must a page bear. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const pages = {
  goods: ['/', '/product-category', '/search?q=ghee', '/search?q=nothing-of-ours', '/product', '/cart'],
  people: ['/account', '/order', '/my-orders', '/success', '/cancel'],
  guests: [
    '/login',
    '/sign-up',
    '/forgot-password',
    '/about',
    '/contact',
    '/blog',
    '/blog/eating-with-the-seasons',
    '/faq',
    '/shipping',
    '/terms',
  ],
}

/** What opens over a page. */
const openings: ((page: Page) => Locator)[] = [
  (page) => page.getByRole('button', { name: 'Menu', exact: true }),
  (page) => page.getByRole('button', { name: /^Your account/ }),
  (page) => page.getByRole('button', { name: 'Filters & Sort' }),
  searchField,
  (page) => page.getByRole('button', { name: 'Chat with Haat' }),
]

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport, reducedMotion: 'reduce' })

  for (const [kind, addresses] of Object.entries(pages))
    test(`large letters, wide spacing and a narrow window cut, cover and move nothing: ${kind}`, async ({
      page,
      context,
    }) => {
      test.slow()
      const devtools = await context.newCDPSession(page)
      if (kind !== 'guests') await orderOf(page, 'Asha Devi', 'Tomato')
      if (kind === 'goods') await putIntoCart(page, 'Tomato', 'Guava')
      const tomato = await productNamed(page, 'Tomato')
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(address === '/product' ? `/product/${tomato._id}` : address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        // Of the banner one slide alone is shown, once its script has come.
        if (address === '/') await expect(page.locator('.banner-slide[inert]')).toHaveCount(4)
        // What is far below is measured too.
        await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
        for (const [how, look] of looks(page, devtools)) {
          await look()
          await isSettled(page)
          const found = await page.evaluate(layoutFaults)
          if (address === '/product-category') found.push(...(await faultsOfWhatOpens(page)))
          faults.push(...found.map((fault) => `${address}, ${how}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    })
})

test('at twice the size header and bars still have their buttons, and lists have one column', async ({
  page,
}) => {
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
})

async function faultsOfWhatOpens(page: Page): Promise<string[]> {
  const faults: string[] = []
  const shown = page.locator(':popover-open :is(a, label), [role=listbox], dialog, [role=dialog]')
  for (const opening of openings) {
    await opening(page).click()
    await expect(shown.locator('visible=true').first()).toBeVisible()
    await isSettled(page)
    faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${String(opening(page))}: ${fault}`))
    await page.keyboard.press('Escape')
    await expect(shown.locator('visible=true')).toHaveCount(0)
  }
  return faults
}

/** With reduced motion every change of style is a transition of a moment, one element after the other. */
async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
}

/** Ways to look at a page; each leaves it as it was found by the next. */
function looks(page: Page, devtools: CDPSession): [how: string, look: () => Promise<unknown>][] {
  const set = (css: string) =>
    page.evaluate((text) => {
      const style =
        document.getElementById('look') ?? document.head.appendChild(document.createElement('style'))
      style.id = 'look'
      style.textContent = text
    }, css)
  const browserSize = (percent: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } })
  return [
    ...sizes.map((percent): [string, () => Promise<unknown>] => [
      `letters of ${percent}%`,
      () => set(`html { font-size: ${percent}% }`),
    ]),
    ...sizes.map((percent): [string, () => Promise<unknown>] => [
      `the browser’s letters at ${percent}%`,
      async () => {
        await set('')
        await browserSize(percent)
      },
    ]),
    [
      'wide spacing',
      async () => {
        await browserSize(100)
        await set(spacing)
      },
    ],
    [
      '320 pixels',
      async () => {
        await set('')
        await page.setViewportSize({ width: 320, height: 256 })
      },
    ],
    ['360 pixels', () => page.setViewportSize(phone.viewport)],
  ]
}
