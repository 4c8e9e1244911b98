import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

// What the tables themselves refuse, whoever writes: straight SQL, past all of the shop's own code.
const { pool } = await testDatabase()

/** Inserts a row; what is not given is filled in by a row that is right. */
function insert(table: string, row: Record<string, unknown>) {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  return pool.query(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (cause: { code: string; constraint?: string; column?: string }) => cause,
  )
  return error ? `${kinds[error.code] ?? error.code} ${error.constraint ?? error.column}` : 'taken'
}

const kinds: Record<string, string> = {
  23502: 'not null',
  23503: 'foreign key',
  23505: 'unique',
  23514: 'check',
}

const now = new Date()
const person = { id: 'asha', name: 'Asha', email: 'asha@example.com', created_at: now, updated_at: now }
const product = {
  id: 'dal',
  name: 'Dal',
  brand: 'B',
  category: 'pulses',
  description: 'd',
  list_price_paise: 100,
  selling_price_paise: 90,
  created_at: now,
  updated_at: now,
}
const sums = { subtotal_paise: 90, shipping_paise: 40, total_paise: 130 }
const paymentOrder = {
  id: 'po',
  person_id: 'asha',
  gateway_order_id: 'order_1',
  lines: '[]',
  ...sums,
  created_at: now,
}
const payment = {
  id: 'pay_1',
  payment_order_id: 'po',
  amount_paise: 130,
  currency: 'INR',
  method: 'card',
  created_at: now,
}
const order = {
  id: 'o',
  payment_order_id: 'po',
  payment_id: 'pay_1',
  person_id: 'asha',
  status: 'Paid',
  ...sums,
  created_at: now,
}
const cartLine = { id: 'line', person_id: 'asha', product_id: 'dal', quantity: 1, added_at: now }
const prices = { list_price_paise: 100, selling_price_paise: 90 }
const orderLine = {
  order_id: 'o',
  position: 0,
  product_id: 'dal',
  product_name: 'Dal',
  brand_name: 'B',
  category: 'pulses',
  ...prices,
  quantity: 1,
}
const hold = { payment_order_id: 'po', product_id: 'dal', quantity: 1, expires_at: now }
const refund = { payment_id: 'pay_1', amount_paise: 130, reason: 'surplus', requested_at: now }

const right: Record<string, Record<string, unknown>> = {
  people: person,
  products: product,
  product_images: { product_id: 'dal', position: 0, url: '/images/dal-800.webp' },
  cart_lines: cartLine,
  payment_orders: paymentOrder,
  payments: payment,
  orders: order,
  order_lines: orderLine,
  order_events: { order_id: 'o', to_status: 'Paid', at: now },
  stock_holds: hold,
  refunds: refund,
}

beforeAll(async () => {
  for (const [table, row] of Object.entries(right)) await insert(table, row)
  await insert('people', { ...person, id: 'ravi', email: 'ravi@example.com' })
  await insert('products', { ...product, id: 'rice' })
  await insert('payment_orders', { ...paymentOrder, id: 'po2', gateway_order_id: 'order_2' })
  await insert('payments', { ...payment, id: 'pay_2', payment_order_id: 'po2' })
})

test.each([
  ['people', { id: 'x', email: 'ASHA@Example.com' }, 'unique people_email'],
  ['people', { id: 'x', email: 'x@example.com', role: 'OWNER' }, 'check people_role'],
  ['people', { id: 'x', email: 'x@example.com', smart_coins: -1 }, 'check people_smart_coins'],
  ['products', { id: 'x', list_price_paise: -1 }, 'check products_list_price'],
  ['products', { id: 'x', selling_price_paise: -1 }, 'check products_selling_price'],
  ['products', { id: 'x', name: '' }, 'check products_name'],
  ['products', { id: 'x', stock: -1 }, 'check products_stock'],
  ['products', { id: 'x', net_quantity: 0 }, 'check products_net_quantity'],
  ['products', { id: 'x', net_unit: 'lb' }, 'check products_net_unit'],
  ['products', { id: 'x', category: 'spices' }, 'foreign key products_category_categories_value_fk'],
  ['product_images', { position: 1, url: 'javascript:alert(1)' }, 'check product_images_url'],
  ['product_images', { position: 1, url: 'http://x.example/a.png' }, 'check product_images_url'],
  [
    'product_images',
    { position: 0, url: '/images/other.webp' },
    'unique product_images_product_id_position_pk',
  ],
  ['cart_lines', { id: 'x' }, 'unique cart_lines_one_a_product'],
  ['cart_lines', { id: 'x', product_id: 'rice', quantity: 0 }, 'check cart_lines_quantity'],
  ['cart_lines', { id: 'x', product_id: 'rice', quantity: -1 }, 'check cart_lines_quantity'],
  ['cart_lines', { id: 'x', product_id: 'rice', quantity: 100 }, 'check cart_lines_quantity'],
  ['cart_lines', { id: 'x', product_id: 'gone' }, 'foreign key cart_lines_product_id_products_id_fk'],
  [
    'cart_lines',
    { id: 'x', person_id: 'gone', product_id: 'rice' },
    'foreign key cart_lines_person_id_people_id_fk',
  ],
  ['payment_orders', { id: 'x' }, 'unique payment_orders_gateway_order_id_unique'],
  ['payment_orders', { id: 'x', gateway_order_id: null, total_paise: 131 }, 'check payment_orders_total'],
  [
    'payment_orders',
    { id: 'x', gateway_order_id: null, subtotal_paise: -10, total_paise: 30 },
    'check payment_orders_subtotal',
  ],
  [
    'payment_orders',
    { id: 'x', gateway_order_id: null, shipping_paise: -40, total_paise: 50 },
    'check payment_orders_shipping',
  ],
  ['payment_orders', { id: 'x', gateway_order_id: null, status: 'paid' }, 'check payment_orders_status'],
  ['payments', {}, 'unique payments_pkey'],
  ['payments', { id: 'x', amount_paise: 0 }, 'check payments_amount'],
  [
    'payments',
    { id: 'x', payment_order_id: 'gone' },
    'foreign key payments_payment_order_id_payment_orders_id_fk',
  ],
  ['orders', { id: 'x', payment_id: 'pay_2' }, 'unique orders_payment_order_id_unique'],
  ['orders', { id: 'x', payment_order_id: 'po2' }, 'unique orders_payment_id_unique'],
  [
    'orders',
    { id: 'x', payment_order_id: 'po2', payment_id: 'gone' },
    'foreign key orders_payment_id_payments_id_fk',
  ],
  [
    'orders',
    { id: 'x', payment_order_id: 'po2', payment_id: 'pay_2', total_paise: 90 },
    'check orders_total',
  ],
  [
    'orders',
    { id: 'x', payment_order_id: 'po2', payment_id: 'pay_2', status: 'paid' },
    'check orders_status',
  ],
  ['order_lines', { position: 1, quantity: 0 }, 'check order_lines_quantity'],
  ['order_lines', { position: 1, selling_price_paise: -1 }, 'check order_lines_selling_price'],
  ['order_lines', { position: 1, order_id: 'gone' }, 'foreign key order_lines_order_id_orders_id_fk'],
  ['order_events', { order_id: 'gone' }, 'foreign key order_events_order_id_orders_id_fk'],
  ['stock_holds', {}, 'unique stock_holds_payment_order_id_product_id_pk'],
  ['stock_holds', { product_id: 'rice', quantity: 0 }, 'check stock_holds_quantity'],
  ['stock_holds', { product_id: 'rice', state: 'lost' }, 'check stock_holds_state'],
  ['refunds', {}, 'unique refunds_pkey'],
  ['refunds', { payment_id: 'pay_2', amount_paise: 0 }, 'check refunds_amount'],
  ['refunds', { payment_id: 'pay_2', reason: 'because' }, 'check refunds_reason'],
])('%s refuses %j', async (table, changes, expected) => {
  expect(await refusal(insert(table, { ...right[table], ...changes }))).toBe(expected)
})

test.each(Object.entries(right))(
  '%s refuses a row without a field that must be there',
  async (table, row) => {
    for (const column of Object.keys(row).filter((name) => !optional.has(name)))
      expect(await refusal(insert(table, { ...row, [column]: null }))).toBe(`not null ${column}`)
  },
)
const optional = new Set(['gateway_order_id'])

describe('deleting', () => {
  test.each([
    ['a person who ordered', `delete from people where id = 'asha'`],
    ['a product that was ordered', `delete from products where id = 'dal'`],
    ['a payment order that was paid', `delete from payment_orders where id = 'po'`],
    ['a payment with an order', `delete from payments where id = 'pay_1'`],
    ['an order', `delete from orders where id = 'o'`],
    ['a category with products', `delete from categories where value = 'pulses'`],
  ])('%s is refused', async (_what, statement) => {
    expect(await refusal(pool.query(statement))).toMatch(/^foreign key /)
  })

  test('a person without orders takes their cart and sessions along', async () => {
    await insert('cart_lines', { ...cartLine, id: 'ravi-line', person_id: 'ravi' })
    await insert('sessions', {
      id: 's',
      token: 't',
      person_id: 'ravi',
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    await pool.query(`delete from people where id = 'ravi'`)
    const { rows } = await pool.query(
      `select id from cart_lines where person_id = 'ravi' union all select id from sessions`,
    )
    expect(rows).toEqual([])
  })
})
