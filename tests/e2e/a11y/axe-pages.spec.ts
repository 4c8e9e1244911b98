import type { Page, ViewportSize } from '@playwright/test'

import { phone } from '../phone.ts'
import { expect, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, orderOf } from '../shopper.ts'
import { rulesOfLooks, violationsOf } from './axe.ts'

const pages = {
  goods: ['/', '/product-category', '/product-category?category=oils&sort=price-asc', '/search?q=ghee'],
  people: ['/login', '/sign-up', '/order', '/account'],
  'cart and payment': ['/cart', '/checkout', '/success', '/cancel'],
  words: ['/About', '/Contact', '/blog', '/faq', '/list', '/seasons', '/growers', '/b', '/privacy'],
}
const rooms = [
  'new-order',
  'all-users',
  'all-products',
  'all-orders',
  'returns',
  'stock',
  'receive',
  'packing',
  'runs',
  'growers',
  'books',
  'audit',
  'engine',
  'delivery',
  'offers',
  'settings',
  'notices',
  '',
  'print/pick-list',
  'print/pack-list',
  'print/delivery-sheet',
]

/** What shoppers see as they pay is looked at in each run, the rest at night. */
const isOfEachRun = (what: string) => what === 'cart and payment'

/** A page is opened once and looked at in both: opening it costs as much as looking. */
const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: phone.viewport, rules: rulesOfLooks },
] satisfies { colorScheme: 'light' | 'dark'; viewport: ViewportSize; rules?: string[] }[]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [what, addresses] of Object.entries(pages))
  test(
    `axe finds nothing on the pages of ${what}`,
    { tag: isOfEachRun(what) ? [] : '@night' },
    async ({ page }) => {
      test.slow()
      const found: string[] = []
      for (const address of addresses)
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          found.push(...(await violationsInBothLooks(page, address)))
        })
      expect(found).toEqual([])
    },
  )

/** Two tests, so that none of them takes minutes on a busy machine. */
const halves = { 'first rooms': rooms.slice(0, 11), 'other rooms': rooms.slice(11) }

for (const [which, some] of Object.entries(halves))
  test(`axe finds nothing in the ${which} of the panel`, { tag: '@night' }, async ({ page }) => {
    test.slow()
    const { _id } = await orderOf(page, 'Asha Devi', 'Tomato')
    await comeAsAdmin(page)
    const found: string[] = []
    for (const room of some)
      await test.step(room, async () => {
        await page.goto(`/admin-panel/${room}?order=${_id}`)
        const shown = [
          page.getByRole('list', { name: 'Products' }),
          page.getByRole('button', { name: 'Save' }),
          page.getByRole('button', { name: /^(Take the order|There)/ }),
          page.getByRole('heading', { name: 'Overview' }),
          page.getByRole('heading', {
            name: /^(No returns found|No offers yet|No growers yet|What was received|Nothing to bring|We deliver everywhere|For the accountant|This process|How you are told)$/,
          }),
        ]
        await expect(shown.reduce((all, one) => all.or(one), page.getByRole('table')).first()).toBeVisible()
        found.push(...(await violationsInBothLooks(page, room)))
      })
    expect(found).toEqual([])
  })

test('axe finds nothing at the stall', { tag: '@night' }, async ({ page }) => {
  test.slow()
  const { _id } = await orderOf(page, 'Asha Devi', 'Tomato')
  await comeAs(page, { name: 'Ravi', role: 'GENERAL', duties: ['packs', 'counter'] })
  const found: string[] = []
  for (const room of ['orders', `orders/${_id}`, 'stock', 'to-do'])
    await test.step(room, async () => {
      await page.goto(`/stall/${room}`)
      const shown = page.getByRole('table').or(page.getByRole('list', { name: 'Products' }))
      await expect(shown.first()).toBeVisible()
      found.push(...(await violationsInBothLooks(page, room)))
    })
  expect(found).toEqual([])
})

async function violationsInBothLooks(page: Page, where: string): Promise<string[]> {
  // With reduced motion each change of a colour is a transition of a moment.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  const found: string[] = []
  for (const { colorScheme, viewport, rules } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    const violations = await violationsOf(page, rules)
    found.push(...violations.map((violation) => `${where}, ${colorScheme}: ${violation}`))
  }
  return found
}
