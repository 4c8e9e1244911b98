import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { beforeAll, describe, expect, test } from 'vitest'

import type { Ctx } from '#domain/ground/context.ts'
import { myOrders } from '#domain/orders/queries.ts'
import type { PaymentGateway } from '#domain/payments/gateway.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { carryOutDueRefunds } from '#domain/payments/refunds.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { wireOrder } from '#server/http/wire.ts'
import { testDatabase } from '#tests/support/database.ts'

import { migrate } from './migrate.ts'
import { projectFolder } from './project-folder.ts'

const { pool, db, connectionConfig } = await testDatabase()

describe('a shop of before orders could be moved, paid in cash and refunded in parts', () => {
  beforeAll(async () => {
    await pool.query(`drop schema public, razorpay_sandbox, drizzle cascade; create schema public`)
    await migrateTo('what_an_order_is')
    await pool.query(oldShop)
    await migrate(connectionConfig)
  })

  test('orders say what they said, in the same words', async () => {
    const orders = (await myOrders(ctx('asha'))).map(wireOrder)
    expect(orders.map(({ _id, status }) => [_id, status])).toEqual([
      ['o-packed', 'Packed'],
      ['o-out', 'Out for delivery'],
      ['o-delivered', 'Delivered'],
      ['o-cancelled', 'Cancelled'],
      ['o-late', 'Refunded'],
      ['o-paid', 'Paid'],
    ])
    expect(orders.at(-1)).toMatchObject({
      transactionId: 'pay-paid',
      subtotal: 180,
      shipping: 40,
      totalPrice: 220,
      productId: [{ _id: 'dal', productName: 'Dal', price: 100, sellingPrice: 90, quantity: 2 }],
    })
  })

  test('orders are numbered as they came, and the next one goes on', async () => {
    const numbers = (await myOrders(ctx('asha'))).map(({ number }) => number)
    expect(numbers).toEqual([1006, 1005, 1004, 1003, 1002, 1001])
    expect(await rows(`select nextval('orders_number_seq')::int as next`)).toEqual([{ next: 1007 }])
  })

  test('of two passwords of one person the one that was set last is there', async () => {
    expect(await rows(`select id from accounts`)).toEqual([{ id: 'newer' }])
  })

  test('history, sums and packs are there', async () => {
    expect(await rows(`select from_status, to_status from order_events order by id`)).toEqual([
      { from_status: null, to_status: 'paid' },
      { from_status: 'paid', to_status: 'out_for_delivery' },
    ])
    expect(
      await rows(`select payment_way, paid_paise::int as paid, count(*)::int as n from orders group by 1, 2`),
    ).toEqual([{ payment_way: 'gateway', paid: 220_00, n: 6 }])
    expect(
      await rows(`select distinct net_quantity, net_unit, hsn_code, tax_rate_bp from order_lines`),
    ).toEqual([{ net_quantity: 500, net_unit: 'g', hsn_code: null, tax_rate_bp: null }])
    const lines = await rows(`select lines from payment_orders where id = 'po-newest'`)
    expect(lines).toEqual([
      { lines: [{ ...line, netQuantity: 500, netUnit: 'g', hsnCode: null, taxRateBp: null }] },
    ])
  })

  test('what was there already is counted, and looked up by its words', async () => {
    expect(
      await rows(`select list, sum(change)::int as n from list_counts group by list order by list`),
    ).toEqual([
      { list: 'orders', n: 6 },
      { list: 'people', n: 1 },
      { list: 'products', n: 2 },
      { list: 'products on_shelf', n: 2 },
      { list: 'stock_entries', n: 1 },
    ])
    expect(await rows(`select words from order_lookups where id = 'o-paid'`)).toEqual([
      { words: '1001 asha asha@example.com pay-paid' },
    ])
    expect(await rows(`select words from person_lookups`)).toEqual([
      { words: 'asha asha@example.com general' },
    ])
    expect(await rows(`select words from product_lookups where id = 'oil'`)).toEqual([
      { words: 'oil b oils' },
    ])
  })

  test('a payment that is reported once more is answered as before', async () => {
    const report = (id: string, kind: string) =>
      settlePayment(ctx(), {
        paymentOrderId: `po-${kind}`,
        payment: { ...captured, id, gatewayOrderId: `order-${kind}` },
      })
    expect(await report('pay-paid', 'paid')).toEqual({ orderId: 'o-paid', outcome: 'sold', why: null })
    expect(await report('pay-surplus', 'paid')).toEqual({ orderId: 'o-paid', outcome: 'sold', why: null })
    expect(await report('pay-late', 'late')).toEqual({
      orderId: 'o-late',
      outcome: 'given_back',
      why: 'out_of_stock',
    })
    expect(await report('pay-cancelled', 'cancelled')).toEqual({
      orderId: 'o-cancelled',
      outcome: 'sold',
      why: null,
    })
    expect(await rows(`select count(*)::int as n from refunds`)).toEqual([{ n: 2 }])
  })

  test('a refund on its way goes out under the idempotency key that it had', async () => {
    await carryOutDueRefunds(ctx())
    expect(refunded).toEqual([['pay-late', 220_00, 'pay-late-2']])
    expect(
      await rows(
        `select id, refunded_paise::int as refunded from payments where refunded_paise > 0 order by id`,
      ),
    ).toEqual([
      { id: 'pay-late', refunded: 220_00 },
      { id: 'pay-surplus', refunded: 220_00 },
    ])
  })

  test('what somebody set out to pay and nobody counts is theirs while they are offered it', async () => {
    expect(
      await rows(
        `select payment_order_id, quantity, state from stock_holds where product_id = 'dal' order by 1`,
      ),
    ).toEqual([
      { payment_order_id: 'po-expired', quantity: 2, state: 'released' },
      { payment_order_id: 'po-newest', quantity: 2, state: 'held' },
      { payment_order_id: 'po-older', quantity: 2, state: 'released' },
    ])
  })

  test('of what a person has open the newest is offered, and its stock comes back when nobody pays', async () => {
    expect(await rows(`select id, status from payment_orders where status <> 'settled' order by id`)).toEqual(
      [
        { id: 'po-expired', status: 'expired' },
        { id: 'po-newest', status: 'open' },
        { id: 'po-older', status: 'superseded' },
      ],
    )
    await reconcilePaymentOrders(ctx())
    expect(await rows(`select status from payment_orders where id = 'po-newest'`)).toEqual([
      { status: 'expired' },
    ])
    expect(await rows(`select stock from products where id = 'oil'`)).toEqual([{ stock: 5 }])
  })

  test('payments are looked up from the first payment order on that may still be paid', () => {
    // A quarter of an hour before it, as always.
    expect(sweptFrom).toEqual(new Date('2026-11-01T08:45:00Z'))
  })
})

const line = {
  productId: 'dal',
  productName: 'Dal',
  brandName: 'B',
  category: 'pulses',
  imageUrl: null,
  listPricePaise: 100_00,
  sellingPricePaise: 90_00,
  quantity: 2,
}
const captured = { amountPaise: 220_00, currency: 'INR', status: 'captured', method: 'upi' } as const

/** One order of each kind, and what else a shop has on its way, as the program before wrote them. */
const oldShop = `
  insert into people (id, name, email, created_at, updated_at) values ('asha', 'Asha', 'asha@example.com', now(), now());
  insert into accounts (id, account_id, provider_id, person_id, created_at, updated_at) values
    ('older', 'asha', 'credential', 'asha', now(), now() - interval '1 day'), ('newer', 'asha', 'credential', 'asha', now(), now());
  insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise,
      net_quantity, net_unit, stock, created_at, updated_at) values
    ('dal', 'Dal', 'B', 'pulses', 'd', 10000, 9000, 500, 'g', null, now(), now()),
    ('oil', 'Oil', 'B', 'oils', 'd', 10000, 9000, 1000, 'ml', 3, now(), now());
  insert into payment_orders (id, person_id, gateway_order_id, status, lines, subtotal_paise, shipping_paise,
      total_paise, created_at, settled_at, next_check_at)
    select 'po-' || kind, 'asha', 'order-' || kind, status, '${JSON.stringify([line])}', 18000, 4000, 22000, at::timestamptz,
      case when status = 'settled' then at::timestamptz end, case when status = 'open' then at::timestamptz end
    from (values ('paid', 'settled', '2026-10-01T09:00Z'), ('late', 'settled', '2026-10-01T09:00Z'),
      ('packed', 'settled', '2026-10-01T09:00Z'), ('out', 'settled', '2026-10-01T09:00Z'),
      ('delivered', 'settled', '2026-10-01T09:00Z'), ('cancelled', 'settled', '2026-10-01T09:00Z'),
      ('expired', 'expired', '2026-10-01T09:00Z'), ('older', 'open', '2026-11-01T09:00Z'),
      ('newest', 'open', '2026-11-01T10:00Z')) as kinds (kind, status, at);
  insert into payments (id, payment_order_id, amount_paise, currency, method, created_at)
    select 'pay-' || substr(id, 4), id, 22000, 'INR', 'upi', settled_at from payment_orders where status = 'settled'
    union all select 'pay-surplus', 'po-paid', 22000, 'INR', 'upi', now();
  insert into orders (id, payment_order_id, payment_id, person_id, status, subtotal_paise, shipping_paise,
      total_paise, created_at)
    select 'o-' || kind, 'po-' || kind, 'pay-' || kind, 'asha', status, 18000, 4000, 22000, now() + n * interval '1 second'
    from (values ('paid', 'Paid', 1), ('late', 'Refunded', 2), ('cancelled', 'Cancelled', 3), ('delivered', 'Delivered', 4),
      ('out', 'Out for delivery', 5), ('packed', 'Packed', 6)) as kinds (kind, status, n);
  insert into order_lines (order_id, position, product_id, product_name, brand_name, category, list_price_paise,
      selling_price_paise, quantity)
    select id, 0, 'dal', 'Dal', 'B', 'pulses', 10000, 9000, 2 from orders;
  insert into order_events (order_id, from_status, to_status, at) values
    ('o-out', null, 'Paid', now()), ('o-out', 'Paid', 'Out for delivery', now());
  insert into refunds (payment_id, amount_paise, reason, requested_at, round, refunded_at, next_attempt_at) values
    ('pay-late', 22000, 'out_of_stock', now(), 2, null, now()), ('pay-surplus', 22000, 'surplus', now(), 1, now(), null);
  insert into stock_holds (payment_order_id, product_id, quantity, state, expires_at) values
    ('po-newest', 'oil', 2, 'held', now()), ('po-older', 'oil', 1, 'released', now());`

const refunded: unknown[] = []
let sweptFrom: Date | undefined

/** A gateway at which nobody paid anything more, and which gives back what it is asked to. */
const gateway: Partial<PaymentGateway> = {
  async *paymentsBetween({ from }) {
    sweptFrom ??= from
    yield []
  },
  paymentsOfOrder: async () => [],
  refund: async (paymentId, { amountPaise, idempotencyKey }) => {
    refunded.push([paymentId, amountPaise, idempotencyKey])
    return { id: `rfnd-${paymentId}`, amountPaise, status: 'processed' }
  },
}

function ctx(personId?: string): Ctx {
  const unexpected = (details: object, message: string) =>
    expect.fail(`${message} ${JSON.stringify(details)}`)
  const log = { info: () => undefined, warn: unexpected, error: unexpected }
  const actor = personId ? { id: personId, role: 'GENERAL' } : null
  return { db, actor, log, now: () => new Date(), gateways: { payments: gateway } } as unknown as Ctx
}

async function rows(query: string): Promise<unknown[]> {
  return (await pool.query(query)).rows
}

/** Applies the migrations before this one. */
async function migrateTo(name: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-migrations-'))
  try {
    await cp(path.join(projectFolder(), 'db', 'migrations'), folder, { recursive: true })
    const journal = path.join(folder, 'meta', '_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
    const before = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag.endsWith(name)),
    )
    expect(before.length).toBeGreaterThan(0)
    await writeFile(journal, JSON.stringify({ ...rest, entries: before }))
    await applyMigrations(drizzle(pool), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
