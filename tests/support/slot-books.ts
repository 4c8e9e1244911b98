/**
 * Slots whose reservations do not agree: what the slot says, the sum of its entries, and what is reserved by
 * payment orders that are open and by orders that were not called off.
 */
export const slotBooks = `
select 'slot ' || s.id || ' has ' || s.reserved || ' reservations, by its entries ' || coalesce(e.reserved, 0)
    || ', and ' || by.orders || ' by payment orders and orders' as what
  from slots s
  left join (select slot_id, sum(change) as reserved from slot_entries group by slot_id) e on e.slot_id = s.id
  join lateral (select (select count(*) from payment_orders where slot_id = s.id and status = 'open')
    + (select count(*) from orders where slot_id = s.id and status not in ('cancelled', 'refunded')) as orders) as by on true
  where s.reserved <> coalesce(e.reserved, 0) or s.reserved <> by.orders
`
