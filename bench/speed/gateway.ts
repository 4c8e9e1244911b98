/**
 * The process that stands for the payment gateway: what the shop asks of Razorpay, answered from memory. A
 * payment is captured when the shop first asks for it.
 */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { paymentIdOf } from './cart.ts'
import { serveParent } from './process.ts'

interface Order {
  id: string
  amount: number
  currency: string
  receipt: string
  status: 'created' | 'paid'
}

interface Payment {
  id: string
  order_id: string
  amount: number
  currency: string
  status: 'captured'
  method: 'upi'
  created_at: number
}

const orders = new Map<string, Order>()
const payments = new Map<string, Payment>()

const duties = {
  async open(): Promise<number> {
    const server = http.createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const url = new URL(request.url ?? '', 'http://gateway')
        const answer = answerTo(`${request.method} ${url.pathname}`, url.searchParams, chunks)
        const body = JSON.stringify(answer ?? unknownId)
        response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' }).end(body)
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  },
}

export type GatewayDuties = typeof duties

serveParent(duties)

const unknownId = { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } }

function answerTo(call: string, query: URLSearchParams, body: Buffer[]): object | null {
  if (call === 'POST /v1/orders') return openOrder(JSON.parse(Buffer.concat(body).toString()) as Order)
  const [, ofOrder] = /^GET \/v1\/orders\/(\w+)\/payments$/.exec(call) ?? []
  if (ofOrder) {
    const payment = payments.get(paymentIdOf(ofOrder))
    return { items: payment ? [payment] : [] }
  }
  const [, paymentId] = /^GET \/v1\/payments\/(\w+)$/.exec(call) ?? []
  if (paymentId) return findPayment(paymentId)
  if (call === 'GET /v1/payments') return paymentsBetween(query)
  if (call === 'GET /v1/orders')
    return { items: [...orders.values()].filter(({ receipt }) => receipt === query.get('receipt')) }
  return null
}

function openOrder({ amount, currency, receipt }: Order): Order {
  const id = `order_${String(orders.size + 1).padStart(14, '0')}`
  const order: Order = { id, amount, currency, receipt, status: 'created' }
  orders.set(id, order)
  return order
}

function findPayment(id: string): Payment | null {
  const known = payments.get(id)
  if (known) return known
  const order = orders.get(id.replace('pay_', 'order_'))
  if (!order) return null
  order.status = 'paid'
  const { amount, currency } = order
  const created = Math.floor(Date.now() / 1000)
  const payment: Payment = {
    id,
    order_id: order.id,
    amount,
    currency,
    status: 'captured',
    method: 'upi',
    created_at: created,
  }
  payments.set(id, payment)
  return payment
}

/** Newest first, page by page. */
function paymentsBetween(query: URLSearchParams): object {
  const [from, to, count, skip] = ['from', 'to', 'count', 'skip'].map((name) => Number(query.get(name)))
  const items = [...payments.values()]
    .filter(({ created_at: at }) => at >= from! && at <= to!)
    .toReversed()
    .slice(skip, skip! + (count || 10))
  return { items }
}
