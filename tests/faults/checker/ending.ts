/** How a bad day ended: rows as they stand in three books that know nothing of one another. */
import { readFileSync } from 'node:fs'

import pg from 'pg'

import { wrongInBooks } from '#tests/support/order-books.ts'

export interface Ending {
  /** What lay on the shelves in the morning. */
  shelves: Shelf[]
  gateway: {
    orders: { id: string; receipt: string; amountPaise: number }[]
    payments: { id: string; orderId: string; amountPaise: number; status: string }[]
    refunds: { id: string; paymentId: string; amountPaise: number; status: string }[]
  }
  shop: {
    products: { id: string; stock: number | null }[]
    paymentOrders: {
      id: string
      buyer: string
      gatewayOrderId: string | null
      totalPaise: number
      outcome: string | null
    }[]
    holds: { paymentOrderId: string; productId: string; quantity: number; state: string }[]
    payments: { id: string; paymentOrderId: string; orderId: string; amountPaise: number }[]
    refunds: { id: string; paymentId: string; amountPaise: number; gatewayRefundId: string | null }[]
    orders: {
      id: string
      buyer: string
      paymentOrderId: string
      paymentId: string
      status: string
      totalPaise: number
    }[]
    lines: { orderId: string; productId: string; quantity: number; pricePaise: number }[]
    /** What was changed of orders after they were made, each in its turn. */
    edits: { orderId: string; version: number; before: Goods; after: Goods }[]
    /** What does not agree by its tables alone: sums, stock, tills, papers and histories. */
    wrong: string[]
  }
  /** What each shopper saw, in the order in which they wrote it down. */
  record: Said[]
}

/** What an order was made of, and its total. */
export interface Goods {
  totalPaise: number
  lines: Line[]
}

export interface Shelf {
  productId: string
  pricePaise: number
  /** null: nobody counts them. */
  pieces: number | null
}

export interface Line {
  productId: string
  quantity: number
  pricePaise: number
}

/** A line of the record. `buyer` is their e-mail address, `wish` a cart that they set out to buy. */
export type Said = { buyer: string; wish: number } & (
  | { saw: 'an offer'; gatewayOrderId: string; amountPaise: number; lines: Line[] }
  | { saw: 'their money go'; gatewayOrderId: string; paymentId: string }
  | { saw: 'that it is paid'; gatewayOrderId: string; orderId: string | null }
  | { saw: 'that it goes back'; gatewayOrderId: string }
  /** Said without a name when they ask to pay once more. */
  | { saw: 'that it was paid before' }
  | { saw: 'that it is not paid yet'; gatewayOrderId: string }
  /** The last look, when everything has settled. */
  | { saw: 'the last word'; gatewayOrderId: string; isPaid: boolean; orderId: string | null }
  | { saw: 'that it is changed'; orderId: string; version: number }
  | {
      saw: 'their orders'
      orders: { id: string; status: string; totalPaise: number; paymentId: string; lines: Line[] }[]
    }
)

/** Reads it with SQL of its own, so that no query of the shop can hide what it does not look for. */
export async function readEnding(of: {
  shop: pg.ClientConfig
  gateway: pg.ClientConfig
  record: string
  shelves: Shelf[]
}): Promise<Ending> {
  const { shelves } = of
  return {
    shelves,
    gateway: await rowsOf<Ending['gateway']>(of.gateway, gatewaysBook),
    shop: {
      ...(await rowsOf<Omit<Ending['shop'], 'edits' | 'wrong'>>(of.shop, shopsBook)),
      edits: await editsOf(of.shop),
      wrong: await within(of.shop, wrongInBooks),
    },
    record: readRecord(of.record),
  }
}

function readRecord(file: string): Said[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Said)
}

/** An earlier release has none. */
async function editsOf(config: pg.ClientConfig): Promise<Ending['shop']['edits']> {
  const { known } = await rowsOf<{ known: { there: boolean }[] }>(config, {
    known: "select to_regclass('order_edits') is not null as there",
  })
  if (!known[0]?.there) return []
  const goods = (side: string) => `json_build_object('totalPaise', ${side} -> 'totalPaise', 'lines', (
    select coalesce(json_agg(json_build_object('productId', line ->> 'productId',
      'quantity', (line ->> 'quantity')::int, 'pricePaise', (line ->> 'sellingPricePaise')::int)), '[]')
    from jsonb_array_elements(${side} -> 'lines') as line)) as ${side}`
  const { edits } = await rowsOf<{ edits: Ending['shop']['edits'] }>(config, {
    edits: `select order_id as "orderId", version, ${goods('before')}, ${goods('after')}
      from order_edits order by order_id, version`,
  })
  return edits
}

const gatewaysBook = {
  orders: 'select id, receipt, amount_paise::int as "amountPaise" from razorpay_sandbox.orders',
  payments: `select id, order_id as "orderId", amount_paise::int as "amountPaise", status
    from razorpay_sandbox.payments`,
  refunds: `select id, payment_id as "paymentId", amount_paise::int as "amountPaise", status
    from razorpay_sandbox.refunds`,
}

const shopsBook = {
  products: 'select id, stock from products',
  paymentOrders: `select p.id, people.email as buyer, p.gateway_order_id as "gatewayOrderId",
    p.total_paise::int as "totalPaise", p.outcome
    from payment_orders p join people on people.id = p.person_id`,
  holds: `select payment_order_id as "paymentOrderId", product_id as "productId", quantity, state
    from stock_holds`,
  payments: `select id, payment_order_id as "paymentOrderId", order_id as "orderId",
    amount_paise::int as "amountPaise" from payments`,
  refunds: `select id, payment_id as "paymentId", amount_paise::int as "amountPaise",
    gateway_refund_id as "gatewayRefundId" from refunds`,
  orders: `select o.id, people.email as buyer, o.payment_order_id as "paymentOrderId",
    o.payment_id as "paymentId", o.status, o.total_paise::int as "totalPaise"
    from orders o join people on people.id = o.person_id`,
  lines: `select order_id as "orderId", product_id as "productId", quantity,
    selling_price_paise::int as "pricePaise" from order_lines order by order_id, position`,
}

/** What is still to happen: nothing of it is left once a day has settled. */
export async function stillOpen(of: {
  shop: pg.ClientConfig
  gateway: pg.ClientConfig
}): Promise<Record<string, number>> {
  const shop = await rowsOf<Record<string, { id: string }[]>>(of.shop, {
    holds: `select product_id as id from stock_holds where state = 'held'`,
    refunds: 'select id from refunds where next_attempt_at is not null',
    webhooks: 'select id from webhook_events where next_attempt_at is not null',
    paymentOrders: 'select id from payment_orders where next_check_at is not null',
    payments: 'select id from payments',
  })
  const gateway = await rowsOf<Record<string, { id: string }[]>>(of.gateway, {
    deliveries: 'select id from razorpay_sandbox.webhook_deliveries where due_at is not null',
    taken: `select id from razorpay_sandbox.payments where status in ('authorized', 'captured', 'refunded')`,
  })
  const { payments = [], ...dueHere } = shop
  const { taken = [], ...dueThere } = gateway
  const known = new Set(payments.map(({ id }) => id))
  const open = { ...dueHere, ...dueThere, payments: taken.filter(({ id }) => !known.has(id)) }
  const counts = Object.entries(open).map(([what, rows]) => [what, rows.length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

async function rowsOf<Rows>(config: pg.ClientConfig, queries: Record<string, string>): Promise<Rows> {
  return within(config, async (client) => {
    const rows: Record<string, unknown> = {}
    for (const [name, query] of Object.entries(queries)) rows[name] = (await client.query(query)).rows
    return rows as Rows
  })
}

/** At one moment of all tables. */
async function within<Read>(
  config: pg.ClientConfig,
  read: (client: pg.Client) => Promise<Read>,
): Promise<Read> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return await read(client)
  } finally {
    await client.end()
  }
}
