import type { Page, PageRequest } from '#domain/ground/paging.ts'

/** The page that a query asks for; null when it wants the whole list. */
export function pageRequest(query: {
  page?: number | undefined
  pageSize: number
  cursor?: string | undefined
}): PageRequest | null {
  const { page, pageSize, cursor } = query
  if (cursor !== undefined) return { cursor, pageSize }
  return page === undefined ? null : { page, pageSize }
}

/** What an answer says of a page: its rows in the words of the wire, and where it stands in the whole. */
export function pageAnswer<Row, Wire>(
  { page, pageSize }: PageRequest,
  { rows, total, nextCursor, previousCursor }: Page<Row>,
  wire: (row: Row) => Wire,
) {
  const number = page === undefined ? {} : { page }
  return { data: rows.map(wire), total, ...number, pageSize, nextCursor, previousCursor }
}
