/**
 * Slots whose reservations do not agree: what the slot says, the sum of its entries, and what is reserved by
 * payment orders that are open and by orders that were not called off.
 */
export const slotsThatDoNotAddUp = `
  select s.id, s.reserved, coalesce(e.reserved, 0) as by_entries,
    (select count(*)::integer from payment_orders where slot_id = s.id and status = 'open')
      + (select count(*)::integer from orders
        where slot_id = s.id and status not in ('cancelled', 'refunded')) as by_orders
  from slots s
  left join (select slot_id, sum(change)::integer as reserved from slot_entries group by slot_id) e
    on e.slot_id = s.id
  where s.reserved <> coalesce(e.reserved, 0)
    or s.reserved <> (select count(*) from payment_orders where slot_id = s.id and status = 'open')
      + (select count(*) from orders where slot_id = s.id and status not in ('cancelled', 'refunded'))`
