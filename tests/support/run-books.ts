/**
 * What is wrong with delivery runs: an outcome that counts is a move of its order to where it says, what was
 * taken at the doors is what came into the till of the run, and what was counted went into another till.
 */
export const runBooks = `
with counted as (
  select o.*, e.order_id as moved_id, e.from_status, e.to_status
  from stop_outcomes o join order_events e on e.id = o.event_id
  where not exists (select from order_events back where back.takes_back_id = o.event_id)),
taken as (
  select r.id, r.number, r.till_id,
    coalesce((select sum(taken_paise) from counted where run_id = r.id and way = 'cash'), 0) as said,
    coalesce((select sum(c.amount_paise) from cash_entries c join run_stops s on s.order_id = c.order_id
      where s.run_id = r.id and c.till_id = r.till_id and c.way = 'cash'), 0)
    + coalesce((select sum(amount_paise) from till_entries where till_id = r.till_id and way = 'cash'
      and note like 'Order #% on delivery run %'), 0) as entered,
    (select count(*) from run_stops s join orders on orders.id = s.order_id
      where s.run_id = r.id and orders.status in ('delivered', 'refunded') and not exists (
        select from counted c where c.run_id = r.id and c.order_id = s.order_id)) as by_desk
  from delivery_runs r where r.till_id is not null)
select 'run ' || number || ' says ' || said || ' in cash, and its till has ' || entered as what
  from taken where said <> entered and by_desk = 0
union all select 'outcome ' || id || ' is of another order' from counted where order_id <> moved_id
union all select 'outcome ' || id || ' says ' || outcome || ', and moved its order to ' || to_status
  from counted where to_status <> case outcome when 'delivered' then 'delivered' else 'packed' end
union all select 'run ' || r.number || ' counted ' || t.counted_paise || ', and handed over ' || coalesce(e.amount_paise, 0)
  from delivery_runs r join tills t on t.id = r.till_id left join till_entries e on e.id = r.handed_entry_id
  -- A till that somebody had counted before hands nothing over.
  where t.closed_at >= r.closed_at
    and (t.counted_paise <> coalesce(e.amount_paise, 0) or e.till_id = r.till_id or e.cause <> 'put_in')
`
