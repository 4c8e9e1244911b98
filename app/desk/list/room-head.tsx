import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { late } from '#app/client/late.tsx'
import { isInAllLanguages } from '#app/desk/desk-paths.ts'
import { useDeskNow } from '#app/desk/now/desk-now.ts'
import { PageHead } from '#app/frame/head/page-head.tsx'

const LanguageLinks = late(async () => (await import('#app/frame/language-links.tsx')).LanguageLinks)

/**
 * The title of a room, also in the title of the window, with its buttons at the end of the line, and before
 * them the room in other languages.
 */
export function RoomHead({ title, children }: { title: string; children?: ReactNode }) {
  const { unseen } = useDeskNow()
  const isInAll = useIsInAll()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <PageHead title={unseen > 0 ? `(${unseen}) ${title}` : title} />
      <h1 className="flex min-h-11 items-center text-2xl">{title}</h1>
      {(isInAll || children) && (
        <div className="flex flex-wrap items-center gap-2">
          <RoomLanguages />
          {children}
        </div>
      )}
    </div>
  )
}

/** The room in other languages, for those that have a head of their own. */
export function RoomLanguages() {
  return useIsInAll() && <LanguageLinks isRow />
}

function useIsInAll(): boolean {
  return isInAllLanguages(useLocation().pathname)
}

interface RoomToolsProps {
  /** How many rows were found. */
  count: string | null
  /** Filters, below the search. */
  more?: ReactNode
  children: ReactNode
}

/** The search of a room with its filters, and how many rows they found. */
export function RoomTools({ children, count, more }: RoomToolsProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2 lg:max-w-2xl">{children}</div>
      {more}
      <p role="status" className="figures text-ink-soft mt-3 min-h-5 text-sm">
        {count}
      </p>
    </>
  )
}
