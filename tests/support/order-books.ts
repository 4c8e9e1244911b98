import type pg from 'pg'

import { depositBooks } from './deposit-books.ts'
import { growerBooks } from './grower-books.ts'
import { moneyBooks } from './money-books.ts'
import { paperBooks } from './paper-books.ts'
import { receivableBooks } from './receivable-books.ts'
import { runBooks } from './run-books.ts'
import { batchBooks, packingBooks, shelfBooks } from './shelf-books.ts'
import { slotBooks } from './slot-books.ts'
import { tillBooks } from './till-books.ts'
import { walletBooks } from './wallet-books.ts'

/**
 * What is wrong with the books of all orders, each in a few words; nothing where they agree. Said once more
 * in SQL, by the tables alone: sums, money, sales, stock, changes, tills, papers. `orderId`: of orders this
 * one.
 */
export async function wrongInBooks(
  db: Pick<pg.ClientBase, 'query'>,
  orderId: string | null = null,
): Promise<string[]> {
  const answers: { what: string }[] = []
  for (const { query, values, since } of parts) {
    // An earlier release has no such table.
    const { rows } = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      since,
    ])
    if (rows[0]?.there)
      answers.push(...(await db.query<{ what: string }>(query, values ? [orderId] : [])).rows)
  }
  return answers.map(({ what }) => what)
}

const books = `
with lines as (
  select order_id, sum(quantity * selling_price_paise) as goods from order_lines group by order_id),
online as (
  select order_id, sum(amount_paise) as paid, sum(applied_paise) as applied, sum(refunded_paise) as refunded
  from payments group by order_id),
-- What the gateway gives back of what nobody owes.
back as (
  select p.order_id,
    sum(r.amount_paise) filter (where r.edit_id is not null or r.reason in ('surplus', 'wrong_amount')) as surplus
  from refunds r join payments p on p.id = r.payment_id where r.refused_at is null group by p.order_id),
hand as (
  select order_id, sum(greatest(amount_paise, 0)) as taken,
    -sum(least(amount_paise, 0)) filter (where cause like 'changed:%') as surplus_back,
    -sum(least(amount_paise, 0)) filter (where cause not like 'changed:%') as given
  from cash_entries as entry where counters_id is null
    and not exists (select from cash_entries as counter where counter.counters_id = entry.id)
  group by order_id),
-- What was paid too late went back, and was never sold.
sold as (
  select o.* from orders o where status <> 'cancelled' and not exists (
    select from order_events where order_id = o.id and from_status is null and to_status = 'refunded')),
one as (
  select o.*, coalesce((to_jsonb(o) ->> 'deposit_paise')::bigint, 0) as deposit, coalesce(l.goods, 0) as goods, coalesce(n.paid, 0) as online, coalesce(n.applied, 0) as applied,
    coalesce(n.refunded, 0) as refunded, coalesce(b.surplus, 0) as surplus_refunded,
    coalesce(h.taken, 0) as taken,
    coalesce(h.surplus_back, 0) as surplus_back, coalesce(h.given, 0) as handed_back
  from orders o left join lines l on l.order_id = o.id left join online n on n.order_id = o.id
    left join back b on b.order_id = o.id left join hand h on h.order_id = o.id
  where $1::text is null or o.id = $1)
select number || ' costs ' || total_paise || ', and its lines ' || goods as what from one
  where goods <> subtotal_paise or total_paise <> subtotal_paise - discount_paise + shipping_paise + deposit
union all select number || ': its offers take off ' || off.paise || ' of a discount of ' || discount_paise from one
  join lateral (select coalesce(sum((part ->> 'paise')::bigint), 0) as paise,
      coalesce(bool_and(exists (select from order_lines l where l.order_id = one.id
        and l.position = (part ->> 'position')::integer)), true) as of_lines
    from jsonb_array_elements(offers) as offer, jsonb_array_elements(offer -> 'lines') as part) as off on true
  where off.paise > discount_paise or not off.of_lines
    or version = 0 and payment_way <> 'none' and off.paise <> discount_paise
union all select number || ': its offers saved ' || saved.paise || ', and are counted for ' || counted.paise from one
  join lateral (select coalesce(sum((offer ->> 'shippingPaise')::bigint + (select coalesce(sum((part ->> 'paise')::bigint), 0)
      from jsonb_array_elements(offer -> 'lines') as part)), 0) as paise
    from jsonb_array_elements(offers) as offer) as saved on true
  join lateral (select coalesce(sum(saved_paise), 0) as paise,
      -- A change may have taken the offer off: then it can be had again.
      coalesce(bool_or(is_given_back <> (status = 'cancelled' or not exists (
        select from jsonb_array_elements(offers) as offer where offer ->> 'id' = offer_id))), false) as is_wrong
    from offer_uses where order_id = one.id) as counted on true
  where saved.paise <> counted.paise or counted.is_wrong and status <> 'refunded'
union all select 'offer ' || id || ' was had ' || uses.had || ' times, and could be ' || most_uses from offers
  join lateral (select count(*) as had from offer_uses where offer_id = offers.id and not is_given_back) as uses on true
  where uses.had > most_uses
union all select number || ' is paid ' || paid_paise || ', by the gateway ' || applied || ', by hand ' || taken
    || ' less ' || surplus_paise from one
  where paid_paise <> applied + taken - surplus_paise
union all select number || ': ' || (online - applied) || ' was paid too much online, and ' || surplus_refunded
    || ' went back of it' from one
  where surplus_refunded > online - applied
    or (surplus_refunded < online - applied and refunded < online)
union all select number || ': more was handed back than was to be: ' || surplus_back from one
  where surplus_back > surplus_paise
union all select number || ' was called off, and the shop keeps ' || (online - refunded + taken - surplus_back - handed_back)
  from one where status = 'cancelled' and online - refunded + taken - surplus_back - handed_back <> 0
union all select 'sales of a day: ' || coalesce(kept.orders, 0) || ' for ' || coalesce(kept.paise, 0) || ', and orders: '
    || coalesce(made.orders, 0) || ' for ' || coalesce(made.paise, 0)
  from (select day, sum(orders) as orders, sum(total_paise) as paise from sales_days group by day) as kept
  full join (select indian_day(created_at) as day, count(*) as orders,
      sum(total_paise - coalesce((to_jsonb(sold) ->> 'deposit_paise')::bigint, 0)) as paise
    from sold where payment_way <> 'none' group by 1) as made using (day)
  where (coalesce(kept.orders, 0), coalesce(kept.paise, 0))
    <> (coalesce(made.orders, 0), coalesce(made.paise, 0))
union all select 'sales of product ' || product_id
  from (select product_id, sum(pieces) as pieces, sum(total_paise) as paise from product_sales_days group by 1) as kept
  full join (select product_id, sum(quantity) as pieces, sum(quantity * selling_price_paise) as paise
    from order_lines join sold on sold.id = order_id
    where payment_way <> 'none' group by 1) as made using (product_id)
  where (coalesce(kept.pieces, 0), coalesce(kept.paise, 0)) <> (coalesce(made.pieces, 0), coalesce(made.paise, 0))
union all select 'product ' || p.id || ' was sold ' || lines.pieces || ' times, and the ledger says ' || ledger.pieces
  from products p
  join lateral (select coalesce(sum(pieces), 0) as pieces from (
      select quantity as pieces from order_lines join sold on sold.id = order_id where product_id = p.id
      union all select quantity * (good ->> 'quantity')::integer from order_lines join sold on sold.id = order_id
        cross join lateral jsonb_array_elements(box) as good where good ->> 'productId' = p.id) as goods) as lines on true
  join lateral (select -coalesce(sum(shelf_change + held_change), 0) as pieces from stock_entries
    where product_id = p.id and why in ('hold', 'release', 'sale', 'cancel', 'replacement')) as ledger on true
  where p.stock is not null and lines.pieces <> ledger.pieces
union all select 'product ' || id || ' has ' || stock || ' on the shelf' from products where stock < 0
union all select number || ' is ' || status || ', and its history ends with ' || ending.to_status from one
  join lateral (select to_status from order_events where order_id = one.id order by id desc limit 1) as ending on true
  where ending.to_status <> status
union all select number || ' was led back from ' || back.from_status || ' to ' || back.to_status from one
  join order_events back on back.order_id = one.id join order_events taken on taken.id = back.takes_back_id
  where taken.order_id <> one.id or back.from_status <> taken.to_status
    or back.to_status <> coalesce(taken.from_status, 'cancelled')
union all select number || ': the last change is not how it stands' from one
  join order_edits e on e.order_id = one.id and e.version = one.version
  -- What is fetched after all loses its delivery, and is not changed by that.
  where (e.after ->> 'totalPaise')::bigint - (e.after ->> 'shippingPaise')::bigint <> total_paise - shipping_paise
    or (e.after ->> 'shippingPaise')::bigint <> shipping_paise and not is_collected
    or (select sum((line ->> 'quantity')::integer * (line ->> 'sellingPricePaise')::bigint)
      from jsonb_array_elements(e.after -> 'lines') as line) <> goods
union all select number || ' has changes that do not follow one another' from one
  join order_edits e on e.order_id = one.id
  join order_edits f on f.order_id = one.id and f.version = e.version + 1
  where e.after - '{totalPaise,shippingPaise}'::text[] <> f.before - '{totalPaise,shippingPaise}'::text[]
    or e.after <> f.before and not one.is_collected
union all select number || ' has ' || (select count(*) from order_edits where order_id = one.id) || ' changes' from one
  where version <> (select count(*) from order_edits where order_id = one.id)
union all select number || ' differs from what was paid for' from one
  join payment_orders p on p.id = one.payment_order_id
  left join order_edits e on e.order_id = one.id and e.version = 1
  where coalesce((e.before ->> 'totalPaise')::bigint, one.total_paise) <> p.total_paise
    and one.shipping_paise = p.shipping_paise
-- Of goods that have left: what the papers come to, and what of the order's money was not given back. Of a
-- refunded order nothing is owed any more, whatever had been paid of it.
union all select number || ' costs ' || costs.paise || ', and its papers say ' || papers.paise from one
  join lateral (select case status when 'refunded' then 0 else total_paise
    - least(total_paise, greatest(0, refunded - (online - applied)) + handed_back) end as paise) as costs on true
  join lateral (select sum(case kind when 'credit_note' then -total_paise else total_paise end) as paise
    from invoices where order_id = one.id) as papers on papers.paise is not null
  where status in ('out_for_delivery', 'delivered', 'refunded') and papers.paise <> costs.paise
    -- That part of the books is asked where there are deposits.
    and deposit = 0
`

/** Each part of the checker; `since`: a table without which there is nothing to ask. */
const parts = [
  { query: books, since: 'orders', values: true },
  { query: tillBooks, since: 'tills' },
  { query: paperBooks, since: 'invoices' },
  { query: moneyBooks, since: 'invoices' },
  { query: shelfBooks, since: 'stock_entries' },
  { query: batchBooks, since: 'batch_entries' },
  { query: packingBooks, since: 'packed_batches' },
  { query: receivableBooks, since: 'receivable_entries' },
  { query: walletBooks, since: 'wallet_entries' },
  { query: depositBooks, since: 'deposit_entries' },
  { query: growerBooks, since: 'grower_entries' },
  { query: slotBooks, since: 'slot_entries' },
  { query: runBooks, since: 'delivery_runs' },
]
