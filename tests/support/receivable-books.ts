/**
 * What is wrong with what people owe, in SQL of its own: each account comes to its entries, each sum that is
 * written down for an order stands in both ledgers, and each payment by hand is in a till, once.
 */
export const receivableBooks = `
select 'account ' || a.id || ' owes ' || balance_paise || ', and its entries come to ' || coalesce(sum(e.amount_paise), 0) as what
  from receivable_accounts a left join receivable_entries e on e.account_id = a.id
  group by a.id having balance_paise <> coalesce(sum(e.amount_paise), 0)
union all select 'money ' || c.id || ' of an order is written down as ' || c.amount_paise || ', and owed as ' || coalesce(e.amount_paise, 0)
  from cash_entries c left join receivable_entries e on e.cash_entry_id = c.id
  where c.way = 'receivable' and c.amount_paise is distinct from e.amount_paise
union all select 'entry ' || e.id || ' is of money that is not written down'
  from receivable_entries e join cash_entries c on c.id = e.cash_entry_id where c.way <> 'receivable'
union all select 'order ' || order_id || ' has less than nothing written down'
  from cash_entries where way = 'receivable' group by order_id having sum(amount_paise) < 0
union all select 'payment ' || e.id || ' of ' || e.amount_paise || ' is in its till as ' || coalesce(t.amount_paise, 0)
  from receivable_entries e left join receivable_entries taken on taken.id = e.counters_id
  left join till_entries t on t.receivable_entry_id = e.id
  where (coalesce(taken.kind, e.kind) in ('cash', 'upi') and t.amount_paise is distinct from -e.amount_paise)
    or (coalesce(taken.kind, e.kind) not in ('cash', 'upi') and t.id is not null)
    or (e.kind in ('cash', 'upi') and t.way is distinct from e.kind)
union all select 'entry ' || e.id || ' does not take back what entry ' || taken.id || ' was'
  from receivable_entries e join receivable_entries taken on taken.id = e.counters_id
  where (e.account_id, e.amount_paise) is distinct from (taken.account_id, -taken.amount_paise)
union all select 'payment ' || p.id || ' of ' || amount_paise || ' less ' || refunded_paise || ' is on a khata as ' || coalesce(e.paise, 0)
  from payments p join payment_orders o on o.id = p.payment_order_id
  left join (select payment_id, -sum(amount_paise) as paise from receivable_entries group by payment_id) e on e.payment_id = p.id
  where o.purpose = 'receivable' and amount_paise - refunded_paise <> coalesce(e.paise, 0)
union all select 'payment ' || p.id || ' is of no order' from payments p join payment_orders o on o.id = p.payment_order_id
  where (p.order_id is null) <> (o.purpose not in ('cart', 'order'))
union all select 'reference ' || reference || ' paid twice' from (
    select reference from receivable_entries e where reference is not null
      and not exists (select from receivable_entries c where c.counters_id = e.id)
    union all select first.reference from cash_entries c join cash_entries first
      on first.id = coalesce(c.reference_of, c.id) where first.reference is not null
      group by first.reference having sum(c.amount_paise) <> 0) as used
  group by reference having count(*) > 1
`
