/** Who comes to the shop, and what they find and put into their cart; all of it without a page. */
import type { Page } from '@playwright/test'

import type { Order } from '#contract/orders.ts'
import { newId } from '#domain/ground/ids.ts'
import type { Duty } from '#domain/ground/rules.ts'
import { addressInPune } from '#tests/support/address.ts'
import { openSession, sessionCookie } from '#tests/support/open-session.ts'
import type { SignedIn } from '#tests/support/open-session.ts'

import { expect, shopOfWorker } from './shop-test.ts'

export const password = 'a-password-of-asha'

/** An account with a password, for those who sign in by the form; answers its e-mail address. */
export async function openAccount(page: Page): Promise<string> {
  const email = `asha.${newId()}@example.com`
  const answer = await page.request.post('/api/signup', {
    data: { name: 'Asha Devi', email, password, confirmPassword: password },
  })
  expect(answer.ok()).toBe(true)
  return email
}

/** Makes the browser that of a new customer who is signed in. */
export async function comeAsCustomer(page: Page): Promise<void> {
  await comeAs(page, { name: 'Asha Devi', role: 'GENERAL' })
}

/** Makes the browser that of a shopkeeper. */
export function comeAsAdmin(page: Page): Promise<SignedIn> {
  return comeAs(page, { name: 'Shopkeeper', role: 'ADMIN' })
}

export async function comeAs(
  page: Page,
  who: { name: string; role: 'ADMIN' | 'GENERAL'; duties?: Duty[] },
): Promise<SignedIn> {
  const person = await openSession(shopOfWorker(), who)
  await returnAs(page, person)
  return person
}

/** Makes the browser that of somebody who has come before. */
export async function returnAs(page: Page, { cookie: value }: SignedIn): Promise<void> {
  const { url } = shopOfWorker()
  await page.context().addCookies([{ name: sessionCookie, value, url, httpOnly: true }])
}

/** An order that a new customer of this name has paid for; the browser is theirs after it. */
export async function orderOf(
  page: Page,
  name: string,
  ...products: string[]
): Promise<Order & { personId: string }> {
  const { id: personId } = await comeAs(page, { name, role: 'GENERAL' })
  const bought = await putIntoCart(page, ...products)
  const subtotal = bought.reduce((sum, { sellingPrice }) => sum + sellingPrice, 0)
  const amount = subtotal + (subtotal >= 499 ? 0 : 40)
  const opened = await page.request.post('/api/razorpay/order', { data: { amount } })
  const { order } = (await opened.json()) as { order: { id: string } }
  const paid = await page.request.post('/sandbox/razorpay/pay', {
    data: { order_id: order.id, outcome: 'success' },
  })
  const verified = await page.request.post('/api/razorpay/verify', { data: await paid.json() })
  expect(verified.ok()).toBe(true)
  const { orderId } = (await verified.json()) as { orderId: string }
  await page.request.post(`/api/orders/${orderId}/address`, { data: { address: addressInPune } })
  const mine = await page.request.get('/api/orders/myorders')
  const { data } = (await mine.json()) as { data: [Order] }
  return { ...data[0], personId }
}

export interface Product {
  _id: string
  productName: string
  brandName: string
  category: string
  productImage: string[]
  price: number
  sellingPrice: number
  deposit: number | null
  aliases: string[]
}

export async function productNamed(page: Page, name: string): Promise<Product> {
  const answer = await page.request.get('/api/search', { params: { q: name } })
  const { data } = (await answer.json()) as { data: Product[] }
  const product = data.find(({ productName }) => productName === name)
  if (!product) throw new Error(`The market has no ${name}.`)
  return product
}

export async function productsOf(page: Page, category: string): Promise<Product[]> {
  const answer = await page.request.post('/api/category-product', { data: { category } })
  return ((await answer.json()) as { data: Product[] }).data
}

/** Whole percent below the list price. */
export function discountOf({ price, sellingPrice }: Product): number {
  return price > sellingPrice ? Math.round(((price - sellingPrice) / price) * 100) : 0
}

export function rupees(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount)
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

/** The address of the page of a list that the person who is signed in shares. */
export async function sharedListOf(page: Page, ...goods: Product[]): Promise<string> {
  const lines = goods.map(({ _id: productId }) => ({ productId, quantity: 2 }))
  const answer = await page.request.post('/api/shared-lists', { data: { lines } })
  const { data } = (await answer.json()) as { data: { url: string } }
  return new URL(data.url).pathname
}

/** Keeps an address of the person who is signed in, so that the cart knows where to bring it. */
export async function keepAddress(page: Page): Promise<void> {
  const answer = await page.request.post('/api/addresses', { data: addressInPune })
  expect(answer.ok()).toBe(true)
}

/** Makes the browser that of a new customer with an address and shows their cart, with one line in it. */
export async function openCartWithTomatoes(page: Page): Promise<Product> {
  await comeAsCustomer(page)
  await keepAddress(page)
  const [tomato] = await putIntoCart(page, 'Tomato')
  if (!tomato) throw new Error('Nothing was put into the cart.')
  await page.goto('/cart')
  await expect(page.getByText('You have 1 item(s) in your cart', { exact: true })).toBeVisible()
  return tomato
}

/** How many there are of each line in the cart, as the server has it, the most first: goods that are added
 *  in one moment stand in either order. */
export async function quantitiesOnServer(page: Page): Promise<number[]> {
  return (await linesOnServer(page)).map(({ quantity }) => quantity).toSorted((a, b) => b - a)
}

/** How many there are of each product in the cart, by its name, as the server has it. */
export async function cartOnServer(page: Page): Promise<Record<string, number>> {
  return Object.fromEntries(
    (await linesOnServer(page)).map(({ productId, quantity }) => [productId.productName, quantity]),
  )
}

async function linesOnServer(page: Page): Promise<{ productId: Product; quantity: number }[]> {
  const answer = await page.request.get('/api/view-card-product')
  return ((await answer.json()) as { data: { productId: Product; quantity: number }[] }).data
}

/** A new product with two pictures; the browser is a shopkeeper's after it. */
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
