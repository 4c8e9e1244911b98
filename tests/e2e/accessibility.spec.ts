import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, failedRequests, test } from './shop-test.ts'
import { comeAsCustomer, cut, payByUpi, productNamed, putIntoCart } from './shopper.ts'

const pages = [
  '/',
  '/product-category',
  '/product-category?category=oils&sort=price-asc',
  '/search?q=ghee',
  '/login',
  '/sign-up',
  '/cart',
  '/order',
  '/success',
  '/cancel',
  '/About',
  '/Contact',
  '/blog',
  '/faq',
  '/privacy',
]

/** Everything that opens or comes to pass on a page, and how one gets there. */
const states: [what: string, open: (page: Page) => Promise<void>][] = [
  [
    'the filters are open, and two are chosen',
    async (page) => {
      await page.goto('/product-category?category=oils')
      const button = page.getByRole('button', { name: 'Filters & Sort' })
      if (await button.isVisible()) await button.click()
      await page.getByRole('checkbox', { name: 'Pulses' }).locator('visible=true').click()
      await expect(page.getByRole('button', { name: 'Remove filter Pulses' })).toBeAttached()
    },
  ],
  [
    'the menu of small screens is open',
    async (page) => {
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      if (await button.isVisible()) await button.click()
    },
  ],
  [
    'the account’s menu is open',
    async (page) => {
      await comeAsCustomer(page)
      await page.goto('/faq')
      await page.getByRole('button', { name: 'Your account, Asha Devi' }).click()
      await expect(page.getByRole('button', { name: 'Logout' }).locator('visible=true')).toBeVisible()
    },
  ],
  [
    'the chat is open and has answered',
    async (page) => {
      await page.goto('/faq')
      await page.getByRole('button', { name: 'Chat with Haat' }).click()
      const card = page.getByRole('dialog', { name: 'Chat with Haat' })
      await card.getByRole('button', { name: 'Returns' }).click()
      await expect(card.getByText(/within 7 days/)).toBeVisible()
    },
  ],
  [
    'suggestions stand below the search',
    async (page) => {
      await page.goto('/')
      const field = page.getByRole('combobox', { name: 'Search products' }).locator('visible=true').first()
      await field.pressSequentially('tamatar')
      await expect(page.getByRole('option', { name: /^Tomato/ }).first()).toBeVisible()
      await field.press('ArrowDown')
    },
  ],
  [
    'the languages of the voice search are offered',
    async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition'))
      await page.goto('/faq')
      await page.getByRole('button', { name: 'Voice search' }).locator('visible=true').first().click()
    },
  ],
  [
    'a search found nothing',
    async (page) => {
      await page.goto('/search?q=zzzzqqqq')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  ],
  [
    'a form has been refused',
    async (page) => {
      await page.goto('/sign-up')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page
        .getByRole('main')
        .getByRole('button', { name: /sign ?up/i })
        .click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  ],
  [
    'goods are in the cart, on their cards too, and a toast says so',
    async (page) => {
      await comeAsCustomer(page)
      await page.goto('/product-category?category=oils')
      const add = page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart/i })
        .first()
      await add.click()
      await add.click()
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    },
  ],
  [
    'the cart has lines',
    async (page) => {
      await comeAsCustomer(page)
      await putIntoCart(page, 'Tomato', 'Potato')
      await page.goto('/cart')
      await expect(page.getByText('You have 2 item(s) in your cart')).toBeVisible()
    },
  ],
  [
    'the cart could not be loaded',
    async (page) => {
      await comeAsCustomer(page)
      await page.route('**/api/view-card-product', cut)
      await page.goto('/cart')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  ],
  [
    'an order has been paid for',
    async (page) => {
      await comeAsCustomer(page)
      await putIntoCart(page, 'Tomato')
      await page.goto('/cart')
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await payByUpi(page)
      await page.getByRole('link', { name: 'See Order' }).click()
      await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible()
    },
  ],
  [
    'a picture is looked into',
    async (page) => {
      const { _id } = await productNamed(page, 'Tomato')
      await page.goto(`/product/${_id}`)
      await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
      await page.getByRole('main').locator('img').first().hover()
    },
  ],
  [
    'an address leads nowhere',
    async (page) => {
      await page.goto('/no-such-page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  ],
]

// Light on large screens and dark on small ones: a page is looked at in both, and no state twice as long.
test.use({
  colorScheme: ({ isMobile }, provide) => provide(isMobile ? 'dark' : 'light'),
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: failedRequests,
})

test('axe finds nothing on the pages of the shop', async ({ page }) => {
  test.setTimeout(180_000)
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violationsOf(page), address).toEqual([])
  }
})

for (const [what, open] of states)
  test(`axe finds nothing when ${what}`, async ({ page }) => {
    await open(page)
    expect(await violationsOf(page)).toEqual([])
  })

async function violationsOf(page: Page) {
  // What waits below the window is looked at too.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
