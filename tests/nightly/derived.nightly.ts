import pg from 'pg'
import { expect, test } from 'vitest'

import { derived } from '#db/derived.ts'
import { refillDerived } from '#domain/ground/refill-derived.ts'
import { searchProducts } from '#domain/search/queries.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { testShop } from '#tests/support/shop.ts'

const goods = Number(process.env.GOODS ?? 20_000)
const database = await testDatabase()
// Without the limits of a shop's own pool: so many are put in with one statement.
const filling = new pg.Pool(database.connectionConfig)
await fillShop(filling, goods)
await filling.end()
const shop = await testShop({}, { database })

test(
  `all that is derived of ${goods} products, people and orders is written anew while searches are answered`,
  async () => {
    const all = derived.map((table) => ({ ...table, version: table.version + 1 }))
    const began = performance.now()
    let isOver = false
    const through = refillDerived(shop.ctx, { all, forMs: Infinity }).finally(() => (isOver = true))
    const times: number[] = []
    while (!isOver) {
      const asked = performance.now()
      const { total } = await searchProducts(shop.ctx, 'atta', { page: 1, pageSize: 24 })
      times.push(performance.now() - asked)
      expect(total).toBeGreaterThan(0)
    }
    await through
    times.sort((a, b) => a - b)
    process.stdout.write(
      `${goods} products, people and orders derived anew in ${Math.round(performance.now() - began)} ms; ` +
        `${times.length} searches meanwhile, median ${times[times.length >> 1]?.toFixed(1)} ms, ` +
        `longest ${times.at(-1)?.toFixed(1)} ms\n`,
    )
  },
  30 * 60_000,
)
