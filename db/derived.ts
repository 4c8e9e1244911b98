/**
 * Every table that is derived from others: how its rows are written anew from their sources, some at a time,
 * while it is read and while triggers keep it (docs/decisions/154-derived-tables.md).
 */
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export interface Derived {
  name: string
  /** To be raised by whoever changes what its rows say: then all of them are written anew. */
  version: number
  /** The next sources behind one, in their order: at most so many, as text in the column `key`. */
  next: (after: string | null, most: number) => SQL
  /** Writes what is derived of these, one statement after the other. */
  refill: (keys: string[]) => SQL[]
}

export const derived: Derived[] = [
  {
    name: 'search',
    version: 1,
    next: (after, most) => sql`select position::text as key from products
      where position > ${after ?? '0'}::bigint order by position limit ${most}`,
    refill: (keys) => [
      // Who changes a product writes its entries under the lock of its row.
      sql`select from products where position = any(${numbers(keys)}) order by id for no key update`,
      sql`select search_write(${numbers(keys)}, false)`,
    ],
  },
  {
    name: 'product ranks',
    version: 3,
    next: nextText(sql`products`),
    refill: (keys) => [
      sql`select from products where id = any(${texts(keys)}) order by id for no key update`,
      sql`delete from product_ranks using products p where p.id = product_ranks.id and p.id = any(${texts(keys)})
        and (p.state <> 'on_shelf' or p.family_key is distinct from product_ranks.family_key)`,
      // A product keeps its rank, which is the night's work. What is declared is put in by a trigger.
      sql`insert into product_ranks (id, category, rank, position, selling_price_paise, list_price_paise,
          net_quantity, net_unit, is_sold_out)
        select id, category, last_rank(category), position, selling_price_paise, list_price_paise, net_quantity,
          net_unit, stock is not distinct from 0
        from products where id = any(${texts(keys)}) and state = 'on_shelf' and family_key is null order by id
        on conflict (id) do update set category = excluded.category, position = excluded.position,
          selling_price_paise = excluded.selling_price_paise, list_price_paise = excluded.list_price_paise,
          net_quantity = excluded.net_quantity, net_unit = excluded.net_unit,
          is_sold_out = excluded.is_sold_out, declared = null`,
      sql`select settle_family(family_key) from (select distinct family_key from products
        where id = any(${texts(keys)}) and family_key is not null order by family_key) as families`,
      sql`update product_ranks set declared = null from products p
        where p.id = any(${texts(keys)}) and p.family_key = product_ranks.family_key`,
    ],
  },
  {
    name: 'product lookups',
    version: 1,
    next: nextText(sql`products`),
    refill: (keys) => [
      sql`select from products where id = any(${texts(keys)}) order by id for no key update`,
      sql`insert into product_lookups (id, position, state, selling_price_paise, words)
        select id, position, state, selling_price_paise, words_of_product(p)
        from products p where id = any(${texts(keys)})
        on conflict (id) do update set position = excluded.position, state = excluded.state,
          selling_price_paise = excluded.selling_price_paise, words = excluded.words`,
    ],
  },
  {
    name: 'person lookups',
    version: 1,
    next: nextText(sql`people`),
    refill: (keys) => [
      sql`select from people where id = any(${texts(keys)}) order by id for no key update`,
      sql`insert into person_lookups (id, created_at, words)
        select id, created_at, words_of_person(p) from people p where id = any(${texts(keys)})
        on conflict (id) do update set created_at = excluded.created_at, words = excluded.words`,
    ],
  },
  {
    name: 'order lookups',
    version: 1,
    next: nextText(sql`orders`),
    refill: (keys) => [
      // As orders_looked_up: nobody is renamed meanwhile.
      sql`select from people where id in (select person_id from orders where id = any(${texts(keys)}))
        order by id for key share`,
      sql`insert into order_lookups (id, created_at, words)
        select o.id, o.created_at, words_of_order(o.number, p.name, p.email, o.payment_id)
        from orders o join people p on p.id = o.person_id where o.id = any(${texts(keys)})
        on conflict (id) do update set created_at = excluded.created_at, words = excluded.words`,
    ],
  },
  {
    // A sum of changes (decision 112): what is missing is one more of them, counted in one look at both.
    name: 'list counts',
    version: 1,
    next: (after, most) => sql`select list as key from (${counts}) as counted
      where list > ${after ?? ''} order by list limit ${most}`,
    refill: (keys) => [
      sql`insert into list_counts (list, change)
        select list, counted.n - coalesce(kept.n, 0) from (${counts}) as counted
          left join (select list, sum(change) as n from list_counts group by list) as kept using (list)
        where list = any(${texts(keys)}) and counted.n <> coalesce(kept.n, 0)`,
    ],
  },
  {
    name: 'sales',
    version: 1,
    next: (after, most) => sql`select day::date::text as key from generate_series(
        (select indian_day(min(created_at)) from orders), (select indian_day(max(created_at)) from orders),
        interval '1 day') as day
      where ${after}::date is null or day > ${after}::date order by day limit ${most}`,
    refill: (keys) => [
      sql`insert into sales_days (day, orders, total_paise)
        select day, coalesce(counted.orders, 0) - coalesce(kept.orders, 0),
          coalesce(counted.paise, 0) - coalesce(kept.paise, 0)
        from (select indian_day(created_at) as day, count(*) as orders, sum(total_paise) as paise
            from orders where ${isSoldOn(keys)} group by 1) as counted
          full join (select day, sum(orders) as orders, sum(total_paise) as paise
            from sales_days where day = any(${texts(keys)}::date[]) group by 1) as kept using (day)
        where (counted.orders, counted.paise) is distinct from (kept.orders, kept.paise)`,
      sql`insert into product_sales_days (day, product_id, pieces, total_paise)
        select day, product_id, coalesce(counted.pieces, 0) - coalesce(kept.pieces, 0),
          coalesce(counted.paise, 0) - coalesce(kept.paise, 0)
        from (select indian_day(created_at) as day, product_id, sum(quantity) as pieces,
              sum(quantity * selling_price_paise) as paise
            from orders join order_lines on order_id = orders.id where ${isSoldOn(keys)} group by 1, 2) as counted
          full join (select day, product_id, sum(pieces) as pieces, sum(total_paise) as paise
            from product_sales_days where day = any(${texts(keys)}::date[]) group by 1, 2) as kept
          using (day, product_id)
        where (counted.pieces, counted.paise) is distinct from (kept.pieces, kept.paise)`,
    ],
  },
  {
    name: 'product ratings',
    version: 1,
    next: (after, most) => sql`select distinct product_id as key from reviews
      where product_id > ${after ?? ''} order by product_id limit ${most}`,
    refill: (keys) => [
      // Who shows or hides a review counts under the lock of this row: what is not counted here waits for it.
      sql`insert into product_ratings (product_id) select unnest(${texts(keys)}) order by 1 on conflict do nothing`,
      sql`select from product_ratings where product_id = any(${texts(keys)}) order by product_id for update`,
      sql`update product_ratings set ones = counted.ones, twos = counted.twos, threes = counted.threes,
          fours = counted.fours, fives = counted.fives
        from (select product_id as id, count(*) filter (where stars = 1) as ones,
            count(*) filter (where stars = 2) as twos, count(*) filter (where stars = 3) as threes,
            count(*) filter (where stars = 4) as fours, count(*) filter (where stars = 5) as fives
          from (select product_id, case when state = 'shown' then stars end as stars from reviews
            where product_id = any(${texts(keys)})) as rated group by product_id) as counted
        where product_id = counted.id`,
    ],
  },
]

const counts = sql`
  select 'products' as list, count(*) as n from products
  union all select 'people', count(*) from people
  union all select 'orders', count(*) from orders
  union all select 'stock_entries', count(*) from stock_entries
  union all select 'mails', count(*) from mails
  union all select 'phone_messages', count(*) from phone_messages
  union all select 'audit_entries', count(*) from audit_entries
  union all select 'products ' || state, count(id) from
    (values ('draft'), ('on_shelf'), ('archived')) as states (state) left join products using (state) group by state`

/** Days come one after the other, so that orders are read from the index of their time. */
function isSoldOn(days: string[]): SQL {
  return sql`payment_way <> 'none' and status not in ('cancelled', 'refunded')
    and created_at >= ${days[0]}::timestamp at time zone 'Asia/Kolkata'
    and created_at < (${days.at(-1)}::timestamp + interval '1 day') at time zone 'Asia/Kolkata'`
}

function nextText(table: SQL): Derived['next'] {
  return (after, most) =>
    sql`select id as key from ${table} where id > ${after ?? ''} order by id limit ${most}`
}

function texts(keys: string[]): SQL {
  return sql`${sql.param(keys)}::text[]`
}

function numbers(keys: string[]): SQL {
  return sql`${sql.param(keys)}::bigint[]`
}
