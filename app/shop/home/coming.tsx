import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Await } from 'react-router'

import type { ComingView, HomeView } from './home-view.ts'

interface ComingProps {
  view: ComingView
  children: (view: HomeView) => ReactNode
  /** Stands until the goods have come. */
  placeholder: ReactNode
  /** Stands when they do not come. Left away, the part is left out: the strip says what is wrong, once. */
  failed?: ReactNode
}

/** A part of the page that shows goods. */
export function Coming({ view, children, placeholder, failed = <></> }: ComingProps) {
  return (
    <Suspense fallback={placeholder}>
      <Await resolve={view} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  )
}
