import type { ReactNode } from 'react'

import { listingPageSize, pageCount } from '#domain/catalog/rules.ts'
import * as words from '#words/ui/pages/en.ts'

import { Pagination } from './pagination.tsx'

interface ListEndProps {
  view: { page: number; total: number }
  /** The address of a page. */
  pathOf: (page: number) => string
  /** How to see what lies behind the last page, said where the pages end before the goods do. */
  children: ReactNode
}

/** The foot of a list of goods: the way to its other pages. */
export function ListEnd({ view: { page, total }, pathOf, children }: ListEndProps) {
  const pages = pageCount(total)
  const isCut = page >= pages && total > pages * listingPageSize
  return (
    <>
      {isCut && <p className="text-ink-soft mt-10 text-center">{children}</p>}
      <Pagination page={page} pages={pages} pathOf={pathOf} />
    </>
  )
}

/** For a page behind the last one. */
export function onlySoManyPages({ total }: { total: number }): string {
  return words.onlySoMany(pageCount(total))
}
