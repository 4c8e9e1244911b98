/**
 * What is wrong with what lies on the shelves, in SQL of its own (`order-books.ts`): the ledger of stock
 * comes to what is there and what is held, the batches of a product to no more than that, each batch to its
 * entries, and no order was packed with more of its goods than it has.
 */
export const shelfBooks = `
select 'product ' || p.id || ' has ' || coalesce(p.stock, 0) || ' and ' || coalesce(holds.held, 0)
    || ' held, and its entries come to ' || coalesce(entries.shelf, 0) || ' and ' || coalesce(entries.held, 0) as what
  from products p
  left join (
    select product_id, sum(shelf_change) as shelf, sum(held_change) as held
    from stock_entries group by product_id) entries on entries.product_id = p.id
  left join (
    select product_id, sum(quantity) as held
    from stock_holds where state = 'held' and is_counted group by product_id) holds on holds.product_id = p.id
  where (coalesce(p.stock, 0), coalesce(holds.held, 0))
    is distinct from (coalesce(entries.shelf, 0), coalesce(entries.held, 0))
`

/** The same of batches; an earlier release has none. */
export const batchBooks = `
select 'batch ' || b.code || ' is ' || b.state || ' with ' || b.left || ', and its entries come to '
    || coalesce(sum(e.pieces), 0) as what
  from batches b left join batch_entries e on e.batch_id = b.id group by b.id
  having b.left <> coalesce(sum(e.pieces), 0) or b.state <> 'open' and b.left <> 0
union all select 'product ' || p.id || ' has ' || coalesce(p.stock, 0) || ' on the shelf, and '
    || sum(b.left) || ' in batches'
  from products p join batches b on b.product_id = p.id group by p.id
  having sum(b.left) > coalesce(p.stock, 0)
`

/** The same of packing; an earlier release has none. */
export const packingBooks = `
select 'order ' || p.order_id || ' has ' || coalesce(l.pieces, 0) || ' of product ' || b.product_id
    || ', and was packed with ' || sum(k.pieces) as what
  from packings p join packed_batches k on k.packing_id = p.id join batches b on b.id = k.batch_id
  left join (
    select order_id, product_id, sum(quantity) as pieces from (
      select order_id, product_id, quantity from order_lines
      union all select order_id, good ->> 'productId', quantity * (good ->> 'quantity')::integer
        from order_lines cross join lateral jsonb_array_elements(box) as good) as goods
    group by 1, 2) l
    on l.order_id = p.order_id and l.product_id = b.product_id
  where not exists (select from order_events back where back.takes_back_id = p.event_id)
  group by p.order_id, b.product_id, l.pieces having sum(k.pieces) > coalesce(l.pieces, 0)
union all select 'order ' || p.order_id || ' was packed by event ' || e.id || ' of order ' || e.order_id
    || ' to ' || e.to_status
  from packings p join order_events e on e.id = p.event_id
  where e.order_id <> p.order_id or e.to_status <> 'packed'
`
