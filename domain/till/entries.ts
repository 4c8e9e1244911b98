import { sql } from 'drizzle-orm'

import { cashEntries, orders, people, tillEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { referenceOfCash } from '#domain/orders/counter-cash.ts'

import { tillById } from './queries.ts'
import type { TillView } from './queries.ts'
import type { TillKind, TillWay } from './rules.ts'
import { kindOfCash } from './sums.ts'

/** Something that went into a till or out of it. */
export interface TillEntry {
  tillId: number
  at: Date
  kind: TillKind
  way: TillWay
  /** Of UPI for an order; null for all else. */
  reference: string | null
  /** In paise; negative where it went out. */
  amountPaise: number
  order: { id: string; number: number } | null
  /** For the desk. */
  note: string | null
  /** Who entered it. */
  by: string
}

/** So many a room shows; a file has all of them. */
const mostEntries = 100

/** A till with what went in and out, the newest first. @throws not_signed_in, forbidden, not_found */
export async function tillWithEntries(
  ctx: Ctx,
  { id, most = mostEntries }: { id: number; most?: number },
): Promise<{ till: TillView; entries: TillEntry[] }> {
  const till = await tillById(ctx, id)
  return { till, entries: await entriesOf(ctx, [id], most) }
}

/** The entries of these tills, the newest first. The caller has asked whose they are. */
export async function entriesOf({ db }: Ctx, tillIds: number[], most: number | null): Promise<TillEntry[]> {
  const ids = sql`${sql.param(tillIds)}::bigint[]`
  const { rows } = await db.execute<Row>(sql`
    select (extract(epoch from entry.at) * 1000)::float8 as ms, kind, way, reference, paise::text, note,
      entry."tillId"::text, ${people.name} as "by",
      entry."orderId", ${orders.number} as "orderNumber"
    from (
      select ${cashEntries.at} as at, ${kindOfCash} as kind, ${cashEntries.way} as way,
        ${referenceOfCash} as reference, ${cashEntries.amountPaise} as paise, ${cashEntries.ourNote} as note,
        ${cashEntries.orderId} as "orderId", ${cashEntries.actorId} as "actorId", ${cashEntries.id} as id,
        ${cashEntries.tillId} as "tillId"
      from ${cashEntries} where ${cashEntries.tillId} = any(${ids})
      union all
      select ${tillEntries.at}, ${tillEntries.cause}, ${tillEntries.way}, null, ${tillEntries.amountPaise},
        ${tillEntries.note}, ${tillEntries.orderId}, ${tillEntries.actorId}, ${tillEntries.id},
        ${tillEntries.tillId}
      from ${tillEntries} where ${tillEntries.tillId} = any(${ids})
    ) as entry
    left join ${people} on ${people.id} = entry."actorId"
    left join ${orders} on ${orders.id} = entry."orderId"
    order by entry.at desc, entry.id desc limit ${most}`)
  return rows.map(({ ms, paise, orderId, orderNumber, tillId, ...entry }) => ({
    ...entry,
    tillId: Number(tillId),
    at: new Date(Math.round(ms)),
    amountPaise: Number(paise),
    by: entry.by ?? '',
    order: orderId === null ? null : { id: orderId, number: orderNumber! },
  }))
}

type Row = {
  ms: number
  tillId: string
  kind: TillKind
  way: TillWay
  reference: string | null
  paise: string
  note: string | null
  by: string | null
  orderId: string | null
  orderNumber: number | null
}
