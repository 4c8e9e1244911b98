import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

// What the tables themselves refuse, whoever writes: straight SQL, past all of the shop's own code.
const { pool } = await testDatabase()
const client = await pool.connect()

/** Inserts a row; what is not given is filled in by a row that is right. */
function insert(table: string, row: Record<string, unknown>) {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  return client.query(
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
  order_id: 'o',
  amount_paise: 130,
  applied_paise: 130,
  currency: 'INR',
  method: 'card',
  created_at: now,
}
const order = {
  id: 'o',
  payment_way: 'gateway',
  payment_order_id: 'po',
  payment_id: 'pay_1',
  person_id: 'asha',
  status: 'paid',
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
  net_quantity: 500,
  net_unit: 'g',
}
const hold = { payment_order_id: 'po', product_id: 'dal', quantity: 1 }
const refund = { id: 'r', payment_id: 'pay_1', amount_paise: 30, reason: 'surplus', requested_at: now }

const second = { id: 'po2', gateway_order_id: 'order_2' }
const another = { id: 'x', gateway_order_id: null, status: 'superseded' }
const inCash = { payment_way: 'cash', payment_order_id: null, payment_id: null }
const anotherOrder = { id: 'x', payment_order_id: 'po2', payment_id: 'pay_2' }

const right: Record<string, Record<string, unknown>> = {
  people: person,
  products: product,
  product_images: { product_id: 'dal', position: 0, url: '/images/dal-800.webp' },
  product_declarations: { product_id: 'dal', key: 'countryOfOrigin', value: 'India' },
  cart_lines: cartLine,
  payment_orders: paymentOrder,
  orders: order,
  payments: payment,
  order_lines: orderLine,
  order_events: { order_id: 'o', to_status: 'paid', at: now },
  stock_holds: hold,
  refunds: refund,
}

beforeAll(async () => {
  // An order and its payment refer to each other: one transaction writes both.
  await client.query('begin')
  for (const [table, row] of Object.entries(right)) await insert(table, row)
  await insert('people', { ...person, id: 'ravi', email: 'ravi@example.com' })
  await insert('products', { ...product, id: 'rice' })
  await insert('payment_orders', { ...paymentOrder, ...second, status: 'superseded' })
  await insert('payments', { ...payment, id: 'pay_2', payment_order_id: 'po2', applied_paise: 0 })
  await client.query('commit')
})
afterAll(() => client.release())

const supersededBy = 'payment_orders_superseded_by_payment_orders_id_fk'

test.each([
  ['people', { id: 'x', email: 'ravi@example.com' }, 'unique people_email'],
  ['people', { id: 'x', email: 'RAVI@Example.com' }, 'check people_email_in_lower_case'],
  ['people', { id: 'x', email: 'x@example.com', mobile: '12345' }, 'check people_mobile'],
  ['people', { id: 'x', sign_in_mobile: '12345' }, 'check people_sign_in_mobile_digits'],
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
  ['product_declarations', { key: 'villageOfOrigin', value: '' }, 'check product_declarations_value'],
  ['product_declarations', { key: '' }, 'check product_declarations_key'],
  ['product_declarations', { value: 'Nepal' }, 'unique product_declarations_product_id_key_pk'],
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
  ['payment_orders', { ...second, id: 'x' }, 'unique payment_orders_gateway_order_id_unique'],
  ['payment_orders', { ...another, status: 'open' }, 'unique payment_orders_one_open_cart'],
  ['payment_orders', { ...another, total_paise: 131 }, 'check payment_orders_total'],
  ['payment_orders', { ...another, discount_paise: 91, total_paise: 39 }, 'check payment_orders_discount'],
  ['payment_orders', { ...another, subtotal_paise: -10, total_paise: 30 }, 'check payment_orders_discount'],
  ['payment_orders', { ...another, shipping_paise: -40, total_paise: 50 }, 'check payment_orders_shipping'],
  ['payment_orders', { ...another, tax_paise: 131 }, 'check payment_orders_tax'],
  ['payment_orders', { ...another, status: 'paid' }, 'check payment_orders_status'],
  ['payment_orders', { ...another, purpose: 'order' }, 'check payment_orders_purpose'],
  ['payment_orders', { ...another, order_id: 'o' }, 'check payment_orders_purpose'],
  ['payment_orders', { ...another, status: 'settled', settled_at: now }, 'check payment_orders_settled'],
  ['payment_orders', { ...another, outcome: 'sold' }, 'check payment_orders_settled'],
  [
    'payment_orders',
    { ...another, status: 'settled', settled_at: now, outcome: 'lost' },
    'check payment_orders_outcome',
  ],
  ['payments', { applied_paise: 0 }, 'unique payments_pkey'],
  ['payments', { id: 'x', applied_paise: 0, amount_paise: 0 }, 'check payments_amount'],
  ['payments', { id: 'x', applied_paise: 131 }, 'check payments_applied'],
  ['payments', { id: 'x', applied_paise: 1 }, 'check orders_paid'],
  [
    'payments',
    { id: 'x', applied_paise: 0, payment_order_id: 'gone' },
    'foreign key payments_payment_order_id_payment_orders_id_fk',
  ],
  ['payments', { id: 'x', order_id: 'gone' }, 'foreign key payments_order_id_orders_id_fk'],
  ['orders', { id: 'x', payment_id: 'pay_2' }, 'unique orders_payment_order_id_unique'],
  ['orders', { id: 'x', payment_order_id: 'po2' }, 'unique orders_payment_id_unique'],
  ['orders', { ...anotherOrder, payment_id: 'gone' }, 'foreign key orders_payment_names_it'],
  // The payment of another order.
  ['orders', { ...anotherOrder }, 'foreign key orders_payment_names_it'],
  ['orders', { ...anotherOrder, total_paise: 90 }, 'check orders_total'],
  ['orders', { ...anotherOrder, paid_paise: 131 }, 'check orders_paid'],
  ['orders', { ...anotherOrder, status: 'Paid' }, 'check orders_status'],
  ['orders', { ...anotherOrder, payment_way: 'barter' }, 'check orders_payment_way'],
  ['orders', { ...anotherOrder, payment_id: null, status: 'placed' }, 'check orders_payment_way'],
  ['orders', { ...anotherOrder, payment_order_id: null }, 'check orders_payment_way'],
  ['orders', { ...anotherOrder, payment_way: 'cash' }, 'check orders_payment_way'],
  ['orders', { ...anotherOrder, ...inCash, status: 'paid' }, 'check orders_status_paid'],
  ['orders', { ...anotherOrder, ...inCash, payment_way: 'none' }, 'check orders_payment_way'],
  ['orders', { ...anotherOrder, person_id: null }, 'check orders_of_nobody'],
  ['order_lines', { position: 1, quantity: 0 }, 'check order_lines_quantity'],
  ['order_lines', { position: 1, selling_price_paise: -1 }, 'check order_lines_selling_price'],
  ['order_lines', { position: 1, net_quantity: 0 }, 'check order_lines_net_quantity'],
  ['order_lines', { position: 1, net_unit: 'lb' }, 'check order_lines_net_unit'],
  ['order_lines', { position: 1, tax_rate_bp: 10_001 }, 'check order_lines_tax_rate'],
  ['order_lines', { position: 1, order_id: 'gone' }, 'foreign key order_lines_order_id_orders_id_fk'],
  ['order_events', { order_id: 'gone' }, 'foreign key order_events_order_id_orders_id_fk'],
  ['order_events', { to_status: 'Paid' }, 'check order_events_to_status'],
  ['order_events', { from_status: 'Placed' }, 'check order_events_from_status'],
  ['stock_holds', {}, 'unique stock_holds_payment_order_id_product_id_pk'],
  ['stock_holds', { product_id: 'rice', quantity: 0 }, 'check stock_holds_quantity'],
  ['stock_holds', { product_id: 'rice', state: 'lost' }, 'check stock_holds_state'],
  ['refunds', { payment_id: 'pay_2' }, 'unique refunds_pkey'],
  ['refunds', { id: 'x' }, 'unique refunds_one_of_settling'],
  ['refunds', { id: 'x', payment_id: 'pay_2', amount_paise: 0 }, 'check refunds_amount'],
  ['refunds', { id: 'x', payment_id: 'pay_2', amount_paise: 131 }, 'check payments_refunded'],
  ['refunds', { id: 'x', payment_id: 'pay_2', reason: 'because' }, 'check refunds_reason'],
  ['refunds', { id: 'x', payment_id: 'pay_2', refused_at: now }, 'check refunds_refused_for_good'],
  ['refunds', { id: 'x', payment_id: 'pay_2', refusal: 'No.' }, 'check refunds_refused_for_good'],
  [
    'refunds',
    { id: 'x', payment_id: 'pay_2', refusal: 'No.', refused_at: now, next_attempt_at: now },
    'check refunds_refused_for_good',
  ],
  ['payment_orders', { ...another, superseded_by: 'gone' }, `foreign key ${supersededBy}`],
  ['payment_sweeps', { from_at: now, to_at: now }, 'check payment_sweeps_span'],
  ['payment_sweeps', { from_at: now }, 'check payment_sweeps_running'],
  ['payment_sweeps', { from_at: now, due_at: now }, 'unique payment_sweeps_one_running'],
  ['products', { id: 'x', hsn_code: '12a' }, 'check products_hsn_code'],
  ['products', { id: 'x', tax_rate_bp: -1 }, 'check products_tax_rate'],
])('%s refuses %j', async (table, changes, expected) => {
  expect(await refusal(insert(table, { ...right[table], ...changes }))).toBe(expected)
})

test.each(Object.entries(right))(
  '%s refuses a row without a field that must be there',
  async (table, row) => {
    const required = Object.keys(row).filter(
      (name) => !optional.has(name) && !optional.has(`${name} of ${table}`),
    )
    for (const column of required)
      expect(await refusal(insert(table, { ...row, [column]: null }))).toBe(`not null ${column}`)
  },
)
const optional = new Set([
  // Null where it pays into an account.
  'order_id of payments',
  'gateway_order_id',
  'email of people',
  'payment_order_id of orders',
  'payment_id of orders',
  // Who gave no name has taken the goods along.
  'person_id of orders',
])

test.each([
  [`order_id = 'x'`, 'orders_payment_names_it'],
  [`payment_order_id = 'po2'`, 'orders_payment_of_its_payment_order'],
])('the payment that an order names keeps naming it: %s is refused', async (change, expected) => {
  await client.query('begin')
  await insert('orders', { ...order, ...inCash, id: 'x', status: 'placed' })
  await client.query(`update payments set applied_paise = 0, ${change} where id = 'pay_1'`)
  expect(await refusal(client.query('commit'))).toBe(`foreign key ${expected}`)
})

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
