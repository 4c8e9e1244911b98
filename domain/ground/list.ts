import { and, eq, getTableName, like, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { listCounts } from '#db/schema/index.ts'
import { escapeLike, searchWords } from '#domain/search/rules.ts'

import type { Ctx } from './context.ts'
import { pageOf, readingOf } from './paging.ts'
import type { Keys, Page, PageRequest } from './paging.ts'

/** A table in one order, which an index has together with the id. */
export interface List {
  /** Stands in its cursors. */
  name: string
  table: PgTable
  /** The narrow table that its rows are looked up in: id, the columns of the order, and `words`. */
  lookups: PgTable
  id: PgColumn
  /** Whether a part of the id finds it as well; the whole id always does. */
  isFoundByPartOfId?: boolean
  /** One or two columns, which tell every row's place together. */
  order: readonly OrderColumn[]
}

interface OrderColumn {
  column: PgColumn
  kind: 'text' | 'whole' | 'moment'
  isDescending: boolean
}

/** The ids of a whole list in its order, or of those rows that a query finds. */
export function idsOf(list: List, q: string | undefined): SQL {
  const { table, id, order } = list
  return sql`select ${id} from ${foundBy(list, q) ?? table} order by ${orderBy(order, false)}`
}

/**
 * The ids of a page of the list, or of those rows that a query finds: by every word of it, in any case, or by
 * their id. @throws invalid_input for a cursor of another list
 */
export async function idsOfPage(
  { db }: Ctx,
  list: List,
  q: string | undefined,
  request: PageRequest,
): Promise<Page<{ id: string; keys: Keys }>> {
  const { name, table, id, order } = list
  const kinds = order.map(({ kind }) => (kind === 'text' ? 'text' : 'whole'))
  const reading = readingOf(name, kinds, request)
  const found = foundBy(list, q)
  const columns = [...new Set([id, ...order.map(({ column }) => column)])]
  // What is found is read once, for its number and for the page: a page by itself would be looked for to the
  // end of the list where few are found. It bears the table's name, so that the same words read either.
  const search = found
    ? sql`with ${table} as materialized (select ${sql.join(columns, sql`, `)} from ${found})
        select (select count(*)::integer from ${table})`
    : sql`select (${keptTotal(table)})`
  const page = sql`select ${id} as id, json_build_array(${sql.join(order.map(keyOf), sql`, `)}) as keys
    from ${table} ${where(beyond(order, reading))}
    order by ${orderBy(order, reading.isBackward)} limit ${reading.limit} offset ${reading.offset}`
  const { rows } = await db.execute<{ total: number; read: { id: string; keys: Keys }[] }>(
    sql`${search} as total, coalesce((select json_agg(place) from (${page}) as place), '[]') as read`,
  )
  return pageOf(name, reading, rows[0] ?? { total: 0, read: [] }, request)
}

/** The rows that a query finds, under the name of their table; undefined for a query without a word. */
function foundBy({ table, lookups, id, isFoundByPartOfId }: List, q = ''): SQL | undefined {
  const words = searchWords(q)
  if (words.length === 0) return undefined
  const text = isFoundByPartOfId ? sql`(${id} || ' ' || ${table}.words)` : sql`${table}.words`
  const holdsAll = and(...words.map((word) => like(text, `%${escapeLike(word)}%`)))
  return sql`${lookups} as ${table} where ${or(holdsAll, eq(id, words.join(' ')))}`
}

/** How many rows the table has, without counting them. */
function keptTotal(table: PgTable): SQL {
  return sql`select coalesce(sum(${listCounts.change}), 0)::integer from ${listCounts}
    where ${listCounts.list} = ${getTableName(table)}`
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
