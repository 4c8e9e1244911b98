import type { CDPSession, Page } from '@playwright/test'

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
  people: [
    '/login',
    '/sign-up',
    '/forgot-password',
    '/account',
    '/order',
    '/my-orders',
    '/success',
    '/cancel',
  ],
  reading: ['/about', '/contact', '/blog', '/blog/eating-with-the-seasons', '/faq', '/shipping', '/terms'],
}

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport, reducedMotion: 'reduce' })

  for (const [kind, addresses] of Object.entries(pages))
    test(`large letters, wide spacing and a narrow window cut, cover and move nothing: ${kind}`, async ({
      page,
      context,
    }) => {
      test.slow()
      const devtools = await context.newCDPSession(page)
      if (kind === 'goods') await orderOf(page, 'Asha Devi', 'Tomato')
      if (kind === 'goods') await putIntoCart(page, 'Tomato', 'Guava')
      const tomato = await productNamed(page, 'Tomato')
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(address === '/product' ? `/product/${tomato._id}` : address)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        // What is far below is measured too.
        await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
        for (const [how, look] of looks(page, devtools)) {
          await look()
          await isSettled(page)
          const found = await page.evaluate(layoutFaults)
          faults.push(...found.map((fault) => `${address}, ${how}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    })
})

test('at twice the size the header still has its buttons, and lists have one column', async ({ page }) => {
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
})

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
