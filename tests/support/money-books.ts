/**
 * What is wrong between the papers of orders and their money, in SQL of its own (`order-books.ts`): of goods
 * that are at their customer, invoices less credit notes are what came in less what went back, with what is
 * still to be paid. What waits to be given back, or was refused by a bank, is still the shop's.
 */
export const moneyBooks = `
with papers as (
  select order_id, sum(case kind when 'credit_note' then -total_paise else total_paise end) as paise
  from invoices group by 1),
online as (
  select p.order_id, sum(p.amount_paise) as came, sum(p.applied_paise) as applied,
    sum(coalesce(r.went, 0)) as went, sum(coalesce(r.surplus, 0)) as surplus, bool_or(coalesce(r.is_refused, false)) as is_refused
  from payments p left join lateral (
    select sum(amount_paise) filter (where refused_at is null) as went,
      sum(amount_paise) filter (where refused_at is null and (edit_id is not null or reason in ('surplus', 'wrong_amount'))) as surplus,
      bool_or(refused_at is not null) as is_refused
    from refunds where payment_id = p.id) r on true
  group by 1),
hand as (
  select order_id, sum(amount_paise) as paise,
    -sum(least(amount_paise, 0)) filter (where cause like 'changed:%' and counters_id is null
      and not exists (select from cash_entries counter where counter.counters_id = entry.id)) as surplus
  from cash_entries entry group by 1),
one as (
  select o.*, papers.paise as papers, coalesce(n.came, 0) - coalesce(n.went, 0) + coalesce(h.paise, 0) as kept,
    greatest(0, coalesce(n.came, 0) - coalesce(n.applied, 0) - coalesce(n.surplus, 0))
      + greatest(0, surplus_paise - coalesce(h.surplus, 0)) as waiting, coalesce(n.is_refused, false) as is_refused
  from orders o join papers on papers.order_id = o.id left join online n on n.order_id = o.id
    left join hand h on h.order_id = o.id
  -- What is kept for bottles is asked where there are deposits in deposit-books.ts.
  where o.status = 'delivered' and coalesce((to_jsonb(o) ->> 'deposit_paise')::bigint, 0) = 0)
select 'papers of #' || number || ' come to ' || papers || ', and it has ' || kept || ' with ' || waiting
    || ' to be given back, and ' || greatest(0, total_paise - paid_paise) || ' to be paid' as what
  from one where not is_refused and papers <> kept - waiting + greatest(0, total_paise - paid_paise)
`
