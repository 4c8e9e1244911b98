import type pg from 'pg'

import { connect } from '#db/connect.ts'
import { makeProduct } from '#tests/support/shop.ts'

import type { Shelf } from './checker/ending.ts'

/** A counted product for the time between each two kills, and some that nobody counts. */
export async function fillShelves(
  config: pg.ClientConfig,
  { kills, pieces }: { kills: number; pieces: number },
): Promise<Shelf[]> {
  const connection = connect(config)
  const shelves: Shelf[] = []
  async function fill(sellingPricePaise: number, stock: number | null): Promise<void> {
    const productId = await makeProduct(connection, { sellingPricePaise, stock })
    shelves.push({ productId, pricePaise: sellingPricePaise, pieces: stock })
  }
  try {
    // With the dearest of them a cart ships free.
    for (const pricePaise of [49_50, 120_75, 480_00]) await fill(pricePaise, null)
    for (let n = 0; n <= kills; n++) await fill(80_00 + 25 * n, pieces)
  } finally {
    await connection.pool.end()
  }
  return shelves
}
