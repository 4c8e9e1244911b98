/** The tax in an amount that includes it, rounded to the nearest, as the invoice does. */
const withoutTax = (amount: string, rate: string) =>
  `(${amount} - floor((2 * ${amount}::numeric * ${rate} + 10000 + ${rate}) / (2 * (10000 + ${rate}))))`

/**
 * What is wrong with what growers get, in SQL of its own (`order-books.ts`). A bought batch is owed its price
 * for the pieces that came, and its stock at cost is what was bought less what left the shelf. Of each
 * delivered product with a share, goods without tax are the growers' shares and the cooperative's part, which
 * is never less than nothing (what is in a box as well is in the sum of its order alone); where no goods came
 * back the share is that of the terms, to the paisa a batch.
 * No entry is of a week that had been closed.
 */
export const growerBooks = `
with bought as (
  select b.id, b.code, b.price_paise, b.share_bp, b.received - b.taken_back as pieces, b.left,
    coalesce((select sum(amount_paise) from grower_entries e where e.batch_id = b.id and e.cause = 'bought'), 0) as paise,
    coalesce((select -sum(pieces) from batch_entries e join stock_entries s on s.id = e.stock_entry_id
      where e.batch_id = b.id and not (s.why = 'delivery' and s.cause = b.id) and b.taken_back = 0), 0) as gone,
    exists (select from batch_entries e join stock_entries s on s.id = e.stock_entry_id
      where e.batch_id = b.id and s.why = 'delivery' and s.cause = b.id) as is_counted
  from batches b),
holding as (
  select * from invoices i where kind <> 'credit_note'
    and not exists (select from invoices later where later.replaces_id = i.id)),
goods as (
  select o.id as order_id, l.product_id, sum(l.quantity) as pieces,
    sum(${withoutTax("greatest(0, (line ->> 'amountPaise')::bigint - (line ->> 'shippingPaise')::bigint)", "(line ->> 'rateBp')::integer")}) as paise
  from orders o join holding i on i.order_id = o.id
    cross join lateral jsonb_array_elements(i.content -> 'lines') as line
    join order_lines l on l.order_id = o.id and l.position = (line ->> 'position')::integer
  where o.status = 'delivered' group by 1, 2),
shares as (
  select e.order_id, b.product_id, e.batch_id, b.share_bp, sum(e.amount_paise) as paise, sum(e.pieces) as pieces,
    sum(e.value_paise) as value
  from grower_entries e join batches b on b.id = e.batch_id where e.order_id is not null group by 1, 2, 3, 4),
kept as (
  select order_id, product_id, sum(paise) as paise, sum(value) as value, count(*) as batches from shares group by 1, 2)
select 'batch ' || code || ' is owed ' || paise || ', and ' || pieces || ' came for ' || coalesce(price_paise, 0) as what
  from bought where paise <> coalesce(price_paise, 0) * pieces or share_bp is not null and paise <> 0
union all select 'batch ' || code || ' lies there for ' || "left" * price_paise || ', and ' || paise - gone * price_paise
    || ' is left of what was bought'
  from bought where is_counted and price_paise is not null and pieces > 0 and "left" * price_paise <> paise - gone * price_paise
    and gone <= pieces and "left" > 0
union all select 'order ' || order_id || ' gives growers ' || paise || ' of batch ' || batch_id || ' for ' || value
  from shares where paise <> floor((2 * value * share_bp + 10000) / 20000) or paise < 0 or pieces < 0 or value < 0
union all select 'order ' || order_id || ' is ' || status || ', and growers get ' || paise || ' of it'
  from kept join orders on orders.id = order_id
  where status not in ('delivered', 'refunded') and kept.paise <> 0
union all select 'order ' || order_id || ': of ' || goods.paise || ' for goods growers are told ' || kept.value
  from kept join goods using (order_id, product_id) where kept.value > goods.paise
    and not exists (select from order_lines cross join lateral jsonb_array_elements(box) as good
      where order_lines.order_id = kept.order_id and good ->> 'productId' = kept.product_id)
union all select 'order ' || order_id || ' is delivered, and batch ' || given.batch_id || ' gets nothing'
  from goods join lateral (
    select e.batch_id, -sum(e.pieces) as pieces from stock_entries s join batch_entries e on e.stock_entry_id = s.id
    where s.product_id = goods.product_id and s.why in ('hold', 'release', 'sale', 'cancel')
      and s.cause in (select unnest(array[o.id, o.payment_order_id]
          || array(select id from packings where packings.order_id = o.id)) from orders o where o.id = goods.order_id)
    group by 1) given on given.pieces > 0
  join batches b on b.id = given.batch_id and b.share_bp is not null
  where goods.paise * given.pieces / goods.pieces * b.share_bp >= 20000
    and not exists (select from returns where returns.order_id = goods.order_id)
    and not exists (select from shares where shares.order_id = goods.order_id and shares.batch_id = given.batch_id and paise > 0)
union all select 'order ' || told.order_id || ': of ' || paid.paise || ' for all goods growers are told ' || told.value
  from (select order_id, sum(value) as value from kept group by 1) as told
  join (select order_id, sum(paise) as paise from goods group by 1) as paid using (order_id)
  where told.value > paid.paise
union all select 'entry ' || id || ' came after its week was closed'
  from grower_entries join settlement_weeks on begins = week where at > closed_at
`
