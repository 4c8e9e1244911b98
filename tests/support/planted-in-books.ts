/** Faults of tills, papers and money, planted in the tables and rolled back, for `wrongInBooks` to find. */
import type pg from 'pg'

import { wrongInBooks } from './order-books.ts'

/** The faults that `wrongInBooks` does not find in these books; none, if it is any good. */
export async function missedInBooks(pool: pg.Pool, faults = ofTills): Promise<string[]> {
  const client = await pool.connect()
  const missed: string[] = []
  try {
    for (const { name, plant, says } of faults) {
      await client.query('begin')
      // No trigger refuses it, or writes it down elsewhere.
      await client.query('set local session_replication_role = replica')
      const { rowCount } = await client.query(plant)
      const found = await wrongInBooks(client)
      await client.query('rollback')
      if (rowCount !== 1 || !found.some((what) => says.test(what)))
        missed.push(`${name}: ${found.join('; ')}`)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  return missed
}

export interface Fault {
  name: string
  /** Changes one row. */
  plant: string
  says: RegExp
}

/** Of two financial years that of the first one. */
const firstInvoice = `(select id from invoices where kind <> 'credit_note' order by issued_at limit 1)`

const ofTills: Fault[] = [
  {
    name: 'a till was to have a paisa more',
    plant: `update tills set expected_paise = expected_paise + 1 where id = (
      select min(id) from tills where difference_note is not null)`,
    says: /was to have/,
  },
  {
    name: 'an entry of a closed till is gone',
    plant: `delete from till_entries where id = (select min(id) from till_entries)`,
    says: /was to have/,
  },
  {
    name: 'money came into a till after its count',
    plant: `update cash_entries set at = (select closed_at + interval '1 minute' from tills where id = till_id)
      where id = (select min(id) from cash_entries where way = 'cash' and counters_id is null)`,
    says: /took .* afterwards/,
  },
  {
    name: 'what was left in a box is not what the next till begins with',
    plant: `update tills set left_paise = left_paise - 1 where id = (select min(id) from tills t
      where left_paise > 0 and exists (select from tills n where n.person_id = t.person_id and n.id > t.id
        and not n.is_trip))`,
    says: /began with/,
  },
  {
    name: 'a till stands under another day',
    plant: 'update tills set day = day - 1 where id = (select min(id) from tills)',
    says: /was opened at/,
  },
  {
    name: 'a counter-entry takes back another sum',
    plant: `update cash_entries set amount_paise = amount_paise - 1 where id = (
      select min(id) from cash_entries where counters_id is not null)`,
    says: /does not take back/,
  },
  {
    name: 'money of the door is not in the till of the trip',
    plant: `update cash_entries set till_id = (select min(id) from tills) where id = (
      select min(c.id) from cash_entries c join tills t on t.id = c.till_id
      where t.is_trip and c.counters_id is null
        and exists (select from orders where orders.id = c.order_id and orders.trip_id = t.id))`,
    says: /till of the trip/,
  },
  {
    name: 'money is in no till',
    plant: 'update cash_entries set till_id = null where id = (select max(id) from cash_entries)',
    says: /is in no till/,
  },
  {
    name: 'an order is called paid with a paisa less',
    plant: 'update orders set paid_paise = paid_paise - 1 where id = (select min(order_id) from payments)',
    says: /is paid/,
  },
  {
    name: 'a number of an invoice is missing',
    plant: `delete from invoices where id = ${firstInvoice}`,
    says: /^series/,
  },
  {
    name: 'a document stands in another financial year',
    plant: `update invoices set issued_at = issued_at - interval '1 year' where id = ${firstInvoice}`,
    says: /of its year/,
  },
  {
    name: 'an invoice says a paisa more of tax',
    plant: `update invoices set tax_paise = tax_paise + 1 where id = ${firstInvoice}`,
    says: /and its lines/,
  },
  {
    name: 'a line is taxed by another rate',
    plant: `update invoices set content = jsonb_set(content, '{lines,0,rateBp}', '1200')
      where id = ${firstInvoice}`,
    says: /the tax of line/,
  },
  {
    name: 'a line of an invoice has another number of pieces',
    plant: `update invoices set content = jsonb_set(content, '{lines,0,quantity}', '9')
      where id = ${firstInvoice}`,
    says: /not as it was sold/,
  },
  {
    name: 'what was given back has no credit note',
    plant: `delete from invoices where id = (
      select id from invoices where kind = 'credit_note' order by n desc limit 1)`,
    says: /its papers say/,
  },
  {
    name: 'an invoice was replaced, and is not credited',
    plant: `delete from invoices where invoice_id = (select replaces_id from invoices where replaces_id is not null)`,
    says: /not credited whole/,
  },
  {
    name: 'a piece of the ledger is gone',
    plant: `update stock_entries set shelf_change = shelf_change + 1 where id = (
      select min(id) from stock_entries where why = 'sale')`,
    says: /the ledger says/,
  },
]
