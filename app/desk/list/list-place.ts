/** A parameter of the address that narrows a list, and its value; some stand there several times. */
export type Filter = readonly [name: string, value: string]

/** The filters of all lists. */
const filterNames = new Set([
  'status',
  'needsAddress',
  'toDo',
  'from',
  'to',
  'product',
  'person',
  'state',
  'import',
  'shelf',
])

/** Place in a list, as the address has it. */
export interface ListPlace {
  /** What is searched for; empty for everything. */
  q: string
  /** What narrows it, in the address's order: `['status', 'paid']`. */
  filters: readonly Filter[]
  /** Null for the first page; `last` for the last one; else a cursor from an answer. */
  cursor: string | null
  /** From 1. A cursor does not know its number, so it stands beside it. */
  page: number
}

export function listPlace(search: string): ListPlace {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page'))
  return {
    q: parameters.get('q')?.trim() ?? '',
    filters: [...parameters].filter(([name, value]) => filterNames.has(name) && value !== ''),
    cursor: parameters.get('cursor'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Query string, with its `?`; empty for the first page of everything. */
export function listSearch({ q = '', filters = [], cursor = null, page = 1 }: Partial<ListPlace>): string {
  const parameters = new URLSearchParams()
  if (q.trim()) parameters.set('q', q)
  for (const [name, value] of filters) parameters.append(name, value)
  if (cursor) parameters.set('cursor', cursor)
  if (cursor && cursor !== 'last') parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `?${query}` : ''
}

/** At least 1: a list without rows has one empty page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * The page number to show. Without a previous page it is the first, without a next one the last, whatever
 * the address says; with both it is neither.
 */
export function pageNumber(page: {
  page: number
  pageCount: number
  nextCursor: string | null
  previousCursor: string | null
}): number {
  if (!page.previousCursor) return 1
  if (!page.nextCursor) return page.pageCount
  return Math.max(2, Math.min(page.page, page.pageCount - 1))
}
