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
    await vacuum(client)
  } finally {
    // Closed, because its temporary tables go with it.
    client.release(true)
  }
}

/**
 * Brings what PostgreSQL knows of the tables up to date: how their columns are spread, and that every page is
 * visible to all, without which an index alone is not cheaper than its table. A statement of the shop that
 * runs meanwhile keeps a vacuum from knowing that, so it is done until it is known.
 */
export async function vacuum(client: pg.ClientBase): Promise<void> {
  for (;;) {
    await client.query('vacuum (analyze)')
    const { rows } = await client.query(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpages > 50 and relallvisible < relpages`)
    if (rows.length === 0) return
  }
}
