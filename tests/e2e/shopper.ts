import type { Locator, Page, Route } from '@playwright/test'

import { newId } from '#domain/ground/ids.ts'
import { openSession, sessionCookie } from '#tests/support/open-session.ts'

import { expect, shopOfWorker } from './shop-test.ts'

export const password = 'a-password-of-asha'

/** An account of one's own for one test; answers its e-mail address. */
export async function openAccount(page: Page): Promise<string> {
  const email = `asha.${newId()}@example.com`
  const answer = await page.request.post('/api/signup', {
    data: { name: 'Asha Devi', email, password, confirmPassword: password },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** Makes the browser that of a new customer who is signed in; answers their e-mail address. */
export function comeAsCustomer(page: Page): Promise<string> {
  return comeAs(page, { name: 'Asha Devi', role: 'GENERAL' })
}

/** Makes the browser that of a shopkeeper. */
export async function comeAsAdmin(page: Page): Promise<void> {
  await comeAs(page, { name: 'Shopkeeper', role: 'ADMIN' })
}

async function comeAs(page: Page, who: { name: string; role: 'ADMIN' | 'GENERAL' }): Promise<string> {
  const shop = shopOfWorker()
  const { email, cookie } = await openSession(shop, who)
  await page.context().addCookies([{ name: sessionCookie, value: cookie, url: shop.url, httpOnly: true }])
  return email
}

export interface Product {
  _id: string
  productName: string
  brandName: string
  category: string
  productImage: string[]
  price: number
  sellingPrice: number
}

export async function productNamed(page: Page, name: string): Promise<Product> {
  const answer = await page.request.get('/api/search', { params: { q: name } })
  const { data } = (await answer.json()) as { data: Product[] }
  const product = data.find(({ productName }) => productName === name)
  if (!product) throw new Error(`The market has no ${name}.`)
  return product
}

/** Puts products into the cart of the person who is signed in. */
export async function putIntoCart(page: Page, ...names: string[]): Promise<Product[]> {
  const products = []
  for (const name of names) {
    const product = await productNamed(page, name)
    const answer = await page.request.post('/api/addto-cart', { data: { productId: product._id } })
    expect(answer.ok()).toBe(true)
    products.push(product)
  }
  return products
}

/** A message at the top of the window, word for word. */
export function toastSaying(page: Page, message: string): Locator {
  return page.locator('[data-sonner-toast]').getByText(message, { exact: true })
}

/** Pays in the open test gateway. */
export async function payByUpi(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog')
  await checkout
    .getByRole('tab', { name: 'UPI' })
    .or(checkout.getByRole('button', { name: 'UPI' }))
    .first()
    .click()
  await checkout.getByLabel('UPI ID').fill('success@razorpay')
  await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
}

/** The line breaks before an answer has come. */
export function cut(route: Route): Promise<void> {
  return route.abort('connectionreset')
}

/** Something between us and the shop answers with a page of its own. */
function answerWithPage(route: Route): Promise<void> {
  return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
}

/** The shop itself says no, in its envelope. */
export function refuse(status: number, message: string) {
  return (route: Route): Promise<void> =>
    route.fulfill({ status, json: { success: false, error: true, message, code: 'refused' } })
}

/** Holds back every answer at an address until it is let go; answers how to let go. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export function skeletons(page: Page): Locator {
  return page.getByRole('main').locator('[data-skeleton]')
}

/** A new product with two pictures; the browser is the shopkeeper's after it. */
export async function makeProduct(page: Page, { description = 'Woven by hand.' } = {}): Promise<Product> {
  await comeAsAdmin(page)
  const [guava, tomato] = [await productNamed(page, 'Guava'), await productNamed(page, 'Tomato')]
  const product = {
    productName: `Cane Tray ${newId()}`,
    brandName: 'Bamboo House',
    category: 'handmade arts',
    productImage: [guava.productImage[0], tomato.productImage[0]],
    description: 'Woven by hand.',
    price: 500,
    sellingPrice: 450,
  }
  const made = await page.request.post('/api/upload-product', { data: product })
  const { data } = (await made.json()) as { data: Product }
  if (description !== product.description) {
    const changed = { ...product, _id: data._id, description }
    expect((await page.request.post('/api/update-product', { data: changed })).ok()).toBe(true)
  }
  return data
}

/** Ways in which no answer of the shop arrives. */
export const unanswered = [
  ['the line breaks', cut],
  ['the answer is none of the shop’s', answerWithPage],
] as const

export const serversWords = 'The ledger is being copied. Please wait a minute.'
