/**
 * What is wrong with the tills, in SQL of its own (`order-books.ts`): each opening with what came in and went
 * out is what should have been there, each box goes on with what was left in it, and what was entered by
 * mistake is taken back once, where it was entered.
 */
export const tillBooks = `
with entry as (
  select till_id, way, amount_paise as paise, at, counters_id is not null as is_counter from cash_entries
  union all
  select till_id, way, amount_paise, at, cause = 'correction' from till_entries),
till as (
  select t.*, opened_with_paise + coalesce((select sum(paise) from entry
      where till_id = t.id and way = 'cash' and at <= t.closed_at), 0) as there_paise,
    (select string_agg(paise::text, ', ') from entry
      where till_id = t.id and at > t.closed_at and not is_counter) as late,
    lag(left_paise, 1, 0) over (partition by person_id, is_trip order by id) as before_paise
  from tills t)
select 'till ' || id || ' was to have ' || expected_paise || ', and its entries come to ' || there_paise as what
  from till where expected_paise <> there_paise
union all select 'till ' || id || ' was closed, and took ' || late || ' afterwards' from till where late is not null
union all select 'till ' || id || ' began with ' || opened_with_paise || ', and ' || before_paise || ' was left'
  from till where opened_with_paise <> case when is_trip then 0 else before_paise end
union all select 'till ' || id || ' is of ' || day || ', and was opened at ' || opened_at
  from till where day <> (opened_at at time zone 'Asia/Kolkata')::date
union all select 'till ' || id || ' differs from its count, and nobody says why' from till
  where counted_paise <> expected_paise and coalesce(difference_note, '') = ''
union all select 'entry ' || id || ' of ' || amount_paise || ' is in no till'
  from cash_entries where till_id is null and actor_id is not null and way <> 'receivable'
union all select 'entry ' || counter.id || ' does not take back what entry ' || taken.id || ' brought'
  from cash_entries counter join cash_entries taken on taken.id = counter.counters_id
  where (counter.order_id, counter.till_id, counter.way, counter.amount_paise)
    is distinct from (taken.order_id, taken.till_id, taken.way, -taken.amount_paise)
union all select 'entry ' || entry.id || ' is of the door, and not in the till of the trip'
  from cash_entries entry join orders on orders.id = entry.order_id join tills on tills.id = orders.trip_id
  where entry.cause like 'delivered%' and entry.till_id <> tills.id
    and (tills.closed_at is null or tills.closed_at > entry.at)
union all select 'till entry ' || till_entries.id || ' is the difference of a sale that was none'
  from till_entries join orders on orders.id = order_id
  where cause = 'sale_difference' and not exists (select from cash_entries
    where cash_entries.order_id = till_entries.order_id and cash_entries.cause = 'counter'
      and cash_entries.way = till_entries.way)
`
