import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { orders, people, products } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { compactListCounts } from './ground/list-counts.ts'

const shop = await testShop()
const admin = await shop.admin()

/** What a search finds, by one field of it: as a page, which must be the same as the whole list. */
async function found(call: string, q: string, field: string): Promise<string[]> {
  const asked = `/api/${call}?q=${encodeURIComponent(q)}`
  const [page, whole] = [await admin.get(`${asked}&page=1`), await admin.get(asked)]
  expect(page.body.data).toEqual(whole.body.data)
  expect(page.body['total']).toBe(whole.body.data.length)
  return page.body.data.map((row: Record<string, string>) => row[field])
}

async function buy(person: Visitor, productId: string): Promise<string> {
  await fillCart(person, productId)
  const { body } = await verify(person, await payAtGateway(person, (await startPaying(person)).orderId))
  return body['orderId']
}

describe('products', () => {
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    ids['ghee'] = await makeProduct(shop, {
      name: 'A2 Ghee 100%',
      hindiName: 'घी',
      brand: 'Gir_Gau',
      category: 'dairy products',
      aliases: ['clarified'],
      description: 'Slowly churned.',
    })
    ids['oil'] = await makeProduct(shop, {
      name: 'Sesame Oil',
      hindiName: 'तिल का तेल',
      brand: 'Girnar',
      category: 'oils',
    })
  })

  test.each([
    ['the name, in any case', 'gHEE', ['A2 Ghee 100%']],
    ['the Hindi name', 'तिल', ['Sesame Oil']],
    ['the brand', 'girnar', ['Sesame Oil']],
    ['the category', 'DAIRY', ['A2 Ghee 100%']],
    ['every word, wherever it stands', ' oils  sesame ', ['Sesame Oil']],
    ['one letter', '2', ['A2 Ghee 100%']],
    ['no word that is missing', 'sesame ghee', []],
    ['a percent sign as itself', '%', ['A2 Ghee 100%']],
    ['an underscore as itself', '_', ['A2 Ghee 100%']],
    ['no backslash', '\\', []],
    ['neither description nor aliases', 'churned', []],
    ['what looks like SQL', `' or 1=1 --`, []],
  ])('are found by %s', async (_what, q, names) => {
    expect(await found('get-product', q, 'productName')).toEqual(names)
  })

  test('are found by their id, and by the whole of it alone', async () => {
    expect(await found('get-product', ` ${ids['oil']!.toUpperCase()} `, '_id')).toEqual([ids['oil']])
    expect(await found('get-product', ids['oil']!.slice(0, 12), '_id')).toEqual([])
  })

  test('are found by what they are called now', async () => {
    const { body } = await shop.guest().post('/api/product-details', { productId: ids['oil'] })
    await admin.post('/api/update-product', { ...body.data, productName: 'Til Oil', brandName: 'Narmada' })

    expect(await found('get-product', 'narmada til', 'productName')).toEqual(['Til Oil'])
    expect(await found('get-product', 'girnar', 'productName')).toEqual([])
  })

  test('come newest first where that is asked for', async () => {
    const { body } = await admin.get('/api/get-product?sort=newest&page=1')
    const whole = await admin.get('/api/get-product')
    expect(body.data).toEqual(whole.body.data.toReversed())
  })
})

describe('people', () => {
  test.each([
    ['name', 'lakshmi', ['Lakshmi Iyer']],
    ['e-mail', '@lists.example', ['Lakshmi Iyer', 'Joseph Thomas']],
    ['role', 'aDmIn', ['Shopkeeper']],
    ['name and role', 'joseph GENERAL', ['Joseph Thomas']],
  ])('are found by %s', async (_what, q, names) => {
    for (const name of ['Lakshmi Iyer', 'Joseph Thomas']) {
      const [known] = await shop.db.select().from(people).where(eq(people.name, name))
      const { id } = known ?? (await shop.customer(name))
      const email = `${name.split(' ')[0]!.toLowerCase()}@lists.example`
      await shop.db.update(people).set({ email }).where(eq(people.id, id))
    }
    expect(await found('all-user', q, 'name')).toEqual(names)
  })

  test('who become administrators are found as such', async () => {
    const meera = await shop.customer('Meera Bora')
    await admin.post('/api/update-user', { userId: meera.id, role: 'ADMIN' })
    expect(await found('all-user', 'admin bora', 'name')).toEqual(['Meera Bora'])
  })
})

describe('orders', () => {
  test('are found by their id or the beginning of it, by their number, the customer’s name, e-mail and the transaction', async () => {
    const [sunita, dal] = [await shop.customer('Sunita Naik'), await makeProduct(shop)]
    const id = await buy(sunita, dal)
    await buy(await shop.customer('Gopal Das'), dal)
    const [{ transactionId, orderNumber }] = (await admin.get(`/api/all-orders?q=${id}`)).body.data

    expect(transactionId).toMatch(/^pay_/)
    for (const q of [
      id,
      id.slice(0, 10),
      `#${id.slice(0, 4)}`,
      `#${orderNumber}`,
      `${orderNumber} sunita`,
      sunita.email,
      `sunita ${sunita.email.toUpperCase()}`,
      'sunita',
      'NAIK sunita',
      transactionId,
      transactionId.toUpperCase(),
    ])
      expect([q, await found('all-orders', q, '_id')]).toEqual([q, [id]])
    expect(await found('all-orders', 'sunita das', '_id')).toEqual([])
  })

  test('have a short number, the later the higher, which an order that was rolled back takes with it', async () => {
    const asha = await shop.customer()
    const first = await numberOf(cashOrder('first-number', asha.id))
    await shop.db
      .transaction(async (db) => {
        await db.insert(orders).values(cashOrder('no-number', asha.id))
        throw new Error('the line is cut')
      })
      .catch(() => undefined)
    expect(first).toBeGreaterThan(1000)
    expect(await numberOf(cashOrder('next-number', asha.id))).toBe(first + 2)
  })

  test('are found by the name and the e-mail that their customer has now', async () => {
    const kavita = await shop.customer('Kavita Old')
    const id = await buy(kavita, await makeProduct(shop))
    await shop.db.update(people).set({ name: 'Kavita New' }).where(eq(people.id, kavita.id))
    await shop.db.update(people).set({ email: 'kavita@new.example' }).where(eq(people.id, kavita.id))

    expect(await found('all-orders', 'kavita new', '_id')).toEqual([id])
    expect(await found('all-orders', 'kavita@new.example', '_id')).toEqual([id])
    expect(await found('all-orders', kavita.email, '_id')).toEqual([])
    expect(await found('all-orders', 'kavita old', '_id')).toEqual([])
  })

  test('are found by the new name also when they were made while it was changed', async () => {
    const imran = await shop.customer('Imran Old')
    await overlap(shop.ctx, {
      first: ({ db }) => db.insert(orders).values(cashOrder('made-meanwhile', imran.id)),
      second: () => shop.db.update(people).set({ name: 'Imran New' }).where(eq(people.id, imran.id)),
    })
    expect(await found('all-orders', 'imran new', '_id')).toEqual(['made-meanwhile'])
  })

  test('are found by the new name also when they are made or paid before it is committed', async () => {
    const meena = await shop.customer('Meena Old')
    const paid = await buy(meena, await makeProduct(shop))
    const asItIs = sql`${orders.paymentId}`
    for (const change of [
      () => shop.db.insert(orders).values(cashOrder('made-after', meena.id)),
      () => shop.db.update(orders).set({ paymentId: asItIs }).where(eq(orders.id, paid)),
    ]) {
      await shop.db.update(people).set({ name: 'Meena Old' }).where(eq(people.id, meena.id))
      await overlap(shop.ctx, {
        first: ({ db }) => db.update(people).set({ name: 'Meena New' }).where(eq(people.id, meena.id)),
        second: change,
      })
      expect(await found('all-orders', 'meena old', '_id')).toEqual([])
    }
    expect((await found('all-orders', 'meena new', '_id')).toSorted()).toEqual(
      [paid, 'made-after'].toSorted(),
    )
  })

  test('say how they are paid: at the gateway, or in cash when they are brought', async () => {
    const asha = await shop.customer('Fatima Khan')
    const id = await buy(asha, await makeProduct(shop))
    await shop.db.insert(orders).values(cashOrder('in-cash', asha.id))

    const { data } = (await admin.get('/api/all-orders?q=fatima')).body
    expect(data.map((order: Record<string, unknown>) => [order['_id'], order['payment']])).toEqual([
      ['in-cash', { way: 'Cash', standing: 'due' }],
      [id, { way: 'Card', standing: 'paid' }],
    ])
  })
})

test.each(['get-product', 'all-user', 'all-orders'])(
  '%s reads 200 characters of the first of several searches, and no page as the first one',
  async (call) => {
    const nobody = `${'a'.repeat(199)}%20${'b'.repeat(99)}`
    const { status, body } = await admin.get(`/api/${call}?page=none&q=${nobody}&q=`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: [], total: 0, page: 1 })
    const everybody = await admin.get(`/api/${call}?page=1&q=${'%20'.repeat(200)}${'b'.repeat(99)}`)
    expect(everybody.body['data']).not.toEqual([])
  },
)

describe('the number of all rows', () => {
  const kept = async () => {
    // What was changed past the shop's calls is known to its cache.
    await shop.ctx.catalogChanged()
    return (await admin.get('/api/get-product?page=1&pageSize=1')).body['total']
  }
  const counted = () => shop.db.$count(products)

  test('follows what is added, taken away and not committed', async () => {
    const before = await counted()
    const [id] = [await makeProduct(shop), await makeProduct(shop)]
    await shop.db.delete(products).where(eq(products.id, id))
    await shop.db
      .transaction(async (db) => {
        await makeProduct({ db: db as never })
        throw new Error('given up')
      })
      .catch(() => undefined)

    expect([await counted(), await kept()]).toEqual([before + 1, before + 1])
  })

  test('stays right when its changes are put together, and takes little room then', async () => {
    for (let made = 0; made < 3; made++) await makeProduct(shop)
    await compactListCounts(shop.ctx)
    await makeProduct(shop)

    expect(await kept()).toBe(await counted())
    const { rows } = await shop.pool.query(`select from list_counts where list = 'products'`)
    // At most, because the shop's own job may have come in between.
    expect(rows.length).toBeLessThanOrEqual(2)
  })

  test('counts no change twice when two put them together at once', async () => {
    await makeProduct(shop)
    await overlap(shop.ctx, {
      first: (tx) => compactListCounts(tx),
      second: () => compactListCounts(shop.ctx),
    })
    expect(await kept()).toBe(await counted())
  })

  test('lets nobody wait who adds a row while another one is being added', async () => {
    const before = await kept()
    await shop.db.transaction(async (db) => {
      await makeProduct({ db: db as never })
      await makeProduct(shop)
      expect(await kept()).toBe(before + 1)
    })
    expect(await kept()).toBe(before + 2)
  })
})

function cashOrder(id: string, personId: string) {
  const money = { subtotalPaise: 100_00, shippingPaise: 0, totalPaise: 100_00 }
  return { id, personId, paymentWay: 'cash', status: 'placed', createdAt: shop.ctx.now(), ...money } as const
}

async function numberOf(order: typeof orders.$inferInsert): Promise<number> {
  const [made] = await shop.db.insert(orders).values(order).returning({ number: orders.number })
  return made!.number
}
