import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'

import { listSearch } from './list-place.ts'
import type { ListPlace } from './list-place.ts'
import type { FullList } from './room-list.ts'

/** The way through a list that has more than one page. */
export function Pages({ list }: { list: FullList<unknown> }) {
  const navigate = useNavigate()
  const { q, pageNumber: page, pageCount, nextCursor, previousCursor } = list
  if (pageCount === 1) return null

  // Buttons, which keep the focus when another page has come; links would go with their page.
  const step = (label: string, Icon: LucideIcon, to: Omit<ListPlace, 'q'> | null) => (
    <button
      type="button"
      aria-disabled={!to || undefined}
      onClick={() => to && void navigate({ search: listSearch({ q, ...to }) })}
      className="hover:bg-paper-sunken flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-[10px] px-2 text-sm font-semibold aria-disabled:opacity-40 sm:px-3"
    >
      {label === 'Next' || label === 'Last' || <Icon size={18} aria-hidden="true" />}
      <span className="max-sm:sr-only">{label}</span>
      {(label === 'Next' || label === 'Last') && <Icon size={18} aria-hidden="true" />}
    </button>
  )
  const first = { cursor: null, page: 1 }
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-center gap-1">
      {step('First', ChevronFirst, previousCursor ? first : null)}
      {/* The second page leads to the first one as it is now, and not to what stood before it then. */}
      {step(
        'Previous',
        ChevronLeft,
        page === 2 ? first : previousCursor ? { cursor: previousCursor, page: page - 1 } : null,
      )}
      <p aria-live="polite" className="figures px-2 text-center text-sm">
        Page {page} of {pageCount}
      </p>
      {step('Next', ChevronRight, nextCursor ? { cursor: nextCursor, page: page + 1 } : null)}
      {step('Last', ChevronLast, nextCursor ? { cursor: 'last', page: pageCount } : null)}
    </nav>
  )
}
