import { expect, test } from 'vitest'

import { catalogChanges, goesWith } from '#db/schema/index.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { countGoesWith } from './count-goes-with.ts'

const shop = await testShop()

test('what three people bought together goes together from the next night on, as far as it can be had; what one person bought often, a cancelled order and what is in the cart do not count', async () => {
  const [dal, rice, ghee, tea, salt] = await Promise.all(
    ['Dal', 'Rice', 'Ghee', 'Tea', 'Salt'].map((name) => makeProduct(shop, { name, stock: 50 })),
  )
  for (const others of [[rice, ghee], [rice, ghee], [rice, ghee], [rice, salt], [salt], [salt]])
    await buy(await shop.customer(), dal!, ...others.map((id) => id!))
  // Two orders of one person are one person's.
  const asha = await shop.customer()
  for (const _ of [1, 2, 3]) await buy(asha, dal!, tea!)
  await shop.pool.query(
    `update orders set status = 'cancelled' where id = (select order_id from order_lines join orders on id = order_id
       where product_id = $1 order by number desc limit 1)`,
    [salt],
  )
  expect(await namesWith(dal!)).toEqual([])
  shop.passTime(24 * 60)
  await countGoesWith(shop.ctx)
  expect(await namesWith(dal!)).toEqual(['Rice', 'Ghee'])
  expect(await namesWith(dal!, rice!)).toEqual(['Ghee'])
  await setShelf(shop.ctx, ghee!, 0)
  expect(await namesWith(dal!)).toEqual(['Rice'])
})

test('a night drops the pages of what has other goods beside it now, and of nothing else', async () => {
  const [oil, atta] = await Promise.all(['Oil', 'Atta'].map((name) => makeProduct(shop, { name })))
  for (const _ of [1, 2, 3]) await buy(await shop.customer(), oil!, atta!)
  shop.passTime(24 * 60)
  const dropped = await tagsOf(() => countGoesWith(shop.ctx))
  expect(dropped).toEqual([`goes:${atta}`, `goes:${oil}`].toSorted())
  shop.passTime(24 * 60)
  expect(await tagsOf(() => countGoesWith(shop.ctx))).toEqual([])
})

test('a large cart, whose goods are mostly bought with each other, still has what goes with it', async () => {
  const cart = await Promise.all(
    Array.from({ length: 25 }, (_, n) => makeProduct(shop, { name: `Spice ${n}` })),
  )
  const curd = await makeProduct(shop, { name: 'Curd' })
  await shop.db
    .insert(goesWith)
    .values([
      ...cart.map((goods, n) => ({ goods, other: cart[(n + 1) % cart.length]!, place: 1, people: 9 })),
      { goods: cart[0]!, other: curd, place: 2, people: 3 },
    ])
  expect(await namesWith(...cart)).toEqual(['Curd'])
})

async function buy(buyer: Awaited<ReturnType<typeof shop.customer>>, ...ids: string[]): Promise<void> {
  await fillCart(buyer, ...ids)
  const { orderId } = await startPaying(buyer)
  expect((await verify(buyer, await payAtGateway(buyer, orderId))).body.success).toBe(true)
}

async function namesWith(...productIds: string[]): Promise<string[]> {
  const { body } = await shop.guest().post('/api/goes-with', { productIds })
  return (body.data as { productName: string }[]).map(({ productName }) => productName)
}

async function tagsOf(work: () => Promise<void>): Promise<string[]> {
  await shop.db.delete(catalogChanges)
  await work()
  const rows = await shop.db.select().from(catalogChanges)
  // A month may begin on the way.
  const found = rows.flatMap(({ tags }) => tags).filter((tag) => tag !== 'month')
  return found.toSorted()
}
