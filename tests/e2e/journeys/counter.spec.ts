import type { Browser, Page, Route } from '@playwright/test'

import type { Order } from '#contract/orders.ts'
import { newId } from '#domain/ground/ids.ts'
import { addressInPune } from '#tests/support/address.ts'

import { violationsOf } from '../a11y/axe.ts'
import { holdBack, loseAnswer } from '../network.ts'
import { nextFrame, payByUpi } from '../page-parts.ts'
import { phone } from '../phone.ts'
import { expect, failedRequests, shopOfWorker, test } from '../shop-test.ts'
import { comeAs, comeAsAdmin, productNamed } from '../shopper.ts'

const room = '/admin-panel/new-order'
const eight = ['onion', '2 toor dal', 'tomato x3', 'desi ghee', 'guava', 'poha', 'honey', 'mustard oil']

test(
  'an order of 8 lines by telephone takes 12 key presses beside the words, and no mouse',
  { tag: '@night' },
  async ({ page }) => {
    const name = `Lata ${newId()}`
    const { id } = await comeAs(page, { name, role: 'GENERAL' })
    await page.request.post('/api/addresses', { data: addressInPune })
    await comeAsAdmin(page)
    const offer = { name: `For ${name}`, kind: 'rupees', off: 12, userId: id, from: '2020-01-01' }
    expect((await page.request.post('/api/offers', { data: offer })).ok()).toBe(true)
    await page.goto(room)
    await expect(page.getByRole('combobox', { name: 'Name or number' })).toBeFocused()
    let presses = 0
    const enter = async () => {
      presses += 1
      await page.keyboard.press('Enter')
    }

    await page.keyboard.type(name)
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(name)
    await enter()
    await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
    for (const line of eight) {
      await page.keyboard.type(line)
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
        /₹.*left|In stock/,
      )
      await enter()
    }
    await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(8)
    expect(await violationsOf(page)).toEqual([])
    await enter()
    await expect(page.getByRole('radio', { name: new RegExp(addressInPune.name) })).toBeFocused()
    await enter()
    await expect(page.getByRole('radio', { name: 'In cash, at the door' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Sum' })).toContainText(`${offer.name}−₹12.00`)
    const sum = (await page.getByRole('button', { name: /^Take the order/ }).innerText()).split(' ').at(-1)
    await enter()

    const taken = page.getByRole('status').filter({ hasText: `The order of ${name} is taken.` })
    await expect(taken).toContainText(/#\d{4,}/)
    await expect(taken).toContainText(`${sum} is still to be paid.`)
    expect(presses).toBeLessThanOrEqual(12)
    const order = await lastOrder(page)
    expect(order).toMatchObject({
      user: { name },
      discount: 12,
      payment: { way: 'Cash', standing: 'due' },
      delivery: { address: { line1: addressInPune.line1 } },
    })
    expect(order.productId).toHaveLength(8)
    expect(order.productId.slice(1, 3)).toMatchObject([{ quantity: 2 }, { quantity: 3 }])
    await expect(taken).toContainText(`#${order.orderNumber}`)
    await expect(page.getByRole('combobox', { name: 'Name or number' })).toBeFocused()
    // The number is still to be said aloud: it stays above the next order.
    await page.keyboard.press('Enter')
    await page.reload()
    await expect(taken).toContainText(`#${order.orderNumber}`)
    await page.getByRole('button', { name: 'Done' }).click()
    const last = page.getByText(`The last order: #${order.orderNumber}, ${name}, ${sum}.`)
    await last.getByRole('link', { name: `#${order.orderNumber}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${order.orderNumber}`)

    await test.step('nothing of it is left in the tab after the sign-out', async () => {
      expect(await page.evaluate(keptInTab)).not.toEqual([])
      await page.getByRole('button', { name: /^Your account/ }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/')
      // The sentence that says so is taken up by the page that it comes with.
      await expect.poll(() => page.evaluate(keptInTab)).toEqual([])
    })
  },
)

function keptInTab(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith('haat.'))
}

test.describe('with answers that are refused or lost', () => {
  test.use({ expectedComplaints: failedRequests })

  test(
    'somebody new orders by a link: a reload, a new price and a lost answer lose nothing; the link is paid by a guest, and the account claimed once',
    { tag: '@night' },
    async ({ page, browser }) => {
      const name = `Mohan${newId()}`
      const soap = await makeSoap(page)
      // From the start: a request that follows at once upon the first route may pass beside it.
      let isLineBroken = false
      let isDatabaseLost = false
      await page.route('**/api/counter/orders', (route) => {
        if (isDatabaseLost) return loseCommit(route)
        return isLineBroken ? loseAnswer(route) : route.continue()
      })
      await page.goto(room)
      await expect(page.getByRole('combobox', { name: 'Name or number' })).toBeFocused()
      await page.keyboard.type(`${name} 98220 11223`)
      await expect(page.getByRole('option')).toHaveText(`Write down ${name} 98220 11223`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
      // They are written down with the order, and not before.
      expect(await peopleNamed(page, name)).toEqual([])
      await page.keyboard.type(`3 ${soap.productName}`)
      // So quickly that nothing is found yet.
      await page.keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Lines' })).toContainText(soap.productName)

      await test.step('a line that could not be added while the next was typed stays named until that is seen', async () => {
        const letGo = await holdBack(page, /q=nowhere&/)
        await page.keyboard.type('2 nowhere')
        await page.keyboard.press('Enter')
        await page.keyboard.type('gua')
        letGo()
        const missed = page
          .getByRole('alert')
          .filter({ hasText: '“2 nowhere” is not added. Nothing is found' })
        await expect(missed).toBeVisible()
        await page.keyboard.type('va')
        await expect(missed).toBeVisible()
        await missed.getByRole('button', { name: 'Seen' }).press('Enter')
        await expect(missed).toBeHidden()
        await expect(page.getByRole('combobox', { name: 'Add a line' })).toBeFocused()
        await page.keyboard.press('Escape')
      })

      await test.step('which of several packs is asked until it is said, and what is typed on is a line of its own', async () => {
        const field = page.getByRole('combobox', { name: 'Add a line' })
        await page.keyboard.type('2 atta')
        await page.keyboard.press('Enter')
        await page.keyboard.type('jeera')
        const question = page.getByRole('group', { name: 'Pack of 2 atta' })
        await expect(question.getByRole('button', { name: '5 kg' })).toBeVisible()
        await expect(field).toHaveValue('jeera')
        await page.keyboard.press('Escape')
        await page.keyboard.press('Enter')
        const marked = page.getByRole('option', { name: /^2 × Whole Wheat Atta/, selected: true })
        await expect(marked).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(marked).toBeHidden()
      })

      await page.reload()
      await expect(page.getByLabel(`How many of ${soap.productName} 1 piece`)).toHaveValue('3')
      await expect(page.getByText(name)).toBeVisible()
      await expect(page.getByRole('radio', { name: 'An address' })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: 'An address' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      const byLink = page.getByRole('radio', { name: 'By a payment link' })
      await expect(byLink).toBeFocused()

      await test.step('a reference that is left empty is led to, and then said to be missing', async () => {
        await page.getByRole('radio', { name: 'By UPI, now' }).check()
        await page.keyboard.press('Enter')
        const reference = page.getByRole('textbox', { name: 'UPI reference' })
        await expect(reference).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(reference).toHaveAccessibleDescription(/Please enter the reference/)
        await expect(reference).toBeFocused()
        await byLink.check()
      })

      await soap.change({ price: 120, sellingPrice: 110 })
      await page.keyboard.press('Enter')
      await expect(page.getByText('It costs ₹110.00 now. Before it was ₹100.00.')).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('Something has changed since it was typed')
      isDatabaseLost = true
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('No answer came.')
      isDatabaseLost = false
      isLineBroken = true
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('No answer came.')
      isLineBroken = false
      const [order] = await ordersOf(page, name)
      await test.step('the next hand at this tab sees nothing of it', async () => {
        const cookies = await page.context().cookies()
        await comeAs(page, { name: `Bina ${newId()}`, role: 'ADMIN' })
        await page.goto(room)
        await expect(page.getByRole('combobox', { name: 'Name or number' })).toBeFocused()
        await expect(page.getByRole('main')).not.toContainText(soap.productName)
        await expect(page.getByRole('main')).not.toContainText('taken already')
        await page.context().clearCookies()
        await page.context().addCookies(cookies)
      })
      await page.goto(room)
      const mayBe = page.getByRole('status').filter({ hasText: 'This may have been taken already.' })
      await expect(mayBe).toContainText(`The order is there: it is #${order?.orderNumber}, ₹330.00.`)
      await page.getByRole('radio', { name: 'By a payment link' }).press('Enter')
      await expect(page.getByText('₹330.00 is still to be paid.')).toBeVisible()
      const orders = await ordersOf(page, name)
      expect(orders).toHaveLength(1)
      expect(await peopleNamed(page, name)).toHaveLength(1)

      const payLink = await shownLink(page, 'Payment link')
      await page.getByRole('button', { name: 'Link to the account' }).click()
      const claimLink = await shownLink(page, 'Link to the account')

      await payAsGuest(browser, payLink, orders[0])
      await expect(page.getByText('₹330.00 is paid.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Payment link' })).toHaveText(/Payment link\s*Paid/)
      await claimOnce(browser, claimLink, { name, orderId: orders[0]?._id })
    },
  )
})

async function peopleNamed(page: Page, name: string): Promise<unknown[]> {
  const answer = await page.request.get('/api/counter/people', { params: { q: name } })
  return ((await answer.json()) as { data: unknown[] }).data
}

/** It is done, and the shop, whose database is lost as it says so, does not know. */
async function loseCommit(route: Route): Promise<void> {
  await route.fetch()
  const json = { success: false, error: true, message: 'The shop is away.', code: 'unavailable' }
  await route.fulfill({ status: 503, json })
}

/** The link of this part of the page, which also stands there as a picture. */
async function shownLink(page: Page, part: string): Promise<string> {
  const section = page.getByRole('region', { name: part })
  await expect(section.getByRole('img')).toBeVisible()
  const [link = ''] = /http\S+/.exec(await section.innerText()) ?? []
  return link
}

async function payAsGuest(browser: Browser, link: string, order: Order | undefined) {
  const context = await browser.newContext({ ...phone, baseURL: shopOfWorker().url })
  const page = await context.newPage()
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
  })
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await expect(page.getByRole('heading', { name: `Order #${order?.orderNumber}` })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(order?.user.name ?? '-')
  expect(await violationsOf(page)).toEqual([])
  const pay = page.getByRole('button', { name: 'Pay ₹330.00' })
  await context.setOffline(true)
  // The page looks whether it is paid, too.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('.data'))
  await pay.click()
  await lost
  await nextFrame(page)
  await expect(page.getByRole('status').filter({ hasText: 'did not load' })).toBeVisible()
  await context.setOffline(false)
  await pay.click()
  await payByUpi(page)
  await expect(page.getByText('This order is paid. Thank you.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This order is paid. Thank you.')).toBeVisible()
  expect((await page.goto(link.replace(/.{3}\/pay$/, 'AAA/pay')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'We cannot find this link' })).toBeVisible()
  await context.close()
}

async function claimOnce(
  browser: Browser,
  link: string,
  { name, orderId = '' }: { name: string; orderId: string | undefined },
) {
  const context = await browser.newContext({ ...phone, baseURL: shopOfWorker().url })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const email = `${name.toLowerCase()}@example.com`
  await page.getByLabel('Email').first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill('guava in june')
  await page.getByLabel('Confirm password', { exact: true }).fill('guava in june')
  await page.getByRole('button', { name: 'Take over my account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email').first()).toHaveValue(email)
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible()
  const { url } = shopOfWorker()
  await page.request.post(`${url}/api/signin`, { data: { email, password: 'guava in june' } })
  const mine = (await (await page.request.get(`${url}/api/orders/myorders`)).json()) as { data: Order[] }
  expect(mine.data).toMatchObject([{ _id: orderId }])
  await context.close()
}

/** A soap of ₹100.00; the browser is a shopkeeper's after it. */
async function makeSoap(page: Page) {
  await comeAsAdmin(page)
  const tomato = await productNamed(page, 'Tomato')
  const product = {
    productName: `Soap ${newId()}`,
    brandName: 'Neem House',
    category: 'handmade arts',
    productImage: [tomato.productImage[0]],
    description: 'Cooked slowly.',
    price: 120,
    sellingPrice: 100,
  }
  const made = await page.request.post('/api/upload-product', { data: product })
  const { data } = (await made.json()) as { data: { _id: string } }
  const change = async (changes: { price: number; sellingPrice: number }) => {
    const input = { ...product, ...changes, _id: data._id }
    expect((await page.request.post('/api/update-product', { data: input })).ok()).toBe(true)
  }
  return { ...product, change }
}

async function ordersOf(page: Page, name: string): Promise<Order[]> {
  const answer = await page.request.get('/api/all-orders', { params: { q: name } })
  return ((await answer.json()) as { data: Order[] }).data
}

async function lastOrder(page: Page): Promise<Order> {
  const answer = await page.request.get('/api/all-orders', { params: { page: 1, pageSize: 1 } })
  const { data } = (await answer.json()) as { data: [Order] }
  return data[0]
}
