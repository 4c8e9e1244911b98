/** Faults of a cooperative's week, one for each part of the checker, planted for `missedInBooks` to find. */
import type { Fault } from './planted-in-books.ts'

export const ofWeek: Fault[] = [
  {
    name: 'a bottle more came back than was paid for',
    plant: `update deposit_entries set pieces = pieces - 1 where id = (
      select min(id) from deposit_entries where kind = 'empties')`,
    says: /^empties .* was given/,
  },
  {
    name: 'a mistake with bottles is taken back for less',
    plant: `update deposit_entries set pieces = 1 where id = (
      select min(id) from deposit_entries where kind = 'counter')`,
    says: /were taken back for/,
  },
  {
    name: 'a bottle was handed over that nobody owes back',
    plant: `update deposit_entries set pieces = pieces + 1 where id = (
      select min(id) from deposit_entries where kind = 'order')`,
    says: /has bottles for/,
  },
  {
    name: 'a wallet holds a paisa more',
    plant: 'update wallets set balance_paise = balance_paise + 1 where id = (select min(id) from wallets)',
    says: /^wallet/,
  },
  {
    name: 'a box has more in it than left the shelf',
    plant: `update order_lines set box = jsonb_set(box, '{0,quantity}', '99') where (order_id, position) = (
      select order_id, position from order_lines where box is not null order by 1, 2 limit 1)`,
    says: /was sold .* the ledger says/,
  },
  {
    name: 'a slot says a reservation more',
    plant:
      'update slots set reserved = reserved + 1 where id = (select min(id) from slots where reserved < capacity)',
    says: /^slot/,
  },
  {
    name: 'an order has left its slot, and its reservation stays',
    plant: `update orders set slot_id = null where id = (
      select min(id) from orders where slot_id is not null and status = 'delivered')`,
    says: /^slot/,
  },
  {
    name: 'a batch has a piece more than its entries',
    plant: `update batches set "left" = "left" + 1 where id = (select min(id) from batches where state = 'open')`,
    says: /^batch .* its entries/,
  },
  {
    name: 'a piece lies on the shelf that nobody entered',
    plant:
      'update products set stock = stock + 1 where id = (select min(id) from products where stock is not null)',
    says: /^product .* its entries/,
  },
  {
    name: 'more of a batch was packed than was ordered',
    plant: `update packed_batches set pieces = pieces + 9 where ctid = (select min(k.ctid) from packed_batches k
      join packings p on p.id = k.packing_id join orders o on o.id = p.order_id where o.status = 'delivered')`,
    says: /was packed with/,
  },
  {
    name: 'a bought batch is owed a paisa less',
    plant: `update grower_entries set amount_paise = amount_paise - 1 where id = (
      select min(id) from grower_entries where cause = 'bought')`,
    says: /^batch .* is owed/,
  },
  {
    name: 'a grower gets a paisa more of what was sold',
    plant: `update grower_entries set amount_paise = amount_paise + 1 where id = (
      select min(id) from grower_entries where cause = 'sold')`,
    says: /gives growers/,
  },
  {
    name: 'a grower gets nothing of what was delivered',
    plant: `delete from grower_entries where id = (select min(e.id) from grower_entries e where cause = 'sold'
      and not exists (select from grower_entries o where o.order_id = e.order_id and o.id <> e.id)
      and not exists (select from returns where returns.order_id = e.order_id))`,
    says: /gets nothing/,
  },
  {
    name: 'an account owes a paisa more',
    plant: `update receivable_accounts set balance_paise = balance_paise + 1 where id = (
      select min(id) from receivable_accounts)`,
    says: /^account/,
  },
  {
    name: 'a payment of what is owed lies in no till',
    plant: `delete from till_entries where id = (
      select min(id) from till_entries where receivable_entry_id is not null)`,
    says: /^payment/,
  },
  {
    name: 'a rider said a paisa more',
    plant: `update stop_outcomes set taken_paise = taken_paise + 1 where id = (
      select min(id) from stop_outcomes where way = 'cash' and event_id is not null)`,
    says: /^run .* in cash/,
  },
  {
    name: 'a run has counted more than it handed over',
    plant: `update till_entries set amount_paise = amount_paise - 1 where id = (
      select min(handed_entry_id) from delivery_runs)`,
    says: /^run .* counted/,
  },
  {
    name: 'money of an order is gone that its papers have',
    plant: `delete from cash_entries where id = (select min(c.id) from cash_entries c
      join orders o on o.id = c.order_id where o.status = 'delivered' and c.way = 'cash' and c.amount_paise > 0
        and o.deposit_paise = 0
        and not exists (select from cash_entries other where other.order_id = c.order_id and other.id <> c.id))`,
    says: /^papers/,
  },
  {
    name: 'more went back online than the papers say',
    plant: `update refunds set amount_paise = amount_paise + 1 where id = (select min(r.id) from refunds r
      join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where o.status = 'delivered'
        and o.deposit_paise = 0)`,
    says: /^papers/,
  },
]
