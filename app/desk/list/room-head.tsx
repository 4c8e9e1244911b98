import type { ReactNode } from 'react'

import { PageHead } from '#app/frame/head/page-head.tsx'

/** The title of a room, also in the title of the window, with its buttons at the end of the line. */
export function RoomHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <PageHead title={title} />
      <h1 className="flex min-h-11 items-center text-2xl">{title}</h1>
      {children && <div className="flex items-center gap-2">{children}</div>}
    </div>
  )
}

/** The search of a room, and how many rows it found. */
export function RoomTools({ children, count }: { children: ReactNode; count: string | null }) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2 lg:max-w-2xl">{children}</div>
      <p role="status" className="figures text-ink-soft mt-3 min-h-5 text-sm">
        {count}
      </p>
    </>
  )
}
