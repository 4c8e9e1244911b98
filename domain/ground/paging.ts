import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import { DomainError } from './errors.ts'

/** A page of a list, by its number from 1 or by the cursor that the page before it answered. */
export type PageRequest =
  | { page: number; pageSize: number; cursor?: undefined }
  | { cursor: string; pageSize: number; page?: undefined }

export interface Page<Row> {
  rows: Row[]
  /** Where the next page begins; null after the last one. */
  nextCursor: string | null
}

/** What tells a row's place in the order of its list. */
export type Keys = readonly (string | number)[]

/** Reads one row more than the page has, to know whether there is a next one. */
export function pageLimits({ page, pageSize }: PageRequest): { limit: number; offset: number } {
  return { limit: pageSize + 1, offset: page === undefined ? 0 : (page - 1) * pageSize }
}

/**
 * The page of what was read with `pageLimits`; `keysOf` names a row's place by the columns of the list's
 * order.
 */
export function pageOf<Row>(read: Row[], { pageSize }: PageRequest, keysOf: (row: Row) => Keys): Page<Row> {
  const rows = read.slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, nextCursor: read.length > pageSize && last ? cursorAfter(keysOf(last)) : null }
}

/**
 * The keys after which the page begins; null for one that is asked for by its number. `kinds` are the types
 * of the list's keys. @throws invalid_input for a cursor that this list has not answered
 */
export function keysBefore<const Kinds extends readonly Kind[]>(
  { cursor }: PageRequest,
  kinds: Kinds,
): KeysOf<Kinds> | null {
  if (cursor === undefined) return null
  const keys = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  const isOurs = keys.length === kinds.length && kinds.every((kind, place) => isOf(kind, keys[place]))
  if (isOurs) return keys as unknown as KeysOf<Kinds>
  throw new DomainError('invalid_input', { fields: { cursor: { problem: 'bad_cursor' } } })
}

type Kind = 'text' | 'whole'
type KeysOf<Kinds extends readonly Kind[]> = {
  [Place in keyof Kinds]: Kinds[Place] extends 'whole' ? number : string
}

/** A moment as a key: µs since 1970, because JavaScript's dates know no more than milliseconds. */
export function momentKey(moment: SQLWrapper): SQL<number> {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint`.mapWith(Number)
}

/** The moment of a key. */
export function momentOf(key: number): SQL {
  return sql`(timestamptz '1970-01-01 00:00:00+00' + ${key}::bigint * interval '1 microsecond')`
}

function cursorAfter(keys: Keys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

function parsed(text: string): unknown[] {
  try {
    const keys: unknown = JSON.parse(text)
    return Array.isArray(keys) ? keys : []
  } catch {
    return []
  }
}

function isOf(kind: Kind, key: unknown): boolean {
  if (kind === 'whole') return Number.isSafeInteger(key)
  return typeof key === 'string' && !key.includes('\0') && key.isWellFormed()
}
