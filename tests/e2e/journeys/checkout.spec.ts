import type { Page } from '@playwright/test'

import { addressInPune } from '#tests/support/address.ts'

import { violationsOf } from '../a11y/axe.ts'
import { holdBack, loseAnswerOnce } from '../network.ts'
import {
  cartWith,
  comeBack,
  countEffort,
  fetchIt,
  fillPlace,
  goToCheckout,
  numberToCall,
  logOut,
  payButton,
  payByUpi,
  payWith,
} from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import {
  comeAs,
  comeAsCustomer,
  keepAddress,
  productNamed,
  putIntoCart,
  returnAs,
  rupees,
} from '../shopper.ts'

// A refusal of the server is an answer like another.
test.use({ expectedComplaints: failedRequests })

// The page to pay: who, where, when, how, and one button that says what it does.

/** A number of each test's own: a guest has one open order in cash. */
let numbers = 0
const newNumber = () => `98${String(process.pid % 10_000).padStart(4, '0')}${String((numbers += 1) + 1000)}`

/** A guest on the page to pay, with tomatoes. */
async function comeWithTomatoes(page: Page): Promise<void> {
  await page.goto('/search?q=Tomato')
  await page.getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true }).click()
  await page.getByRole('region', { name: 'Your cart' }).getByRole('link').click()
  await goToCheckout(page)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a newcomer buys without an account: six taps and five fields from the home page to the order, whose link opens it; an account is one press away', async ({
    page,
  }) => {
    const effort = await countEffort(page)
    const mobile = newNumber()
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Vegetables', exact: true }).click()
    // The home page stands until then, and in some months has tomatoes twice.
    await expect(page.getByRole('heading', { level: 1, name: 'Vegetables' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to Cart: Tomato 1 kg', exact: true })
      .click()
    await page.getByRole('region', { name: 'Your cart' }).getByRole('link').click()
    await goToCheckout(page)
    // A PIN code of the country, whose town nobody knows by it.
    await page.getByRole('textbox', { name: 'PIN code' }).fill('226102')
    await page.getByLabel('House and street').fill('3 Mango Grove')
    await page.getByLabel('Town').fill('Malihabad')
    await page.getByLabel('Name', { exact: true }).fill('Asha Devi')
    await page.getByLabel('Mobile number').fill(mobile)
    await payWith(page, 'Cash')
    const { sellingPrice } = await productNamed(page, 'Tomato')
    const sum = rupees(sellingPrice + 40)
    await expect(payButton(page)).toHaveText(`Place order, pay ${sum.replace('.00', '')} in cash`)
    expect(await violationsOf(page)).toEqual([])
    const said = page.waitForResponse('**/api/guest')
    await payButton(page).click()
    await said
    const letGo = await holdBack(page, '**/api/guest')

    await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible()
    const { taps, fields, screens } = effort()
    expect(taps).toBe(6)
    expect(fields).toBe(5)
    expect(screens).toEqual(['/', '/product-category', '/cart', '/checkout', '/success'])
    await expect(page.getByText('We bring it to Asha Devi, 3 Mango Grove, Malihabad 226102.')).toBeVisible()
    await expect(page.getByText(`Please have ${sum} ready in cash.`)).toBeVisible()
    await expect(cartWith(page, 1)).toHaveCount(0)

    await test.step('See Order does not move under a finger when the number of the order comes', async () => {
      const top = async () => (await page.getByRole('link', { name: 'See Order' }).boundingBox())!.y
      const before = await top()
      letGo()
      await expect(page.getByText(/^Order number: #/)).toBeVisible()
      expect(await top()).toBe(before)
    })

    await test.step('See Order leads to the page of its link, which the last figures of the number open', async () => {
      await page.getByRole('link', { name: 'See Order' }).click()
      await expect(page).toHaveURL(/\/order\/[^/]+\/status$/)
      // A document of its own, which takes what is typed once it is alive.
      await expect(page.getByRole('button', { name: 'Open it' })).toBeEnabled()
      await page.getByLabel('The last 4 digits of your mobile number').fill(mobile.slice(-4))
      await page.getByRole('button', { name: 'Open it' }).click()
      await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
      // A reload of the tab asks for them no second time.
      await page.reload()
      await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    })

    await test.step('My Orders of this browser has it, and an account is one press away', async () => {
      await page.goto('/order')
      await expect(page.getByRole('list', { name: 'Orders' }).getByRole('link')).toHaveCount(1)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL('/success')
      await page.getByRole('button', { name: 'Make an account of it' }).click()
      await expect(page).toHaveURL(/\/claim\//)
      await expect(page.getByLabel('Email')).toBeVisible()
    })
  })

  test(
    'who comes back with an address places an order with four taps from the home page',
    { tag: '@night' },
    async ({ page }) => {
      await comeAsCustomer(page)
      await keepAddress(page)
      const effort = await countEffort(page)
      await page.goto('/')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart: / })
        .first()
        .click()
      await page.getByRole('region', { name: 'Your cart' }).getByRole('link').click()
      await goToCheckout(page)
      await expect(page.getByRole('radio', { name: /^Asha/ })).toBeChecked()
      await payButton(page).click()
      await expect(page.getByRole('dialog').getByLabel('UPI ID')).toBeVisible()
      expect(effort()).toEqual({ taps: 4, fields: 0, screens: ['/', '/cart', '/checkout'] })
    },
  )
})

test(
  'a guest pays by UPI and fetches it: a number is all that is asked for, and the gateway opens at what was chosen',
  { tag: '@night' },
  async ({ page }) => {
    await comeWithTomatoes(page)
    await fetchIt(page)
    await expect(page.getByRole('region', { name: 'Delivery details' }).getByRole('textbox')).toHaveCount(1)
    await page.getByLabel('Mobile number').fill(newNumber())
    await payWith(page, 'Card')
    await payButton(page).click()
    const gateway = page.getByRole('dialog')
    await expect(gateway.getByRole('tab', { selected: true })).toHaveText('Card')

    await test.step('a payment that is closed says that nothing was charged, and keeps the cart', async () => {
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/cancel')
      await expect(page.getByText('You closed the payment. Nothing was charged.')).toBeVisible()
      await page.getByRole('link', { name: 'Try Again' }).click()
      await goToCheckout(page)
    })

    await payWith(page, 'UPI')
    await test.step('Enter, or Go, where nothing is missing leads to the button, orders nothing by itself, and presses it there', async () => {
      const asked: string[] = []
      page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
      await page.getByRole('radio', { name: 'Fetch it at the market (free)' }).press('Enter')
      await expect(payButton(page)).toBeFocused()
      await page.getByLabel('Mobile number').press('Enter')
      await expect(payButton(page)).toBeFocused()
      await expect(payButton(page)).toBeInViewport()
      expect(asked.filter((url) => /\/api\/(guest|orders\/cash|razorpay\/order)$/.test(url))).toEqual([])
      await page.keyboard.press('Enter')
    })
    await payByUpi(page)
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expect(page.getByText('You fetch it at the market.')).toBeVisible()
    await expect(cartWith(page, 1)).toHaveCount(0)

    await test.step('Back does not lead to the cart that was bought', async () => {
      await page.goBack()
      await expect(page).toHaveURL('/')
    })

    await test.step('whoever comes to this browser after a sign-out is shown nothing of it', async () => {
      await comeAs(page, { name: 'Asha Devi', role: 'GENERAL' })
      await page.goto('/')
      await logOut(page)
      await expect(page.getByRole('button', { name: 'Your account, Asha Devi' })).toHaveCount(0)
      await page.goto('/order')
      await expect(page.getByText('You are not signed in')).toBeVisible()
    })
  },
)

test(
  'what is wrong is said at its field as one types, the first has the focus, and nothing is asked before it is mended',
  { tag: '@night' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(guest|orders\/cash|razorpay\/order)$/.test(request.url())) asked.push(request.url())
    })
    await comeWithTomatoes(page)
    await payButton(page).click()
    await expect(page.getByRole('textbox', { name: 'PIN code' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'PIN code' })).toHaveAccessibleDescription(/6 digits/)
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'PIN code' }).fill('411002')
    await expect(page.getByRole('textbox', { name: 'PIN code' })).not.toHaveAttribute('aria-invalid')
    await test.step('the town follows from the PIN code of a large town, and stays as somebody types it', async () => {
      await expect(page.getByLabel('Town')).toHaveValue('Pune')
      // Enter leads on to what is missing.
      await page.getByRole('textbox', { name: 'PIN code' }).press('Enter')
      await expect(page.getByLabel('House and street')).toBeFocused()
      await page.getByLabel('Town').fill('Poona')
      await page.getByRole('textbox', { name: 'PIN code' }).fill('226001')
      await expect(page.getByLabel('Town')).toHaveValue('Poona')
    })
    expect(await violationsOf(page)).toEqual([])
    expect(asked).toEqual([])

    await test.step('a reload of the tab loses nothing that was typed', async () => {
      await page.getByLabel('House and street').fill('12 Tulsi Baug')
      await payWith(page, 'Card')
      await page.reload()
      await expect(page.getByLabel('House and street')).toHaveValue('12 Tulsi Baug')
      await expect(page.getByRole('textbox', { name: 'PIN code' })).toHaveValue('226001')
      await expect(payButton(page)).toHaveText(/by card$/)
    })
  },
)

test('two quick presses order once, and a cart that another tab has changed is looked at first', async ({
  page,
  context,
}) => {
  await comeAsCustomer(page)
  await keepAddress(page)
  await putIntoCart(page, 'Tomato')
  await page.goto('/cart')
  await goToCheckout(page)
  await payWith(page, 'Cash')
  const before = (await payButton(page).innerText()).trim()
  const other = await context.newPage()
  await putIntoCart(other, 'Potato')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your cart has changed. The new total is')
  await expect(payButton(page)).not.toHaveText(before)
  await expect(page.getByRole('list', { name: 'What you buy' }).getByRole('listitem')).toHaveCount(2)

  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders/cash')) orders.push(request.url())
  })
  const letGo = await holdBack(page, '**/api/orders/cash')
  await payButton(page).dblclick()
  letGo()
  await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible()
  expect(orders).toHaveLength(1)
})

test(
  'what cannot be had says why in its row: a second order in cash before the first is paid',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsCustomer(page)
    const added = await page.request.post('/api/addresses', { data: addressInPune })
    const { data } = (await added.json()) as { data: { _id: string } }
    const [tomato] = await putIntoCart(page, 'Tomato')
    const amount = (tomato?.sellingPrice ?? 0) + 40
    const first = await page.request.post('/api/orders/cash', { data: { amount, addressId: data._id } })
    expect(first.ok()).toBe(true)
    await putIntoCart(page, 'Tomato')
    await page.goto('/cart')
    await goToCheckout(page)
    const cash = page.getByRole('radio', { name: 'Cash' })
    await expect(cash).toBeDisabled()
    await expect(cash).toHaveAccessibleName(/Your first order in cash is not paid yet\./)
    await expect(numberToCall(page)).toBeVisible()
    await expect(payButton(page)).toHaveText(/^Pay ₹[\d.]+ by UPI$/)
  },
)

test.describe('with a line that drops', () => {
  test('a guest’s order in cash whose answer was lost is the same one when it is pressed again, also after a reload', async ({
    page,
  }) => {
    await comeWithTomatoes(page)
    await fillPlace(page, { mobile: newNumber() })
    await payWith(page, 'Cash')
    await loseAnswerOnce(page, '**/api/orders/cash')
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('We do not know if your order came through.')
    await page.reload()
    await expect(payButton(page)).toHaveText(/in cash$/)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Order Placed' })).toBeVisible()
    await page.goto('/order')
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('link')).toHaveCount(1)
    await page.getByRole('button', { name: 'Forget them in this browser' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/order')
    await expect(page.getByRole('link', { name: 'Sign in to see your orders' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Orders' })).toBeHidden()
    await expect(cartWith(page, 1)).toHaveCount(0)
  })

  test(
    'a guest’s payment whose end is open is asked for after a reload, too, without a sign-in',
    { tag: '@night' },
    async ({ page }) => {
      await comeWithTomatoes(page)
      await fetchIt(page)
      await page.getByLabel('Mobile number').fill(newNumber())
      await payButton(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Show QR code' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pending/ })
        .click()
      await expect(page.getByText('Please wait before you pay again.')).toBeVisible()
      await page.getByRole('link', { name: 'See your payment' }).click()
      await expect(page).toHaveURL(/\/checkout\/order_/)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'We are asking your bank' })).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('heading', { name: 'A payment is still open' })).toBeVisible()
    },
  )
})

test(
  'a session that has ended as a first address is typed leads to the sign-in, and back to what was typed',
  { tag: '@night' },
  async ({ page }) => {
    const person = await comeAs(page, { name: 'Asha Devi', role: 'GENERAL' })
    await putIntoCart(page, 'Tomato')
    await page.goto('/cart')
    await goToCheckout(page)
    await fillPlace(page, { mobile: newNumber() })
    const street = await page.getByLabel('House and street').inputValue()
    await page.context().clearCookies()
    await payButton(page).click()
    await expect(page).toHaveURL('/login')
    await returnAs(page, person)
    await page.goto('/checkout')
    await expect(page.getByLabel('House and street')).toHaveValue(street)
  },
)

test('without anything in the cart the page to pay leads on', { tag: '@night' }, async ({ page }) => {
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/')
})

test(
  'what was typed and not sent is not shown to whoever signs in after it',
  { tag: '@night' },
  async ({ page }) => {
    await comeWithTomatoes(page)
    await page.getByLabel('House and street').fill('12 Tulsi Baug')
    await comeAsCustomer(page)
    await comeBack(page)
    await expect(page.getByLabel('House and street')).toHaveValue('')
    // Nor when that session is over.
    await page.context().clearCookies()
    await comeWithTomatoes(page)
    await expect(page.getByLabel('House and street')).toHaveValue('')
  },
)
