import { and, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Ctx } from './context.ts'
import { pageOf, readingOf } from './paging.ts'
import type { Keys, Page, PageRequest } from './paging.ts'

/** A table in one order. An index has this order, and the id. */
export interface List {
  /** Stands in its cursors. */
  name: string
  table: PgTable
  id: PgColumn
  /** One or two columns, which tell every row's place together. */
  order: readonly OrderColumn[]
}

interface OrderColumn {
  column: PgColumn
  kind: 'text' | 'whole' | 'moment'
  isDescending: boolean
}

/** The ids of a whole list in its order, or of those rows that `found` is true of. */
export function idsOf({ table, id, order }: List, found: SQL | undefined): SQL {
  return sql`select ${id} from ${table} ${where(found)} order by ${orderBy(order, false)}`
}

/**
 * The ids of a page, in their order. @throws invalid_input for a cursor of another list
 */
export async function idsOfPage(
  { db }: Ctx,
  list: List,
  found: SQL | undefined,
  request: PageRequest,
): Promise<Page<{ id: string; keys: Keys }>> {
  const { name, table, id, order } = list
  const kinds = order.map(({ kind }) => (kind === 'text' ? 'text' : 'whole'))
  const reading = readingOf(name, kinds, request)
  const columns = sql.join([id, ...order.map(({ column }) => column).filter((c) => c !== id)], sql`, `)
  // What is found is read once, for its number and for the page. It bears the name of its table, so that the
  // page is read in the same words from either.
  const search = found
    ? sql`with ${table} as materialized (select ${columns} from ${table} ${where(found)})`
    : sql``
  const { rows } = await db.execute<{ total: number; read: { id: string; keys: Keys }[] }>(sql`${search}
    select (select count(*)::integer from ${table}) as total, coalesce((select json_agg(place) from (
      select ${id} as id, json_build_array(${sql.join(order.map(keyOf), sql`, `)}) as keys
      from ${table} ${where(beyond(order, reading))}
      order by ${orderBy(order, reading.isBackward)} limit ${reading.limit} offset ${reading.offset}
    ) as place), '[]') as read`)
  return pageOf(name, reading, rows[0] ?? { total: 0, read: [] }, request)
}

function where(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``
}

function orderBy(order: readonly OrderColumn[], isBackward: boolean): SQL {
  return sql.join(
    order.map(({ column, isDescending }) =>
      isDescending === isBackward ? sql`${column} asc` : sql`${column} desc`,
    ),
    sql`, `,
  )
}

/** What stands beyond the row at which the reading begins. */
function beyond(
  order: readonly OrderColumn[],
  { keys, isBackward }: { keys: Keys | null; isBackward: boolean },
): SQL | undefined {
  if (!keys) return undefined
  const bounds = order.map(({ column, kind, isDescending }, place) => ({
    column: sql`${column}`,
    value: kind === 'moment' ? momentOf(keys[place]) : sql`${keys[place]}`,
    falls: isDescending !== isBackward,
  }))
  const [first, second] = bounds
  if (first && second && first.falls !== second.falls) {
    // The bound for the index first, because the two columns run in opposite directions.
    const within = first.falls ? sql`<=` : sql`>=`
    return and(sql`${first.column} ${within} ${first.value}`, or(isPast(first), isPast(second)))
  }
  return isPast({
    column: sql`(${sql.join(
      bounds.map(({ column }) => column),
      sql`, `,
    )})`,
    value: sql`(${sql.join(
      bounds.map(({ value }) => value),
      sql`, `,
    )})`,
    falls: first?.falls ?? false,
  })
}

function isPast({ column, value, falls }: { column: SQL; value: SQL; falls: boolean }): SQL {
  return falls ? sql`${column} < ${value}` : sql`${column} > ${value}`
}

/** A moment as a key: µs since 1970, because JavaScript's dates know no more than milliseconds. */
function keyOf({ column, kind }: OrderColumn): SQL {
  return kind === 'moment' ? sql`(extract(epoch from ${column}) * 1000000)::bigint` : sql`${column}`
}

/** The moment of a key. */
function momentOf(key: unknown): SQL {
  return sql`(timestamptz '1970-01-01 00:00:00+00' + ${key}::bigint * interval '1 microsecond')`
}
