import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'

import * as words from '#words/desk/list/en.ts'

import { listSearch } from './list-place.ts'
import type { ListPlace } from './list-place.ts'
import type { FullList } from './room-list.ts'

/** Pagination of a list that has more than one page. */
export function Pages({ list }: { list: FullList<unknown> }) {
  const navigate = useNavigate()
  const { q, filters, pageNumber: page, pageCount, nextCursor, previousCursor } = list
  if (pageCount === 1) return null

  // Buttons keep the focus when the next page comes.
  const step = (
    label: string,
    Icon: LucideIcon,
    to: Pick<ListPlace, 'cursor' | 'page'> | null,
    isForward = false,
  ) => (
    <button
      type="button"
      aria-disabled={!to || undefined}
      onClick={() => to && void navigate({ search: listSearch({ q, filters, ...to }) })}
      className="hover:bg-paper-sunken flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-[10px] px-2 text-sm font-semibold aria-disabled:opacity-40 sm:px-3"
    >
      {isForward || <Icon size={18} aria-hidden="true" />}
      <span className="max-sm:sr-only">{label}</span>
      {isForward && <Icon size={18} aria-hidden="true" />}
    </button>
  )
  const first = { cursor: null, page: 1 }
  return (
    <nav aria-label={words.pages} className="mt-4 flex items-center justify-center gap-1">
      {step(words.first, ChevronFirst, previousCursor ? first : null)}
      {/* From page 2 to the first page as it is now: rows may have come since its cursor was made. */}
      {step(
        words.previous,
        ChevronLeft,
        page === 2 ? first : previousCursor ? { cursor: previousCursor, page: page - 1 } : null,
      )}
      <p aria-live="polite" className="figures px-2 text-center text-sm">
        {words.pageOf(page, pageCount)}
      </p>
      {step(words.next, ChevronRight, nextCursor ? { cursor: nextCursor, page: page + 1 } : null, true)}
      {step(words.last, ChevronLast, nextCursor ? { cursor: 'last', page: pageCount } : null, true)}
    </nav>
  )
}
