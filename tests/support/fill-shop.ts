import type pg from 'pg'

import { seedProducts } from '#db/seed/synthetic-catalogue.ts'
import { prepareOrders, seedOrders } from '#db/seed/synthetic-orders.ts'
import { seedPeople } from '#db/seed/synthetic-people.ts'

/** Puts so many products, people and orders into a shop, with what PostgreSQL knows of them up to date. */
export async function fillShop(pool: pg.Pool, amount: number): Promise<void> {
  const client = await pool.connect()
  const rows = { from: 0, to: amount - 1, amount, now: new Date() }
  try {
    await client.query('begin')
    await seedProducts(client, rows)
    await seedPeople(client, rows)
    await prepareOrders(client)
    await seedOrders(client, rows)
    await client.query('commit')
    await client.query('vacuum (analyze)')
  } finally {
    // Closed, because its temporary tables go with it.
    client.release(true)
  }
}
