import type pg from 'pg'

import { connect } from '#db/connect.ts'
import { newId } from '#domain/ground/ids.ts'

import type { Shelf } from './checker/ending.ts'

/** A counted product for the time between each two kills, and some that nobody counts. */
export async function fillShelves(
  config: pg.ClientConfig,
  { kills, pieces }: { kills: number; pieces: number },
): Promise<Shelf[]> {
  const { pool } = connect(config)
  const shelves: Shelf[] = []
  async function fill(pricePaise: number, stock: number | null): Promise<void> {
    const productId = newId()
    // Not by today's tables: the shop may be one of 1.0.0, which has fewer columns.
    await pool.query(
      `insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise,
         net_quantity, net_unit, aliases, stock, created_at, updated_at)
       values ($1, $2, 'Gram Seva', 'pulses', 'Split pigeon peas.', 18000, $3, 1000, 'g', '{arhar}', $4, now(), now())`,
      [productId, `Toor Dal No. ${shelves.length + 1}`, pricePaise, stock],
    )
    const url = '/images/toor-dal-800.webp'
    await pool.query('insert into product_images (product_id, position, url) values ($1, 0, $2)', [
      productId,
      url,
    ])
    shelves.push({ productId, pricePaise, pieces: stock })
  }
  try {
    // With the dearest of them a cart ships free.
    for (const pricePaise of [49_50, 120_75, 480_00]) await fill(pricePaise, null)
    for (let n = 0; n <= kills; n++) await fill(80_00 + 25 * n, pieces)
  } finally {
    await pool.end()
  }
  return shelves
}

/** Gives somebody the duty to pack. */
export async function givePacking(config: pg.ClientConfig, email: string): Promise<void> {
  const { pool } = connect(config)
  await pool.query(`update people set duties = '{packs}' where email = $1`, [email])
  await pool.end()
}
