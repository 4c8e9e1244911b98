import { DomainError } from './errors.ts'

/**
 * A page of a list: by its number from 1, or by a cursor that a page beside it answered, or `last`: the last
 * one.
 */
export type PageRequest =
  | { page: number; pageSize: number; cursor?: undefined }
  | { cursor: string; pageSize: number; page?: undefined }

export interface Page<Row> {
  rows: Row[]
  /** How many rows the list has, or all that the search finds. */
  total: number
  /** Where the next page begins; null after the last one. */
  nextCursor: string | null
  /** Where the page before ends; null before the first one. */
  previousCursor: string | null
}

/** What tells a row's place in the order of its list. */
export type Keys = readonly (string | number)[]
export type Kind = 'text' | 'whole'

/** From where a page is read, and in which direction. */
export interface Reading {
  isBackward: boolean
  /** The row beside which it begins; null at the list's beginning, or backward at its end. */
  keys: Keys | null
  /** One row more than the page has, to know whether another page follows. */
  limit: number
  offset: number
}

/**
 * How the page is to be read. A cursor names its list, because another list may have keys of the same kinds.
 * @throws invalid_input for a cursor that this list has not answered
 */
export function readingOf(list: string, kinds: readonly Kind[], request: PageRequest): Reading {
  const limit = request.pageSize + 1
  if (request.cursor === undefined) {
    const offset = (request.page - 1) * request.pageSize
    return { isBackward: false, keys: null, limit, offset }
  }
  if (request.cursor === 'last') return { isBackward: true, keys: null, limit, offset: 0 }
  const [name, direction, ...keys] = parsed(Buffer.from(request.cursor, 'base64url').toString('utf8'))
  const areOurs = keys.length === kinds.length && kinds.every((kind, place) => isOf(kind, keys[place]))
  const isOurs = name === list && (direction === 'after' || direction === 'before')
  if (!isOurs || !(areOurs || keys.length === 0))
    throw new DomainError('invalid_input', { fields: { cursor: { problem: 'bad_cursor' } } })
  return {
    isBackward: direction === 'before',
    keys: areOurs ? (keys as unknown as Keys) : null,
    limit,
    offset: 0,
  }
}

/** The page of what was read so, in the order of the reading. */
export function pageOf<Row extends { keys: Keys }>(
  list: string,
  { isBackward, keys, offset }: Reading,
  { read, total }: { read: Row[]; total: number },
  request: PageRequest,
): Page<Row> {
  const { pageSize } = request
  const isLast = isBackward && keys === null
  // The last page has what full pages leave.
  const length = isLast ? total % pageSize || pageSize : pageSize
  const rows = read.slice(0, length)
  if (isBackward) rows.reverse()
  const goesOn = read.length > length
  const cursor = (direction: 'after' | 'before', row: Row | undefined) =>
    Buffer.from(JSON.stringify([list, direction, ...(row?.keys ?? [])])).toString('base64url')
  // Where everything beside the cursor's row has gone meanwhile, the way back leads from the end of the list.
  const next = cursor('after', rows.at(-1))
  const previous = cursor('before', rows[0])
  if (isBackward)
    return { rows, total, nextCursor: isLast ? null : next, previousCursor: goesOn ? previous : null }
  const isFirst = keys === null && offset === 0
  return { rows, total, nextCursor: goesOn ? next : null, previousCursor: isFirst ? null : previous }
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
