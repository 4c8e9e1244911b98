import type pg from 'pg'

/** Numbers who buys and what there is to buy, once for all batches; it goes with the connection. */
export async function prepareOrders(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temp table buyers as
      select id, row_number() over (order by created_at, id) - 1 as place from people where role = 'GENERAL';
    create temp table goods as
      select products.*, url, row_number() over (order by products.position) - 1 as place
      from products left join product_images on product_id = id and product_images.position = 0;
    create index on buyers (place);
    create index on goods (place);
    analyze buyers;
    analyze goods`)
}

/**
 * Adds orders `from` to `to` of `amount` in all, in every state, with their lines, payments and history:
 * spread over the last year, the newest ones still on their way, and over all people and products that there
 * are.
 */
export async function seedOrders(
  client: pg.ClientBase,
  { from, to, amount, now }: { from: number; to: number; amount: number; now: Date },
): Promise<void> {
  await client.query(drafts, [from, to, amount, now])
  for (const step of [draftLines, draftSums, paymentOrders, orders, payments, refunds, lines, events])
    await client.query(step)
  await client.query('drop table drafts, draft_lines, draft_sums')
}

/** One row an order that is not there yet. */
const drafts = `
  create temp table drafts as
    select n, numbered.id, buyers.id as person_id, at, case
        when age < 0.02 and n % 10 = 3 then 'placed'
        when age < 0.02 then 'paid'
        when age < 0.04 then 'packed'
        when age < 0.07 then 'out_for_delivery'
        when n % 20 = 0 then 'cancelled'
        when n % 20 = 1 then 'refunded'
        else 'delivered' end as status
    from generate_series($1::integer, $2::integer) as n
      cross join lateral (select n::float8 / $3::integer, $4::timestamptz - n::float8 / $3::integer * interval '365 days',
        substr(encode(sha256(convert_to('synthetic order ' || n, 'UTF8')), 'hex'), 1, 20)) as numbered (age, at, id)
      join buyers on place = n::bigint * 7919 % (select count(*) from buyers)
    where not exists (select from orders where orders.id = numbered.id)`

/** 1 to 4 lines an order, none of a product twice. */
const draftLines = `
  create temp table draft_lines as
    select distinct on (n, goods.id) n, line, goods.*, (n + line) % 3 + 1 as quantity
    from drafts cross join generate_series(0, 3) as line
      join goods on place = (n::bigint * 104729 + line * 15485863) % (select count(*) from goods)
    where line <= n % 4`

const draftSums = `
  create temp table draft_sums as
    select drafts.*, subtotal, case when subtotal >= 49900 then 0 else 4000 end as shipping, snapshot
    from drafts join (
      select n, sum(quantity * selling_price_paise) as subtotal, jsonb_agg(jsonb_build_object(
        'productId', id, 'productName', name, 'brandName', brand, 'category', category, 'imageUrl', url,
        'listPricePaise', list_price_paise, 'sellingPricePaise', selling_price_paise, 'quantity', quantity,
        'netQuantity', net_quantity, 'netUnit', net_unit, 'hsnCode', null, 'taxRateBp', null
      ) order by line) as snapshot
      from draft_lines group by n) as sums using (n)`

const paymentOrders = `
  insert into payment_orders (id, person_id, gateway_order_id, status, lines, subtotal_paise, shipping_paise,
    total_paise, created_at, settled_at, outcome)
  select 'po' || id, person_id, 'order_' || id, 'settled', snapshot, subtotal, shipping, subtotal + shipping, at, at,
    case status when 'refunded' then 'given_back' else 'sold' end
  from draft_sums where status <> 'placed'`

const payments = `
  insert into payments (id, payment_order_id, order_id, amount_paise, applied_paise, currency, method, created_at)
  select 'pay_' || id, 'po' || id, id, subtotal + shipping, subtotal + shipping, 'INR',
    (array['upi', 'card', 'netbanking'])[n % 3 + 1], at
  from draft_sums where status <> 'placed'`

const refunds = `
  insert into refunds (id, payment_id, amount_paise, reason, gateway_refund_id, requested_at, refunded_at)
  select id, 'pay_' || id, subtotal + shipping, 'out_of_stock', 'rfnd_' || id, at, at
  from draft_sums where status = 'refunded'`

const orders = `
  insert into orders (id, payment_way, payment_order_id, payment_id, person_id, status, subtotal_paise,
    shipping_paise, total_paise, created_at)
  select id, case status when 'placed' then 'cash' else 'gateway' end,
    case when status <> 'placed' then 'po' || id end, case when status <> 'placed' then 'pay_' || id end, person_id, status, subtotal, shipping, subtotal + shipping, at
  from draft_sums`

const lines = `
  insert into order_lines (order_id, position, product_id, product_name, brand_name, category, image_url,
    list_price_paise, selling_price_paise, quantity, net_quantity, net_unit)
  select drafts.id, line, bought.id, name, brand, category, url, list_price_paise, selling_price_paise, quantity,
    net_quantity, net_unit
  from draft_lines as bought join drafts using (n)`

const events = `
  insert into order_events (order_id, from_status, to_status, at)
  select id, null, case status when 'placed' then 'placed' else 'paid' end, at from drafts
  union all
  select id, 'paid', status, at + interval '6 hours' from drafts where status not in ('placed', 'paid')`
