import { redirect, replace, useLocation, useNavigation, useRevalidator } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { leadAway } from '#app/desk/widgets/use-leaving.ts'
import { keepFlash } from '#app/frame/flash.ts'
import { homePath } from '#app/paths.ts'

import { listPlace, listSearch, pageCount, pageNumber } from './list-place.ts'
import type { Filter } from './list-place.ts'

/** One page of a room's list, or why there is none. */
export type RoomList<Row> = FullList<Row> | FailedList

export interface FullList<Row> {
  kind: 'full'
  /** What was searched for; empty for everything. */
  q: string
  filters: readonly Filter[]
  rows: Row[]
  /** How many match in all. */
  total: number
  /** From 1. */
  pageNumber: number
  pageCount: number
  nextCursor: string | null
  previousCursor: string | null
}

interface FailedList {
  kind: 'failed'
  /** The server's sentence; null where none came. */
  message: string | null
}

/** As much as a room needs of the answer of a call that lists. */
type ListAnswer<Row> =
  | {
      ok: true
      body: {
        data: Row[]
        total?: number | undefined
        nextCursor?: string | null | undefined
        previousCursor?: string | null | undefined
      }
    }
  | { ok: false; status: number; body: { message: string } }

/**
 * For the `clientLoader` of a room: asks for the page that the address names. `ask` gets what stands behind
 * the call's `?`. The router drops the answer when somebody has moved on meanwhile.
 * @throws a redirect home, with the server's sentence, for a person who may not be here any more; one to
 *   the first page where the page that was asked for has lost its last row
 */
export async function loadList<Row>(
  request: Request,
  pageSize: number,
  ask: (query: string) => Promise<ListAnswer<Row>>,
): Promise<RoomList<Row>> {
  const address = new URL(request.url)
  const { q, filters, cursor, page } = listPlace(address.search)
  const query = new URLSearchParams({ pageSize: String(pageSize), ...(cursor ? { cursor } : { page: '1' }) })
  if (q) query.set('q', q)
  for (const [name, value] of filters) query.append(name, value)
  const answer = await ask(query.toString()).catch(() => null)
  if (!answer) return { kind: 'failed', message: null }
  if (isTurnedAway(answer)) throw redirect(homePath)
  if (!answer.ok) return { kind: 'failed', message: answer.body.message }
  const { data, total = data.length, nextCursor = null, previousCursor = null } = answer.body
  if (data.length === 0 && total > 0 && cursor) throw replace(address.pathname + listSearch({ q, filters }))
  const pages = pageCount(total, pageSize)
  return {
    kind: 'full',
    q,
    filters,
    rows: data,
    total,
    pageCount: pages,
    pageNumber: pageNumber({ page, pageCount: pages, nextCursor, previousCursor }),
    nextCursor,
    previousCursor,
  }
}

/** Whether the server no longer admits this person. Its sentence is then kept for the home page to show. */
export function isTurnedAway(
  answer: { ok: true } | { ok: false; status: number; body: { message: string } },
): boolean {
  if (answer.ok || (answer.status !== 401 && answer.status !== 403)) return false
  keepFlash(answer.body.message, 'error')
  leadAway()
  return true
}

/** For the `shouldRevalidate` of a room: another place in its list, or somebody asked for it again. */
export function isOtherList({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    listSearch(listPlace(currentUrl.search)) !== listSearch(listPlace(nextUrl.search))
  )
}

/** Whether another page of the list that is shown, or the same one again, is on its way. */
export function useIsListBusy(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const { state } = useRevalidator()
  return state === 'loading' || location?.pathname === pathname
}
