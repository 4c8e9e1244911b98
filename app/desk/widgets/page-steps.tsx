import { useState } from 'react'

import { Button } from '#app/ui/button.tsx'

/** No room draws more rows than these at a time. */
export const rowsAPage = 100

interface PageStepsProps {
  /** From 0. */
  page: number
  /** Of how many in all. */
  rows: number
  /** Names the pages where a room has several: 'Pages of changed rows'. */
  label?: string
  onPage: (page: number) => void
}

/** The steps between the pages of rows that are all here; nothing where they are one page. */
export function PageSteps({ page, rows, label = 'Pages', onPage }: PageStepsProps) {
  if (rows <= rowsAPage) return null
  const step = (name: string, to: number) => {
    const isThere = to >= 0 && to * rowsAPage < rows
    return (
      <Button
        look="quiet"
        size="small"
        aria-disabled={!isThere || undefined}
        onClick={() => isThere && onPage(to)}
      >
        {name}
      </Button>
    )
  }
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-center gap-3">
      {step('Previous', page - 1)}
      <p aria-live="polite" className="figures text-sm">
        Page {page + 1} of {Math.ceil(rows / rowsAPage)}
      </p>
      {step('Next', page + 1)}
    </nav>
  )
}

/** The page of rows that is drawn; the last one where there are fewer rows by now. */
export function usePageOf<Row>(rows: readonly Row[]) {
  const [asked, setAsked] = useState(0)
  const page = Math.min(asked, Math.max(0, Math.ceil(rows.length / rowsAPage) - 1))
  const shown = rows.slice(page * rowsAPage, (page + 1) * rowsAPage)
  return { shown, steps: { page, rows: rows.length, onPage: setAsked } }
}
