import type { Locator, Page } from '@playwright/test'

import { cut } from '../network.ts'
import {
  cartWith,
  checkOut,
  goToCheckout,
  partsHaveCome,
  payByUpi,
  payButton,
  searchField,
  signInByForm,
  toastSaying,
} from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import { comeAsCustomer, openAccount, openCartWithTomatoes, quantitiesOnServer } from '../shopper.ts'

// The line drops at points on the way from the first page to the order: what is seen is the shop's, what
// was done is not lost, and it goes on by itself. Without the service worker, which a first visit has not.

test.use({ expectedComplaints: failedRequests, savesData: false })

const noConnection = 'No connection. Trying again…'

/** Fetched by the page to pay once it is alive; not `pay-link` nor `pay-by-link`. */
const scriptOfPaying = /\/assets\/pay-.{8}\.js$/

interface Point {
  at: string
  /** Where nothing can be lost, it is tried at night alone. */
  isOfNight?: true
  /** Everything up to the point, with a line. */
  before: (page: Page) => Promise<unknown>
  /** What is done as the line drops; where it is an answer that drops it, `drop` is called there. */
  act: (page: Page, drop: () => Promise<void>) => Promise<unknown>
  seen: (page: Page) => Locator
  /** Once the line is back, without another press unless the call alone is repeated by the person. */
  after: (page: Page) => Promise<unknown>
}

const points: Point[] = [
  {
    at: 'from a list to a product',
    before: (page) => page.goto('/product-category?category=vegetables'),
    act: (page) => cardLink(page).click(),
    seen: (page) => page.getByRole('main').getByText(noConnection),
    after: (page) => expect(page.getByRole('heading', { level: 1, name: 'Tomato' })).toBeVisible(),
  },
  {
    at: 'from a list to the cart',
    isOfNight: true,
    before: async (page) => {
      await openCartWithTomatoes(page)
      await page.goto('/product-category?category=vegetables')
      await expect(cartWith(page, 1)).toBeVisible()
    },
    act: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).click(),
    seen: (page) => page.getByRole('heading', { name: 'Your Shopping Cart' }),
    after: (page) => expect(cardLink(page)).toBeVisible(),
  },
  {
    at: 'before the cart is known, on the way to it',
    isOfNight: true,
    before: async (page) => {
      await openCartWithTomatoes(page)
      await page.route('**/api/view-card-product', cut)
      await page.goto('/faq')
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    },
    act: async (page) => {
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
      await page.unroute('**/api/view-card-product')
    },
    seen: (page) => page.getByRole('heading', { name: 'Your Shopping Cart' }),
    after: (page) => expect(cardLink(page)).toBeVisible(),
  },
  {
    at: 'from home to a list',
    isOfNight: true,
    before: async (page) => {
      await page.goto('/')
      // Until then it is a link of the document, which leads to the browser's own page.
      await expect(shopNow(page).locator('xpath=ancestor::*[@data-waits]')).toHaveCount(0)
    },
    act: (page) => shopNow(page).dispatchEvent('click'),
    seen: (page) => page.getByText(noConnection),
    after: async (page) => {
      await expect(page).toHaveURL(/\/product/)
      await expect(page.getByText(/^Search Results: \d+$/)).toBeVisible()
    },
  },
  {
    at: 'at a search',
    isOfNight: true,
    before: (page) => page.goto('/faq'),
    act: (page) => searchField(page).fill('tomato'),
    seen: (page) => page.getByText(noConnection),
    after: (page) => expect(page.getByText(/^Search Results : \d+$/)).toBeVisible(),
  },
  {
    at: 'at the sign-in',
    isOfNight: true,
    before: async (page) => {
      await page.goto('/login')
      await page.getByLabel('Email').fill(await openAccount(page))
    },
    act: async (page) => signInByForm(page, await page.getByLabel('Email').inputValue()),
    seen: (page) => page.getByText('Login failed. Please try again.'),
    after: async (page) => {
      await signInByForm(page, await page.getByLabel('Email').inputValue())
      await expect(page).toHaveURL('/')
    },
  },
  {
    at: 'at an add',
    before: async (page) => {
      await comeAsCustomer(page)
      await page.goto('/product-category?category=vegetables')
      await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
    },
    act: addFirst,
    seen: (page) => page.getByText(/^Saved on this phone/),
    after: (page) => expect.poll(() => quantitiesOnServer(page)).toEqual([1]),
  },
  {
    at: 'at the first add of a guest',
    before: async (page) => {
      await page.goto('/product-category?category=vegetables')
      // Whether they are a guest is known by then: the badge of the cart asks.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/user-details')),
      )
    },
    act: async (page) => {
      await addFirst(page)
      await page.getByRole('region', { name: 'Your cart' }).getByRole('link').click()
    },
    seen: (page) => page.getByRole('list', { name: 'Kept on this phone' }).getByText('1 × '),
    after: (page) => expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible(),
  },
  {
    at: 'before the script of paying',
    isOfNight: true,
    before: async (page) => {
      await page.route(scriptOfPaying, cut)
      await openCartWithTomatoes(page)
      await goToCheckout(page)
    },
    act: async (page) => {
      await payButton(page).click()
      await page.unroute(scriptOfPaying)
    },
    seen: (page) => page.getByRole('button', { name: 'Opening checkout...' }),
    after: (page) => expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible(),
  },
  {
    at: 'before the gateway’s script',
    isOfNight: true,
    before: async (page) => {
      const hasCome = page.waitForResponse(scriptOfPaying).then((answer) => answer.finished())
      await openCartWithTomatoes(page)
      await goToCheckout(page)
      await hasCome
    },
    act: (page) => payButton(page).click(),
    seen: (page) => page.getByText('No connection. Nothing was charged.'),
    after: async (page) => {
      await payButton(page).click()
      await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
    },
  },
  {
    at: 'in the checkout',
    before: async (page) => {
      await openCartWithTomatoes(page)
      await checkOut(page)
      await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
    },
    act: (page) => page.getByRole('button', { name: 'Show QR code' }).click(),
    seen: (page) => page.getByRole('dialog').getByText(/Please check your connection/),
    after: async (page) => {
      await payByUpi(page)
      await isPaidOnce(page)
    },
  },
  {
    at: 'as the payment is verified',
    before: openCartWithTomatoes,
    act: async (page, drop) => {
      await page.route('**/api/razorpay/verify', async (route) => {
        await drop()
        await route.abort('internetdisconnected')
      })
      await checkOut(page)
      await payByUpi(page)
      await expect(toastSaying(page, 'Something went wrong during verification.')).toBeVisible()
      await expect(page).toHaveURL('/cancel')
    },
    seen: (page) => page.getByText('We are asking your bank.'),
    after: isPaidOnce,
  },
  {
    at: 'after the payment was verified',
    before: openCartWithTomatoes,
    act: async (page, drop) => {
      await page.route('**/api/razorpay/verify', async (route) => {
        const response = await route.fetch()
        await drop()
        await route.fulfill({ response })
      })
      await checkOut(page)
      await payByUpi(page)
    },
    // The gateway's own window says nearly the same.
    seen: (page) => page.getByRole('main').getByText('Thank you for your purchase.'),
    after: async (page) => {
      await expect(page.getByRole('region', { name: 'What you bought' })).toContainText('1 × Tomato')
      await isPaidOnce(page)
    },
  },
]

// On a phone alone: lines drop there, and nothing of it depends on the width of the window.
test.describe('on a phone', () => {
  test.use(phone)

  for (const { at, isOfNight, before, act, seen, after } of points)
    test(
      `a line that drops ${at} leaves the shop on the screen, which goes on when it is back`,
      { tag: isOfNight ? '@night' : [] },
      async ({ page, context, shop }) => {
        await before(page)
        await partsHaveCome(page)
        const documents = countDocuments(page)
        // Where an answer drops the line, what comes before it needs one.
        if (act.length < 2) await context.setOffline(true)
        await act(page, () => context.setOffline(true))
        await expect(seen(page).first()).toBeVisible()
        expect(page.url()).toContain(shop.url)
        await context.setOffline(false)
        await after(page)
        expect(documents()).toBe(0)
      },
    )

  test('a shopper on a phone whose line drops while they pay ends on the page of success without a tap, and comes back to it from My Orders', async ({
    page,
    context,
  }) => {
    await openCartWithTomatoes(page)
    await partsHaveCome(page)
    // The bank has yet to decide: the answer to it is held back.
    let decide: () => Promise<unknown> = async () => {}
    await page.route('**/checkout/payments/*/answer', async (route) => {
      const request = route.request()
      const answer = request.postDataJSON() as { approve?: true }
      await context.setOffline(true)
      if (answer.approve) decide = () => page.request.post(request.url(), { data: answer })
      await route.abort('internetdisconnected')
    })
    await checkOut(page)
    await payByUpi(page)
    // Leaving cannot be told to the gateway.
    await page
      .getByRole('dialog')
      .getByText(/Please check your connection/)
      .waitFor()
    await page.keyboard.press('Escape')
    await expect(page.getByText('We are asking your bank.')).toBeVisible()
    const buyer = await context.cookies()
    await context.clearCookies()
    await context.setOffline(false)
    await expect(page.getByText('You were signed out. Sign in to see your payment.')).toBeVisible()
    await context.addCookies(buyer)

    await page.goto('/cart')
    const open = page.getByRole('region', { name: 'A payment is still open' })
    await expect(open).toBeVisible()
    await page.goto('/order')
    await open.getByRole('link', { name: 'See your payment' }).click()
    const asking = page.getByRole('heading', { name: 'We are asking your bank' })
    await expect(asking).toBeVisible()
    await page.reload()
    await expect(asking).toBeVisible()
    await decide()
    await isPaidOnce(page)
  })
})

test(
  'the page of a payment is its owner’s: a guest is led to the sign-in and back, for others it is not there',
  { tag: '@night' },
  async ({ page, context }) => {
    const email = await openAccount(page)
    await context.clearCookies()
    await openCartWithTomatoes(page)
    const cart = (await (await page.request.get('/api/view-card-product')).json()) as {
      data: { productId: { sellingPrice: number } }[]
    }
    const amount = (cart.data[0]?.productId.sellingPrice ?? 0) + 40
    const opened = await page.request.post('/api/razorpay/order', { data: { amount } })
    const { order } = (await opened.json()) as { order: { id: string } }
    await page.goto(`/checkout/${order.id}`)
    await expect(page.getByText('Nothing was charged.')).toBeVisible()

    await context.clearCookies()
    await page.goto(`/checkout/${order.id}`)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Sign in to see your payment')).toBeVisible()
    await signInByForm(page, email)
    await expect(page).toHaveURL(`/checkout/${order.id}`)
    const notTheirs = page.getByText('It belongs to another account, or the address is wrong.')
    await expect(notTheirs).toBeVisible()
    expect((await page.goto(`/checkout/${order.id}`))?.status()).toBe(404)
    await expect(notTheirs).toBeVisible()
  },
)

test(
  'a part that cannot be fetched while the browser believes to be online is tried again, at once on Retry',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/')
    let requests = 0
    await page.route('**/assets/about-*.js', (route) => {
      requests += 1
      return cut(route)
    })
    await headerLink(page, 'About').click()
    await expect(page.getByText(noConnection)).toBeVisible()
    await expect(page).toHaveURL('/')
    // Three tries of two requests; the next one by itself is four seconds away.
    await expect.poll(() => requests).toBe(6)
    await page.unroute('**/assets/about-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL('/About', { timeout: 2000 })
    await expect(page.getByText(noConnection)).toBeHidden()
  },
)

test(
  'new builds under an open tab, one after the other: a part that is gone is had by loading its page, once',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/about')
    let isOldBuild = true
    await page.route(/\/assets\/(about|contact)-.*\.js$/, (route) =>
      isOldBuild ? route.fulfill({ status: 404 }) : route.continue(),
    )
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOldBuild = false
    })
    for (let builds = 0; builds < 4; builds += 1) {
      isOldBuild = true
      const documents = countDocuments(page)
      const [name, address] =
        builds % 2 === 0 ? (['Contact', '/Contact'] as const) : (['About', '/About'] as const)
      await headerLink(page, name).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(documents()).toBe(1)
    }
  },
)

/** A link that the router follows from the first moment on; one of the footer waits for its script. */
function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name, exact: true })
}

async function addFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add to cart/i })
    .first()
    .click()
}

function shopNow(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first()
}

function cardLink(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Tomato', exact: true }).first()
}

async function isPaidOnce(page: Page): Promise<void> {
  await expect(page).toHaveURL('/success')
  await page.getByRole('link', { name: 'See Order' }).click()
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(1)
}

/** How many documents are loaded from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}
