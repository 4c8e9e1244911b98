import type { Page } from '@playwright/test'

import { cut } from '../network.ts'
import { checkOut, payByUpi, searchField, voiceButton } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsAdmin, comeAsCustomer, keepAddress, orderOf, productNamed, putIntoCart } from '../shopper.ts'
import { violationsOf } from './axe.ts'

type State = [what: string, open: (page: Page) => Promise<void>]

/**
 * Everything that opens or comes to pass on a page, and how one gets there. By who is there: each has one
 * window, in which the states come one after the other.
 */
const states: Record<string, State[]> = {
  'a guest': [
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
        await page.goto('/faq')
        const field = searchField(page)
        await field.pressSequentially('tamatar')
        await expect(page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true })).toBeVisible()
        await field.press('ArrowDown')
        await expect(page.getByRole('option', { name: /^Tomato/ }).first()).toBeVisible()
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
    [
      'the languages of the voice search are offered',
      async (page) => {
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition'))
        await page.goto('/faq')
        await voiceButton(page).click()
      },
    ],
  ],
  'a customer': [
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
        await keepAddress(page)
        await putIntoCart(page, 'Tomato')
        await page.goto('/cart')
        await checkOut(page)
        await payByUpi(page)
        await page.getByRole('link', { name: 'See Order' }).click()
        await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible()
      },
    ],
    [
      'an order has its page',
      async (page) => {
        const { _id } = await orderOf(page, 'Asha Devi', 'Tomato')
        await page.goto(`/order/${_id}`)
        await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
      },
    ],
  ],
  'an admin': [
    [
      'a role of the panel could not be changed, and a toast says so above the dialog',
      async (page) => {
        await comeAsAdmin(page)
        await page.route('**/api/update-user', cut)
        await page.goto('/admin-panel/all-users')
        await page
          .getByRole('button', { name: /^Change role of/ })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
        await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
      },
    ],
    [
      'an order of the panel is open, and money of it is to be given back',
      async (page) => {
        const { _id } = await orderOf(page, 'Asha Devi', 'Tomato')
        await comeAsAdmin(page)
        await page.goto(`/admin-panel/all-orders/${_id}`)
        await page.getByRole('button', { name: 'Give money back' }).click()
        await page.getByRole('dialog').getByRole('button', { name: /^Give/ }).click()
        await expect(page.getByText('This field is required.').first()).toBeVisible()
      },
    ],
    [
      'the stock of a product is to be changed, by a number that is none',
      async (page) => {
        await page.goto('/admin-panel/stock?q=tomato')
        await page
          .getByRole('button', { name: /^Change stock of/ })
          .first()
          .click()
        await page.getByRole('dialog').getByRole('button', { name: 'Enter delivery' }).click()
        await expect(page.getByText('This field is required.')).toBeVisible()
      },
    ],
    [
      'a list of the panel has failed',
      async (page) => {
        await comeAsAdmin(page)
        await page.route('**/api/all-orders?*', cut)
        await page.goto('/admin-panel/all-orders')
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      },
    ],
    [
      'a search of the panel found nothing, and its keys are listed',
      async (page) => {
        await comeAsAdmin(page)
        await page.goto('/admin-panel/all-users?q=zzzzqqqq')
        await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      },
    ],
  ],
}

const statesOfPhone: State[] = [
  [
    'the filters are open, and two are chosen',
    async (page) => {
      await page.goto('/product-category?category=oils')
      await page.getByRole('button', { name: 'Filters & Sort' }).click()
      await page.getByRole('checkbox', { name: 'Pulses' }).locator('visible=true').click()
      await expect(page.getByRole('link', { name: 'Remove filter Pulses' })).toBeAttached()
    },
  ],
  [
    'the menu of small screens is open',
    async (page) => {
      await page.goto('/faq')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    },
  ],
]

// One colour scheme is enough for a state: its colours are those of the pages, which are seen in both.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: failedRequests })

for (const [who, statesOfThem] of Object.entries(states))
  test(`axe finds nothing in what ${who} can open`, { tag: '@night' }, async ({ page }) => {
    test.slow()
    for (const [what, open] of statesOfThem)
      await test.step(`axe finds nothing when ${what}`, async () => {
        await open(page)
        expect(await violationsOf(page)).toEqual([])
        await page.unrouteAll()
      })
  })

test.describe('on a phone', () => {
  test.use(phone)

  for (const [what, open] of statesOfPhone)
    test(`axe finds nothing when ${what}`, { tag: '@night' }, async ({ page }) => {
      await open(page)
      expect(await violationsOf(page)).toEqual([])
    })
})
