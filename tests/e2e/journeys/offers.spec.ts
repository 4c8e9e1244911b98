import type { Page } from '@playwright/test'

import { shortRupees } from '#domain/pricing/rules.ts'

import { violationsOf } from '../a11y/axe.ts'
import {
  fetchIt,
  goToCheckout,
  numberToCall,
  payButton,
  payWith,
  tableRows,
  toastSaying,
} from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, test } from '../shop-test.ts'
import {
  comeAs,
  comeAsAdmin,
  comeAsCustomer,
  orderOf,
  productNamed,
  putIntoCart,
  returnAs,
  rupees,
} from '../shopper.ts'
import type { Product } from '../shopper.ts'

// A form that is refused.
test.use({ expectedComplaints: failedRequests })

const room = '/admin-panel/offers'

/** What one test gives others must not have. */
test.afterEach(async ({ page }) => {
  await comeAsAdmin(page)
  for (const { _id, version, endedAt } of await offersOf(page))
    if (endedAt === null) await page.request.post(`/api/offers/${_id}/end`, { data: { version } })
})

async function offersOf(page: Page) {
  const { data } = (await (await page.request.get('/api/offers')).json()) as {
    data: { _id: string; version: number; endedAt: string | null }[]
  }
  return data
}

test(
  'a shopkeeper makes an offer, another client’s shopper pays less by it without knowing of it, and the room says who had it and what it gave away',
  { tag: '@night' },
  async ({ page }) => {
    const keeper = await comeAsAdmin(page)
    // An offer stays in the list for good, and other tests of this shop may have made some.
    const none = { success: true, error: false, message: 'All offers', data: [] }
    await page.route('**/api/offers', (asked) => asked.fulfill({ json: none }))
    await page.goto(room)
    await expect(page.getByRole('heading', { name: 'No offers yet' })).toBeVisible()
    await page.unroute('**/api/offers')
    await page
      .getByRole('heading', { name: 'No offers yet' })
      .locator('..')
      .getByRole('button', { name: 'Add an offer' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Add an offer' })
    const preview = dialog.getByRole('status').last()
    await expect(preview).toHaveText('…% off all goods, without a code.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please enter a whole number from 1 to 100.')).toBeVisible()
    await expect(dialog.getByLabel('Percent', { exact: true })).toBeFocused()

    await page.keyboard.type('10')
    await dialog.getByRole('radio', { name: 'One shelf' }).check()
    await dialog.getByLabel('Shelf', { exact: true }).selectOption('Vegetables')
    await dialog.getByLabel(/^Times in all/).fill('5')
    await expect(preview).toHaveText('10% off Vegetables, without a code, 5 times in all.')
    await expect(dialog.getByText('If empty: 10% off Vegetables.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(toastSaying(page, 'The offer is saved')).toBeVisible()
    await expect(dialog).toBeHidden()
    const row = tableRows(page).filter({ hasText: '10% off Vegetables' })
    await expect(row).toContainText('10% off Vegetables, without a code')
    await expect(row).toContainText('Running')
    await expect(row).toContainText('0 of 5')

    const { _id, orderNumber, subtotal, discount, totalPrice } = await orderOf(page, 'Asha Devi', 'Tomato')
    expect(discount).toBeGreaterThan(0)
    expect(Math.round(discount * 1000)).toBe(Math.round(subtotal * 100))
    expect(totalPrice).toBe(subtotal + 40 - discount)

    await returnAs(page, keeper)
    await page.goto(`/admin-panel/all-orders/${_id}`)
    await expect(page.getByText('Offer: 10% off Vegetables')).toBeVisible()
    await page.goto(room)
    await expect(row).toContainText('1 of 5')
    await expect(row).toContainText(rupees(discount))
    await row.getByRole('button').click()
    const card = page.getByRole('dialog', { name: '10% off Vegetables' })
    await expect(card.getByRole('list', { name: 'Orders that have it' }).getByRole('listitem')).toHaveText([
      new RegExp(`^#${orderNumber} Asha Devi.*${rupees(discount).replace('.', String.raw`\.`)}$`),
    ])
    expect(await violationsOf(page)).toEqual([])

    await card.getByRole('button', { name: 'Change' }).click()
    const change = page.getByRole('dialog', { name: '10% off Vegetables' }).last()
    await change.getByLabel('Percent', { exact: true }).fill('20')
    await change.getByLabel(/^Name/).fill('Harvest week')
    await change.getByRole('button', { name: 'Save' }).click()
    const changed = page.getByRole('dialog', { name: 'Harvest week' })
    await expect(changed).toContainText('20% off Vegetables, without a code; used 1 of 5.')
    await expect(changed.getByRole('link', { name: `#${orderNumber}` })).toBeVisible()

    await changed.getByRole('button', { name: 'End it' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it now' }).click()
    await expect(toastSaying(page, 'The offer has ended')).toBeVisible()
    await expect(changed).toContainText('Ended by hand')
    await expect(changed.getByRole('button', { name: 'Change' })).toBeHidden()
    const next = await orderOf(page, 'Meera Nair', 'Tomato')
    expect(next.discount).toBe(0)

    await returnAs(page, keeper)
    await changed.getByRole('button', { name: 'Offer again' }).click()
    await expect(dialog.getByLabel('Percent', { exact: true })).toHaveValue('20')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`${room}$`))
    await page.getByRole('searchbox', { name: 'Find a name, a code or goods...' }).fill('harvest')
    await expect(tableRows(page)).toHaveText([/Running.*0 of 5/, /Ended by hand.*1 of 5/])
    await page.getByRole('button', { name: 'Ended by hand' }).click()
    await expect(tableRows(page)).toHaveText([/Ended by hand.*1 of 5/])
  },
)

test(
  'a form asks what its kind needs, says at each field what is wrong, and an offer is found by its code',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    await page.goto(room)
    await expect(page.getByRole('button', { name: 'Add an offer' })).toBeVisible()
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Add an offer' })
    const preview = dialog.getByRole('status').last()
    await dialog.getByRole('radio', { name: 'Free delivery' }).check()
    await expect(dialog.getByRole('group', { name: 'Off which goods' })).toBeHidden()
    await expect(preview).toHaveText('Free delivery, without a code.')
    await dialog.getByRole('radio', { name: 'More for fewer, as 3 for the price of 2' }).check()
    await dialog.getByLabel('Pieces that they take').fill('3')
    await dialog.getByLabel('Pieces that they pay').fill('3')
    await dialog.getByRole('radio', { name: 'Some goods' }).check()
    await dialog.getByRole('radio', { name: 'With a code' }).check()
    await dialog.getByLabel('Code', { exact: true }).fill('x')
    await dialog.getByLabel(/^Last day/).fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const why of [
      'Fewer pieces are paid than are taken, such as 3 for 2.',
      'Please choose a product.',
      'A code has 3 to 20 letters and digits, such as DIWALI50.',
      'The last day comes before the first one.',
    ])
      await expect(dialog.getByText(why)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize(phone.viewport)
    expect(await violationsOf(page)).toEqual([])

    await dialog.getByLabel('Pieces that they pay').fill('2')
    const goods = dialog.getByRole('combobox', { name: 'Product' })
    await goods.fill('tomato')
    await expect(dialog.getByRole('option', { name: /^Tomato/ }).first()).toBeVisible()
    await goods.press('Enter')
    await expect(dialog.getByRole('list', { name: 'Goods of the offer' })).toContainText('Tomato')
    await goods.fill('guav')
    await dialog.getByLabel('Code', { exact: true }).fill('tomato-3')
    await dialog.getByLabel(/^Last day/).fill('')
    await dialog.getByRole('radio', { name: 'A first order' }).check()
    await expect(preview).toHaveText(
      /^3 for the price of 2 of Tomato.*, for a first order, with code TOMATO3\.$/,
    )
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      dialog.getByText('Please choose the product that you typed, or empty this field.'),
    ).toBeVisible()
    await expect(goods).toBeFocused()
    await goods.fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    await page.keyboard.press('n')
    await dialog.getByLabel('Percent', { exact: true }).fill('5')
    await dialog.getByRole('radio', { name: 'With a code' }).check()
    await dialog.getByLabel('Code', { exact: true }).fill('Tomato 3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(/^Another offer has the code TOMATO3\./)).toBeVisible()
    await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.goto('/admin-panel/all-orders')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tomato3')
    await expect(page.getByRole('option', { name: /TOMATO3/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /^First order: 3 for the price of 2/ })).toContainText(
      'None yet.',
    )
  },
)

test(
  'of two who change an offer the second is told how it stands now, and can save all the same',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    const its = { name: 'Lamps', kind: 'percent', percent: 5, from: '2020-01-01' }
    const added = await page.request.post('/api/offers', { data: its })
    const [{ _id, version }] = ((await added.json()) as { data: [{ _id: string; version: number }] }).data
    await page.goto(`${room}?view=${_id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog').last()
    await dialog.getByLabel('Percent', { exact: true }).fill('9')
    const others = { ...its, percent: 7, version }
    expect((await page.request.post(`/api/offers/${_id}`, { data: others })).ok()).toBe(true)

    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('status').last()).toContainText(
      'Somebody has changed this offer. Please look at it again. Now it is: 7% off all goods, without a code.',
    )
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastSaying(page, 'The offer is saved')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Lamps' })).toContainText('9% off all goods')
  },
)

test(
  'a member reads their own price on the page of the goods, and in the cart the sum that the checkout asks',
  { tag: '@night' },
  async ({ page }) => {
    const member = await comeAs(page, { name: 'Meera Joshi', role: 'GENERAL' })
    const [{ _id: productId, sellingPrice }] = (await putIntoCart(page, 'Tomato')) as [Product]
    await comeAsAdmin(page)
    const of = `/api/people/${member.id}/price-group`
    expect((await page.request.post(of, { data: { group: 'members' } })).ok()).toBe(true)
    const prices = { productId, members: sellingPrice - 3 }
    expect((await page.request.post('/api/group-prices', { data: prices })).ok()).toBe(true)

    await returnAs(page, member)
    await page.goto(`/product/${productId}`)
    const price = page.locator('.price-page')
    const own = sellingPrice - 3
    await expect(price).toHaveText(`Now ${rupees(own)}Before ${rupees(sellingPrice)}`)
    await expect(price.locator('..')).toContainText('Members')

    await page.goto('/cart')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    await expect(summary.getByText('Price for members').locator('..')).toHaveText('Price for members− ₹3.00')
    const total = summary.getByText('Total', { exact: true }).locator('..')
    await expect(total).toHaveText(`Total${rupees(own + 40)}`)
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(summary.getByText('Price for members').locator('..')).toHaveText('Price for members− ₹6.00')
    await expect(total).toHaveText(`Total${rupees(2 * own + 40)}`)
    await goToCheckout(page)
    await expect(total).toHaveText(`Total${rupees(2 * own + 40)}`)
  },
)

test(
  'whoever has a code sees at the checkout what it takes off, and pays that; a wrong one says why',
  { tag: '@night' },
  async ({ page }) => {
    await comeAsAdmin(page)
    await page.request.post('/api/offers', {
      data: { name: 'Welcome', code: 'NAMASTE', kind: 'rupees', off: 15, from: '2026-01-01' },
    })
    await comeAsCustomer(page)
    await putIntoCart(page, 'Tomato', 'Tomato')
    await page.goto('/cart')
    await goToCheckout(page)
    await fetchIt(page)
    const summary = page.getByRole('region', { name: 'Order Summary' })
    const { sellingPrice } = await productNamed(page, 'Tomato')
    const full = 2 * sellingPrice
    const code = summary.getByRole('textbox', { name: 'Offer code, if you have one' })
    await expect(code).toBeHidden()
    await summary.getByText('Offer code, if you have one').click()
    await code.fill('namste')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription('We do not know this code. Please check its letters.')
    await expect(numberToCall(page)).toBeVisible()

    // Typed, and not applied: the press looks it up and asks for another look at the sum.
    await code.fill('namaste')
    await payWith(page, 'Cash')
    await payButton(page).click()
    await expect(page.getByText('We look up your code first.')).toBeVisible()
    await expect(summary.getByRole('definition').filter({ hasText: '− ₹15.00' })).toBeVisible()
    await expect(code).toHaveAccessibleDescription('The code is used: the total is lower.')
    expect(await violationsOf(page)).toEqual([])
    await expect(payButton(page)).toHaveText(`Place order, pay ${shortRupees((full - 15) * 100)} in cash`)
    await summary.getByRole('button', { name: 'Take out' }).click()
    await expect(payButton(page)).toHaveText(`Place order, pay ${shortRupees(full * 100)} in cash`)
    await code.fill('namaste')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(payButton(page)).toHaveText(`Place order, pay ${shortRupees((full - 15) * 100)} in cash`)
    await payButton(page).click()
    await expect(page).toHaveURL('/success')

    const { data } = (await (await page.request.get('/api/orders/myorders')).json()) as {
      data: { totalPrice: number; savings: object[] }[]
    }
    expect(data[0]).toMatchObject({
      totalPrice: full - 15,
      savings: [{ name: 'Welcome', code: 'NAMASTE', amount: 15 }],
    })
  },
)
