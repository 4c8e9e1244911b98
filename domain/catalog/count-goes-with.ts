import { lt, lte, sql } from 'drizzle-orm'

import { goesWith, goesWithDue, orderLines, orders, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { mostCounted } from './goes-with.ts'
import { nextNight } from './rank-products.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Orders of so many days count, and of these the newest so many: a night has to end. */
const [countedDays, countedOrders] = [180, 50_000]

/** Who buys more different goods at once than this says little of any two of them, and makes many pairs. */
const mostGoods = 20

/** So many different people must have bought two goods in one order: nobody's own basket is shown. */
const leastPeople = 3

/** Goods are counted in so many parts, a statement each, by a hash of their key. A power of two. */
const parts = 8

/**
 * Counts what was bought together, once a night. Pages of products whose goods have changed are dropped.
 * Does nothing until the next night is due, also in another process; a night that was cut off is begun again.
 */
export async function countGoesWith(ctx: Ctx): Promise<void> {
  const { db, now } = ctx
  const [due] = await db.select().from(goesWithDue).where(lte(goesWithDue.dueAt, now()))
  if (!due) return
  const since = await countedSince(ctx)
  for (let part = 0; part < parts; part += 1) await countPart(ctx, { part, since })
  const isThisNight = lt(goesWithDue.dueAt, new Date(due.dueAt.getTime() + 1))
  await db
    .update(goesWithDue)
    .set({ dueAt: nextNight(now()) })
    .where(isThisNight)
}

async function countedSince({ db, now }: Ctx): Promise<Date> {
  const oldest = new Date(now().getTime() - countedDays * dayMs)
  const [row] = await db
    .select({ at: orders.createdAt })
    .from(orders)
    .orderBy(sql`${orders.createdAt} desc`)
    .offset(countedOrders)
    .limit(1)
  return row && row.at > oldest ? row.at : oldest
}

async function countPart(ctx: Ctx, { part, since }: { part: number; since: Date }): Promise<void> {
  const isOfPart = (goods: unknown) => sql`(hashtext(${goods}) & ${parts - 1}) = ${part}`
  await inTransaction(ctx, async ({ db }) => {
    // One counts at a time: they write the same rows.
    await db.select().from(goesWithDue).for('update')
    const { rows } = await db.execute<{ goods: string }>(sql`
      with sold as materialized (
        select distinct ${orders.id} as order_id, coalesce(${orders.personId}, ${orders.id}) as buyer,
          coalesce(${products.familyKey}, ${products.id}) as goods
        from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
          join ${products} on ${products.id} = ${orderLines.productId}
        where ${orders.createdAt} > ${since} and ${orders.status} not in ('cancelled', 'refunded')
          and ${orders.paymentWay} <> 'none'
      ), baskets as materialized (
        select order_id from sold group by order_id having count(*) between 2 and ${mostGoods}
      ), together as (
        select one.goods, other.goods as other, count(distinct one.buyer)::int as people
        from baskets join sold as one using (order_id) join sold as other using (order_id)
        where one.goods <> other.goods and ${isOfPart(sql`one.goods`)}
        group by one.goods, other.goods having count(distinct one.buyer) >= ${leastPeople}
      ), counted as materialized (
        select * from (
          select together.*, row_number() over (partition by goods order by people desc, other)::int as place
          from together) as placed
        where place <= ${mostCounted}
      ), before as materialized (
        select * from ${goesWith} where ${isOfPart(goesWith.goods)}
      ), gone as (
        delete from ${goesWith} using before left join counted using (goods, other)
        where ${goesWith.goods} = before.goods and ${goesWith.other} = before.other and counted.goods is null
      ), put as (
        insert into ${goesWith} (goods, other, place, people)
        select counted.goods, counted.other, counted.place, counted.people
        from counted left join before using (goods, other)
        where (counted.place, counted.people) is distinct from (before.place, before.people)
        on conflict (goods, other) do update set place = excluded.place, people = excluded.people
      )
      select distinct coalesce(counted.goods, before.goods) as goods
      from counted full join before on counted.goods = before.goods and counted.place = before.place
      where counted.other is distinct from before.other`)
    const tags = rows.map(({ goods }) => `goes:${goods}`)
    await db.execute(sql`select announce_catalog_change(${sql.param(tags)}::text[])`)
  })
}
