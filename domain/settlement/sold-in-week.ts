import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'
import { daysAfter, startOfIndianDay } from '#domain/time/rules.ts'

/** What the papers of a week's deliveries come to, and who gets it. In paise. */
export interface SoldInWeek {
  /** With tax and delivery, less what was given back. */
  soldPaise: number
  taxPaise: number
  /** What growers get of it by their shares. */
  sharesPaise: number
  /** What the goods cost that were bought of growers. */
  costPaise: number
  /** What was paid for delivery, without tax. */
  deliveryPaise: number
  /** What is left: the cooperative's part. Below zero where goods cost more than they were sold for. */
  keptPaise: number
}

/**
 * Who gets what of all that was delivered in a week and stays delivered, as it stands now: an order that is
 * sent back later changes its week.
 */
export async function soldInWeek({ db }: Ctx, week: string): Promise<SoldInWeek> {
  const from = startOfIndianDay(week).toISOString()
  const until = startOfIndianDay(daysAfter(week, 7)).toISOString()
  const { rows } = await db.execute<Record<keyof Sums, string>>(sql`
    with delivered as (
      select orders.id from orders
      where orders.status = 'delivered' and orders.id in (
          select order_id from order_events
          where to_status = 'delivered' and at >= ${from}::timestamptz and at < ${until}::timestamptz)
        and not exists (
          select from order_events as later
          where later.order_id = orders.id and later.to_status = 'delivered' and later.at >= ${until}::timestamptz)),
    lines as (
      select case invoices.kind when 'credit_note' then -1 else 1 end as sign,
        (line ->> 'amountPaise')::bigint as amount, (line ->> 'valuePaise')::bigint as value,
        greatest(0, (line ->> 'amountPaise')::bigint - (line ->> 'shippingPaise')::bigint) as goods,
        (line ->> 'rateBp')::integer as rate
      from invoices join delivered on delivered.id = invoices.order_id
        cross join lateral jsonb_array_elements(invoices.content -> 'lines') as line),
    given as (
      select given.pieces - given.restocked as pieces, batches.price_paise
      from delivered cross join lateral batches_of_order(delivered.id) as given
        join batches on batches.id = given.batch_id)
    select (select coalesce(sum(sign * amount), 0) from lines) as sold,
      (select coalesce(sum(sign * (amount - value)), 0) from lines) as tax,
      -- What is rounded of a line is rounded of its goods, as where a grower's share is worked out.
      (select coalesce(sum(sign * (value - goods
        + floor((2 * goods * rate + 10000 + rate)::numeric / (2 * (10000 + rate))))), 0) from lines) as delivery,
      (select coalesce(sum(amount_paise), 0) from grower_entries
        where order_id in (select id from delivered)) as shares,
      (select coalesce(sum(pieces * price_paise), 0) from given) as cost`)
  const sums = Object.fromEntries(Object.entries(rows[0]!).map(([of, paise]) => [of, Number(paise)])) as Sums
  const { sold, tax, shares, cost, delivery } = sums
  return {
    soldPaise: sold,
    taxPaise: tax,
    sharesPaise: shares,
    costPaise: cost,
    deliveryPaise: delivery,
    keptPaise: sold - tax - shares - cost - delivery,
  }
}

type Sums = Record<'sold' | 'tax' | 'shares' | 'cost' | 'delivery', number>
