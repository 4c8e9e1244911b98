import type { PageRequest } from '#domain/ground/paging.ts'

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
