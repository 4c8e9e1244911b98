import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import * as words from '#words/ui/pages/en.ts'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page. */
  pathOf: (page: number) => string
}

/** Real links to the other pages of a list. */
export function Pagination({ page, pages, pathOf }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={words.pages} className="figures mt-12 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link
          to={pathOf(Math.min(page - 1, pages))}
          rel="prev"
          aria-label={words.previous}
          className={linkClass}
        >
          <ChevronLeft size={20} />
        </Link>
      )}
      {pagesAround(page, pages).map((shown, place) =>
        shown === null ? (
          <span key={`gap-${place}`} className="px-1">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={pathOf(shown)}
            aria-label={words.pageOf(shown)}
            aria-current={shown === page ? 'page' : undefined}
            className={`${linkClass} aria-[current=page]:bg-leaf aria-[current=page]:text-on-leaf`}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" aria-label={words.next} className={linkClass}>
          <ChevronRight size={20} />
        </Link>
      )}
    </nav>
  )
}

/** The first, the last and those around the current one; null for a gap. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(shown)].sort((one, other) => one - other)
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1]
    if (before === undefined || one - before === 1) return [one]
    // A gap of a single page is that page.
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}

const linkClass =
  'inline-flex size-11 items-center justify-center rounded-full font-semibold transition-colors hover:bg-paper-sunken'
