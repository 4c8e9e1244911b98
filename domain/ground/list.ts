import { and, eq, getTableName, like, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { listCounts } from '#db/schema/index.ts'

import type { Ctx } from './context.ts'
import { pageOf, readingOf } from './paging.ts'
import type { Keys, Page, PageRequest } from './paging.ts'
import { escapeLike, searchWords } from './search-words.ts'
import { inTransaction } from './transaction.ts'

/** A table in one order, which an index has together with the id. */
export interface List {
  /** Stands in its cursors. */
  name: string
  table: PgTable
  /**
   * The narrow table that its rows are looked up in: id, the columns of the order, and `words`. A list
   * without one cannot be searched.
   */
  lookups?: PgTable
  id: PgColumn
  /** Whether a part of the id finds it as well, also with the # of a page; the whole id always does. */
  isFoundByPartOfId?: boolean
  /** Ids of rows that a query finds by what stands in other tables: each one read from an index. */
  alsoFound?: (query: string) => SQL[]
  /** One or two columns, which tell every row's place together. */
  order: readonly OrderColumn[]
  /** The list has only the rows with this value, in a column that its index and its lookups have as well. */
  part?: { column: PgColumn; value: string; /** The name that its number is kept by. */ counted: string }
}

interface OrderColumn<Column = PgColumn> {
  column: Column
  kind: 'text' | 'whole' | 'moment'
  isDescending: boolean
}

type NamedColumn = OrderColumn<SQL>

/** What is wanted of a list; all of it where neither is given. */
interface Wanted {
  q: string | undefined
  /** A condition on columns of the table that an index has together with the list's order. */
  only?: SQL | undefined
}

/** The ids of a whole list in its order, or of those rows that are wanted. */
export function idsOf(list: List, wanted: Wanted): SQL {
  const found = finding(list, wanted)
  const from = found?.from ?? list.table
  const { id, order, part } = columnsIn(getTableName(from), list)
  return sql`select ${id} from ${from} ${where(and(part, found?.match))} order by ${orderBy(order, false)}`
}

/**
 * The ids of a page of the list, or of those rows that are wanted: a query finds them by every word of it, in
 * any case, or by their id. @throws invalid_input for a cursor of another list
 */
export async function idsOfPage(
  ctx: Ctx,
  list: List,
  wanted: Wanted,
  request: PageRequest,
): Promise<Page<{ id: string; keys: Keys }>> {
  const { name, table } = list
  const kinds = list.order.map(({ kind }) => (kind === 'text' ? 'text' : 'whole'))
  const reading = readingOf(name, kinds, request)
  const found = finding(list, wanted)
  const from = found ? 'found' : getTableName(table)
  const { id, order, part } = columnsIn(from, list)
  const inPlace = and(found ? undefined : part, beyond(order, reading))
  const page = sql`select ${id} as id, json_build_array(${sql.join(order.map(keyOf), sql`, `)}) as keys
    from ${sql.identifier(from)} ${where(inPlace)}
    order by ${orderBy(order, reading.isBackward)} limit ${reading.limit} offset ${reading.offset}`
  const total = found ? sql`select count(*)::integer from found` : keptTotal(list)
  const question = sql`${found ? search(list, found) : sql``} select (${total}) as total,
    coalesce((select json_agg(place) from (${page}) as place), '[]') as read`
  const { rows } = await (found ? withRoom(ctx, question, wanted) : ctx.db.execute<Answer>(question))
  return pageOf(name, reading, rows[0] ?? { total: 0, read: [] }, request)
}

interface Answer extends Record<string, unknown> {
  total: number
  read: { id: string; keys: Keys }[]
}

/** Where what is wanted stands, and how it is known there. */
interface Finding {
  from: PgTable
  match: SQL
}

/** Undefined where the whole list is wanted. */
function finding(list: List, { q, only }: Wanted): Finding | undefined {
  const { lookups } = list
  const match = lookups && matching({ ...list, lookups }, q)
  if (!lookups || !match) return only && { from: list.table, match: only }
  if (!only) return { from: lookups, match }
  const own = sql`${lookups}.${sql.identifier(list.id.name)}`
  const narrowed = sql`${own} in (select ${list.id} from ${list.table} where ${only})`
  return { from: lookups, match: sql`${match} and ${narrowed}` }
}

/**
 * What is found is read once, for its number and for the page: a page by itself would be looked for to the
 * end of the list where few are found.
 */
function search(list: List, { from, match }: Finding): SQL {
  const { all, part } = columnsIn(getTableName(from), list)
  const wanted = where(and(part, match))
  return sql`with found as materialized (select ${sql.join(all, sql`, `)} from ${from} ${wanted})`
}

/**
 * Room in memory for some 400,000 rows: in its own 4 MB PostgreSQL has none for 100,000. And the price of
 * reading an index where it is in memory, as the newest parts of ours are: at the price of a turning disk
 * PostgreSQL would read the whole table, four times the blocks, where a condition leaves most of its rows.
 */
function withRoom(ctx: Ctx, question: SQL, { only }: Wanted) {
  return inTransaction(ctx, async ({ db }) => {
    await db.execute(sql`set local work_mem = '32MB'`)
    if (only) await db.execute(sql`set local random_page_cost = 1.1`)
    return db.execute<Answer>(question)
  })
}

/** A list's columns as its table has them, its lookups, or what was found there. */
function columnsIn(name: string, { id, order, part }: List) {
  const named = (column: PgColumn) => sql`${sql.identifier(name)}.${sql.identifier(column.name)}`
  const all = new Set([id, ...order.map(({ column }) => column)])
  return {
    id: named(id),
    order: order.map((place): NamedColumn => ({ ...place, column: named(place.column) })),
    all: [...all].map(named),
    /** What narrows it to its part. */
    part: part && sql`${named(part.column)} = ${part.value}`,
  }
}

/** The lookups that a query finds; undefined for a query without a word. */
function matching(list: List & { lookups: PgTable }, q = ''): SQL | undefined {
  const { id, lookups, isFoundByPartOfId, alsoFound } = list
  const words = searchWords(isFoundByPartOfId ? q.replaceAll(/(^|\s)#/g, '$1') : q)
  if (words.length === 0) return undefined
  const own = sql`${lookups}.${sql.identifier(id.name)}`
  const text = isFoundByPartOfId ? sql`(${own} || ' ' || ${lookups}.words)` : sql`${lookups}.words`
  const holdsAll = and(...words.map((word) => like(text, `%${escapeLike(word)}%`)))
  // An array is read first, so that this, too, is looked up in an index and not in every row.
  const also = (alsoFound?.(q) ?? []).map((ids) => sql`${own} = any(array(${ids}))`)
  // A number is no id that somebody types.
  return id.getSQLType() === 'text' ? or(holdsAll, eq(own, words.join(' ')), ...also) : holdsAll
}

/** How many rows the list has, without counting them. */
function keptTotal({ table, part }: List): SQL {
  return sql`select coalesce(sum(${listCounts.change}), 0)::integer from ${listCounts}
    where ${listCounts.list} = ${part?.counted ?? getTableName(table)}`
}

function where(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``
}

function orderBy(order: readonly NamedColumn[], isBackward: boolean): SQL {
  return sql.join(
    order.map(({ column, isDescending }) =>
      isDescending === isBackward ? sql`${column} asc` : sql`${column} desc`,
    ),
    sql`, `,
  )
}

/** What stands beyond the row at which the reading begins. */
function beyond(
  order: readonly NamedColumn[],
  { keys, isBackward }: { keys: Keys | null; isBackward: boolean },
): SQL | undefined {
  if (!keys) return undefined
  const bounds = order.map(({ column, kind, isDescending }, place) => ({
    column,
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
function keyOf({ column, kind }: NamedColumn): SQL {
  return kind === 'moment' ? sql`(extract(epoch from ${column}) * 1000000)::bigint` : sql`${column}`
}

/** The moment of a key. */
function momentOf(key: unknown): SQL {
  return sql`(timestamptz '1970-01-01 00:00:00+00' + ${key}::bigint * interval '1 microsecond')`
}
