import { expect } from 'vitest'

import { addressInPune } from './address.ts'
import { fillCart, payAtGateway, startPaying, verify } from './paying.ts'
import { makeProduct } from './shop.ts'
import type { TestShop } from './shop.ts'
import type { Answer, Visitor } from './visitor.ts'

/** Adds an address; answers its id. */
export async function addAddress(person: Visitor, changes: object = {}): Promise<string> {
  const { body } = await person.post('/api/addresses', { ...addressInPune, ...changes })
  expect(body).toMatchObject({ success: true })
  return body['data']._id as string
}

/** Buys one piece of each product, paid by UPI, to be brought. */
export async function buy(
  person: Visitor,
  ...productIds: string[]
): Promise<{ orderId: string; transactionId: string }> {
  await fillCart(person, ...productIds)
  const receipt = await payAtGateway(person, (await startPaying(person)).orderId)
  const { body } = await verify(person, receipt)
  await person.post(`/api/orders/${body['orderId']}/address`, { address: addressInPune })
  return { orderId: body['orderId'] as string, transactionId: receipt.razorpay_payment_id }
}

/** Packs, sends out and hands over an order, as an admin. Answers it as it is then. */
export async function deliver(admin: Visitor, orderId: string): Promise<{ totalPrice: number }> {
  let order = { totalPrice: 0 }
  for (const action of ['pack', 'dispatch', 'deliver']) {
    const { body } = await move(admin, orderId, { action })
    order = body['data'] as { totalPrice: number }
  }
  return order
}

/** Moves an order, and throws where it is refused; a test that expects a refusal posts by itself. */
export function move(person: Visitor, orderId: string, input: object): Promise<Answer> {
  return done(person, `/api/orders/${orderId}/move`, input)
}

/** Asks to send goods of an order back; throws where that is refused. Answers the id of the return. */
export async function askReturn(
  person: Visitor,
  orderId: string,
  input: { wish?: 'money' | 'replacement'; quantity?: number } = {},
): Promise<string> {
  const { wish = 'money', quantity = 1 } = input
  const lines = [{ position: 0, quantity }]
  const { body } = await done(person, `/api/orders/${orderId}/return`, { lines, wish, reason: 'Sour.' })
  return body['data'][0]._id as string
}

/** Decides a return, and throws where that is refused. */
export function decide(admin: Visitor, returnId: string, decision: object): Promise<Answer> {
  return done(admin, `/api/returns/${returnId}/decide`, { answer: 'Sorry.', ...decision })
}

async function done(person: Visitor, path: string, input: object): Promise<Answer> {
  const answer = await person.post(path, input)
  expect(answer.status, `${path}: ${answer.body.message}`).toBe(200)
  return answer
}

/** An order of ₹500.00 in cash, to be brought, of which nothing is paid. */
export async function orderInCash(shop: TestShop, person: Visitor): Promise<string> {
  const productId = await makeProduct(shop, { stock: 9, sellingPricePaise: 460_00, listPricePaise: 500_00 })
  await fillCart(person, productId)
  const { body } = await person.post('/api/orders/cash', { amount: 500, addressId: await addAddress(person) })
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}
