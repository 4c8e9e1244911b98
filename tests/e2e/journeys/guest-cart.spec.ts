import type { Page } from '@playwright/test'

import { answerLate, holdBack } from '../network.ts'
import {
  cartWith,
  comeBack,
  firstCard,
  goToCheckout,
  payButton,
  quantityIn,
  signInByForm,
  toastSaying,
} from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import {
  comeAsAdmin,
  comeAsCustomer,
  keepAddress,
  makeProduct,
  openAccount,
  productNamed,
  putIntoCart,
  quantitiesOnServer,
  rupees,
} from '../shopper.ts'

// The cart of somebody who has not signed in: the browser keeps it, the shop prices it.

const bar = (page: Page) => page.getByRole('region', { name: 'Your cart' })
const addTomato = (page: Page) =>
  page.getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true }).click()

test('a guest’s cart is the same after a reload, in every tab, and on its page at the prices of the shop', async ({
  page,
  context,
}) => {
  const tomato = await productNamed(page, 'Tomato')
  await page.goto('/search?q=Tomato')
  await addTomato(page)
  await addTomato(page)
  await expect(bar(page)).toContainText(`1 item · ${rupees(2 * tomato.sellingPrice)}`)
  await page.reload()
  await expect(quantityIn(page)).toHaveValue('2')
  // The header has the cart on every page, also on those that show no goods.
  await expect(cartWith(page, 1)).toBeVisible()
  await page.goto('/about')
  await expect(cartWith(page, 1)).toBeVisible()
  await page.goBack()

  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByText('You have 1 item(s) in your cart')).toBeVisible()
  await other.getByRole('button', { name: 'Increase quantity of Tomato' }).click()
  await expect(quantityIn(page)).toHaveValue('3')
  await expect(other.locator('dt', { hasText: /^Subtotal$/ }).locator('+ dd')).toHaveText(
    rupees(3 * tomato.sellingPrice),
  )
  await other.getByRole('button', { name: 'Remove Tomato' }).click()
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityIn(other)).toHaveValue('3')
})

test(
  'what a guest saves for later leaves the cart and comes back by Undo, is kept over a reload, joins the account, and moves back into the cart',
  { tag: '@night' },
  async ({ page, context }) => {
    const email = await openAccount(page)
    await context.clearCookies()
    await page.goto('/search?q=Tomato')
    await addTomato(page)
    await addTomato(page)
    await page.goto('/cart')
    const later = page.getByRole('region', { name: 'Saved for later' })
    await page.getByRole('button', { name: 'Save for later: Tomato 1 kg' }).click()
    await expect(later.getByRole('heading', { name: 'Tomato' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(quantityIn(page)).toHaveValue('2')
    await expect(later).toHaveCount(0)
    await page.getByRole('button', { name: 'Save for later: Tomato 1 kg' }).click()
    await expect(later).toBeVisible()

    await page.goto('/login')
    await signInByForm(page, email)
    await expect
      .poll(async () => (await (await page.request.get('/api/kept-for-later')).json()).data)
      .toMatchObject([{ quantity: 2, productId: { productName: 'Tomato' } }])
    await page.goto('/cart')
    await later.getByRole('button', { name: 'Move Tomato 1 kg to cart' }).click()
    await expect(later).toHaveCount(0)
    await expect.poll(() => quantitiesOnServer(page)).toEqual([2])
    await page.reload()
    await expect(quantityIn(page)).toHaveValue('2')
    await expect(later).toHaveCount(0)
  },
)

test.describe('a press whose page is left', () => {
  test(
    'before it is known who is here comes into a guest’s cart on the next page, once',
    { tag: '@night' },
    async ({ page }) => {
      const asked = page.waitForRequest('**/api/user-details')
      const letGo = await holdBack(page, '**/api/user-details')
      await page.goto('/search?q=Tomato')
      await asked
      await addTomato(page)
      await page.goto('/products')
      letGo()
      await expect(bar(page)).toContainText('1 item')
      await page.goto('/cart')
      await expect(quantityIn(page)).toHaveValue('1')
    },
  )

  test(
    'before it is known who is here, or before its answer has come, comes into a person’s cart once',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsCustomer(page)
      const asked = page.waitForRequest('**/api/user-details')
      const letGo = await holdBack(page, '**/api/user-details')
      await page.goto('/search?q=Tomato')
      await asked
      await addTomato(page)
      await addTomato(page)
      await page.goto('/products')
      letGo()
      await expect.poll(() => quantitiesOnServer(page)).toEqual([2])
      await expect(toastSaying(page, 'Your cart is up to date.')).toBeVisible()

      await page.goto('/search?q=Tomato')
      await expect(quantityIn(page)).toHaveValue('2')
      const late = await answerLate(page, '**/api/addto-cart')
      await addTomato(page)
      await late.isMade
      await page.goto('/products')
      late.letGo()
      // It is sent again under its key, and counts once.
      await expect(toastSaying(page, 'Your cart is up to date.')).toBeVisible()
      await page.goto('/cart')
      await expect(quantityIn(page)).toHaveValue('3')
      expect(await quantitiesOnServer(page)).toEqual([3])
    },
  )
})

test('Buy leads a guest to the cart', { tag: '@night' }, async ({ page }) => {
  const { _id } = await productNamed(page, 'Tomato')
  await page.goto(`/product/${_id}`)
  await page.getByRole('button', { name: 'Buy: Tomato' }).first().click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart')).toBeVisible()
})

test('at the sign-in a guest’s cart joins the person’s once, in two tabs at the same moment, and what is sold out is named', async ({
  page,
  context,
}) => {
  const tray = await makeProduct(page)
  await context.clearCookies()
  const email = await openAccount(page)
  await page.goto(`/product/${tray._id}`)
  await page
    .getByRole('button', { name: `Add To Cart: ${tray.productName}` })
    .first()
    .click()
  await page.goto('/search?q=Tomato')
  await addTomato(page)
  await addTomato(page)
  await expect(bar(page)).toContainText('2 items · ')
  await comeAsAdmin(page)
  await page.request.post('/api/update-product', { data: { ...tray, stock: 0 } })
  await context.clearCookies()

  const other = await context.newPage()
  const joins: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/join-cart')) joins.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.goto('/login')
  await other.goto('/login')
  await Promise.all([page, other].map((tab) => signInByForm(tab, email)))
  await Promise.all([page, other].map((tab) => expect(tab).toHaveURL('/')))

  await expect(cartWith(page, 1)).toBeVisible()
  await expect(cartWith(other, 1)).toBeVisible()
  // One tab has joined it and says so; the other one found it done.
  const told = async (tab: Page) => tab.getByText(`${tray.productName} is sold out`).count()
  await expect.poll(async () => (await told(page)) + (await told(other))).toBe(1)
  expect(await quantitiesOnServer(page)).toEqual([2])
  expect(new Set(joins).size).toBe(1)
  await page.goto('/cart')
  await expect(quantityIn(page)).toHaveValue('2')
})

test.describe(() => {
  // Its cookies are taken away under an open page, which may just ask something.
  test.use({ expectedComplaints: failedRequests })

  test('a price that has changed since it was put in is said on its row, for whoever is signed in and for guests', async ({
    page,
  }) => {
    const tray = await makeProduct(page)
    await putIntoCart(page, tray.productName)
    const shopkeeper = await page.context().cookies()
    const changed = await page.request.post('/api/update-product', { data: { ...tray, sellingPrice: 480 } })
    expect(changed.ok()).toBe(true)
    // All that the cart asks for somebody who is signed in has been answered.
    const answered = ['cart-offer', 'razorpay/open-payment', 'kept-for-later', 'goes-with'].map((call) =>
      page.waitForResponse(`**/api/${call}`),
    )
    await page.goto('/cart')
    await expect(page.getByText('The price was ₹450.00, now it is ₹480.00.')).toBeVisible()
    await Promise.all(answered)

    await page.context().clearCookies()
    await page.goto(`/product/${tray._id}`)
    await page
      .getByRole('button', { name: `Add To Cart: ${tray.productName}` })
      .first()
      .click()
    await expect(bar(page)).toContainText('₹480.00')
    await page.context().addCookies(shopkeeper)
    const { data: now } = (await changed.json()) as { data: object }
    await page.request.post('/api/update-product', { data: { ...now, sellingPrice: 470, stock: 0 } })
    await page.context().clearCookies()
    await page.goto('/search?q=Tomato')
    await expect(bar(page)).toContainText('1 item · ₹0.00')
    await page.goto('/cart')
    await expect(
      page.getByText('Now sold out. Please take it out. The price was ₹480.00, now it is ₹470.00.'),
    ).toBeVisible()

    // It counts in no sum, and nobody is led to paying with it.
    await expect(page.locator('dt', { hasText: /^Total$/ }).locator('+ dd')).toHaveText('₹0.00')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page.getByRole('region', { name: 'Before you pay' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Take out what is sold out' })).toBeVisible()

    await page.context().addCookies(shopkeeper)
    await page.request.post('/api/set-product-state', { data: { _id: tray._id, state: 'archived' } })
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByText('No longer sold. Please take it out.')).toBeVisible()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page.getByRole('region', { name: 'Before you pay' })).toContainText(
      `No longer sold: ${tray.productName}.`,
    )
    await page.getByRole('link', { name: tray.productName, exact: true }).click()
    await expect(page.getByText(`We do not sell ${tray.productName} any more.`)).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Take out what you cannot buy' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
})

test(
  'whoever is signed in is led home from the sign-in and the sign-up',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    for (const form of ['/login', '/sign-up']) {
      await page.goto(form)
      await expect(page).toHaveURL('/')
    }
  },
)

test.describe('signed out meanwhile', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'what has changed on the way to paying is looked at first, and a session that has ended leads to the sign-in and back to where it goes',
    { tag: '@night' },
    async ({ page, context }) => {
      const email = await openAccount(page)
      await page.goto('/login')
      await signInByForm(page, email)
      await expect(page).toHaveURL('/')
      await putIntoCart(page, 'Guava')
      await keepAddress(page)
      await context.clearCookies()
      await page.goto('/search?q=Tomato')
      await addTomato(page)
      await bar(page).getByRole('link').click()
      await goToCheckout(page)
      await page.getByRole('link', { name: 'Sign in to see your addresses' }).click()
      await signInByForm(page, email)
      await expect(page).toHaveURL('/checkout')
      await expect(page.getByRole('list', { name: 'What you buy' }).getByRole('listitem')).toHaveCount(2)
      await expect(page.getByRole('radio', { name: /^Asha/ })).toBeChecked()
      await expect(page.getByRole('dialog')).toBeHidden()
      // The sign-in and what joined the cart are told in one.
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)

      await context.clearCookies()
      await payButton(page).click()
      await expect(toastSaying(page, 'Payment initialization failed.')).toBeVisible()
      await expect(page.getByText('Sign in to pay', { exact: true })).toBeVisible()
      await signInByForm(page, email)
      await expect(page).toHaveURL('/checkout')
      await expect(page.getByRole('radio', { name: /^Asha/ })).toBeChecked()
      await payButton(page).click()
      await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
    },
  )

  test(
    'a session that has ended does not lose an add: it goes on as a guest’s',
    { tag: '@night' },
    async ({ page, context }) => {
      await comeAsCustomer(page)
      await page.goto('/search?q=Tomato')
      await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
      await context.clearCookies()
      await addTomato(page)
      await expect(toastSaying(page, 'Tomato is in your cart')).toBeVisible()
      await comeBack(page)
      await expect(bar(page)).toContainText('1 item')
    },
  )
})

test.describe('on a phone', () => {
  test.use(phone)

  test(
    'from one to six pieces it takes two taps, on a card and in the cart',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsCustomer(page)
      await page.goto('/product-category?category=oils')
      const card = firstCard(page)
      await card.getByRole('button', { name: /^Add to Cart/ }).tap()
      // The first tap opens the digits of the phone; the second one, elsewhere, closes them.
      await quantityIn(card).tap()
      await page.keyboard.type('6')
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(page.getByRole('status').filter({ hasText: /^.+: 6 in cart$/ })).toBeAttached()
      await expect.poll(() => quantitiesOnServer(page)).toEqual([6])

      await page.goto('/cart')
      await quantityIn(page).tap()
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      await expect.poll(() => quantitiesOnServer(page)).toEqual([1])
      await page.keyboard.type('6')
      await page.keyboard.press('Enter')
      await expect.poll(() => quantitiesOnServer(page)).toEqual([6])
    },
  )

  test(
    'a row of the cart is 96 pixels high, and a plus that is held in sixty of them repeats',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/cart')
      await page.evaluate(async () => {
        const { data } = (await (await fetch('/api/get-product')).json()) as { data: { _id: string }[] }
        const lines = data.slice(0, 60).map(({ _id: productId }, n) => ({ productId, quantity: (n % 9) + 1 }))
        localStorage.setItem(
          'haat.guest-cart',
          JSON.stringify({ version: 1, key: 'k', at: Date.now(), lines }),
        )
      })
      await page.reload()
      const rows = page.getByRole('list', { name: 'Cart' }).getByRole('listitem')
      await expect(rows).toHaveCount(60)
      const asBefore = rows.filter({ hasNotText: / left\.|sold out/ })
      const heights = await asBefore.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      )
      expect(Math.max(...heights)).toBeLessThanOrEqual(97)

      const quantity = async () => Number(await quantityIn(rows.first()).inputValue())
      const more = rows.first().getByRole('button', { name: /^Increase quantity/ })
      await more.dispatchEvent('pointerdown', { pointerType: 'mouse' })
      await expect.poll(quantity).toBeGreaterThan(4)
      await more.dispatchEvent('pointerup')
    },
  )
})
