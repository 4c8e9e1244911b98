/**
 * What is wrong with deposits on bottles and crates, in SQL of its own: what an order charges is of its
 * lines, nobody gets back more than was charged, each press that took empties back moved as much money, and
 * papers say nothing of deposits.
 */
export const depositBooks = `
with entry as (
  select order_id, product_id, each_paise, sum(pieces) as pieces,
    sum(pieces) filter (where kind = 'order') as charged
  from deposit_entries group by 1, 2, 3),
line as (
  select order_id, product_id, deposit_paise as each_paise, sum(quantity) as pieces
  from order_lines where deposit_paise > 0 group by 1, 2, 3),
moved as (
  select deposit_back_id as id, -amount_paise as paise from till_entries where deposit_back_id is not null
  union all select deposit_back_id, -amount_paise from receivable_entries where deposit_back_id is not null
  union all select deposit_back_id, amount_paise from wallet_entries where deposit_back_id is not null),
back as (
  select back_id as id, -sum(pieces * each_paise) as paise from deposit_entries where back_id is not null group by 1),
given as (
  select orders.id, orders.number, orders.status, total_paise, deposit_paise,
    (select coalesce(-sum(pieces * each_paise), 0) from deposit_entries
      where order_id = orders.id and kind = 'with_goods') as with_goods,
    (select coalesce(sum(greatest(0, refunded_paise - amount_paise + applied_paise)), 0) from payments
      where order_id = orders.id)
    + (select coalesce(-sum(amount_paise), 0) from cash_entries as entry where order_id = orders.id and amount_paise < 0
      and cause not like 'changed:%' and counters_id is null
      and not exists (select from cash_entries as counter where counter.counters_id = entry.id)) as paise
  from orders where deposit_paise > 0)
select '#' || number || ' has a deposit of ' || deposit_paise || ', and its lines one of ' || coalesce(paise, 0) as what
  from orders left join (select order_id, sum(pieces * each_paise) as paise from line group by 1) as l
    on l.order_id = orders.id
  where deposit_paise <> coalesce(paise, 0)
union all select '#' || number || ' has bottles for ' || coalesce(line.pieces, 0) || ', and charged ' || coalesce(entry.charged, 0)
  from line full join entry using (order_id, product_id, each_paise) join orders on orders.id = order_id
  where status <> 'refunded'
    and coalesce(entry.charged, 0) <> case status when 'delivered' then coalesce(line.pieces, 0) else 0 end
union all select '#' || number || ' has ' || pieces || ' bottles out' from entry join orders on orders.id = order_id
  where pieces < 0 or status in ('cancelled', 'refunded') and pieces <> 0
union all select 'empties ' || id || ' came back for ' || coalesce(back.paise, 0) || ', and ' || coalesce(moved.paise, 0) || ' was given'
  from back full join (select id, sum(paise) as paise from moved group by 1) as moved using (id)
  where back.paise is distinct from moved.paise
union all select '#' || number || ' says that deposits of ' || deposit_out_paise || ' are out, and has ' || coalesce(paise, 0)
  from orders left join (select order_id, sum(pieces * each_paise) as paise from entry group by 1) as e on e.order_id = orders.id
  where deposit_out_paise <> coalesce(paise, 0)
union all select taken.cause || ' took ' || taken.paise || ' off orders, and gave less out of that till'
  from (select till_id, cause, sum(amount_paise) as paise, min(amount_paise) as least from cash_entries
    where cause like 'empties %' group by 1, 2) as taken
  left join till_entries as given on given.till_id = taken.till_id and 'empties ' || deposit_back_id = taken.cause
  where least <= 0 or coalesce(-given.amount_paise, 0) < taken.paise
union all select 'empties ' || counters_id || ' came back for ' || coalesce(taken.paise, 0) || ', and were taken back for ' || counter.paise
  from (select counters_id, count(distinct back_id) as times, sum(pieces * each_paise) as paise
    from deposit_entries where kind = 'counter' group by 1) as counter left join back as taken on taken.id = counters_id
  where times > 1 or taken.paise is distinct from counter.paise
union all select '#' || number || ' costs ' || costs.paise || ' without its deposit, and its papers say ' || papers.paise
  from given
  join lateral (select case status when 'refunded' then 0 else total_paise - deposit_paise
    - least(total_paise - deposit_paise, greatest(0, given.paise - with_goods)) end as paise) as costs on true
  join lateral (select sum(case kind when 'credit_note' then -invoices.total_paise else invoices.total_paise end) as paise
    from invoices where order_id = given.id) as papers on papers.paise is not null
  where status in ('out_for_delivery', 'delivered', 'refunded') and papers.paise <> costs.paise
`
