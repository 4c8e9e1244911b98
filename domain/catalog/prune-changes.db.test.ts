import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { catalogChanges } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { pruneCatalogChanges } from './prune-changes.ts'

const shop = await testShop()
/** Without a month that begins on the way. */
const ofGoods = () => shop.db.$count(catalogChanges, sql`${catalogChanges.tags} <> '{month}'`)

test('changes of the catalogue are kept for a day and then forgotten', async () => {
  await makeProduct(shop)
  const kept = await ofGoods()
  expect(kept).toBeGreaterThan(0)

  shop.passTime(23 * 60)
  await pruneCatalogChanges(shop.ctx)
  expect(await ofGoods()).toBe(kept)
  shop.passTime(2 * 60)
  await pruneCatalogChanges(shop.ctx)

  expect(await ofGoods()).toBe(0)
})
