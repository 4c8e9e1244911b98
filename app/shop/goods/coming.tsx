import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Await } from 'react-router'

interface ComingProps<View> {
  view: View | Promise<View>
  children: (view: View) => ReactNode
  /** Stands until the goods have come. */
  placeholder: ReactNode
  /** Stands when they do not come. Without it the part is left out: the category strip says so once. */
  failed?: ReactNode
}

/** Deferred data: a part of the page that shows a placeholder until its goods have come. */
export function Coming<View>({ view, children, placeholder, failed = <></> }: ComingProps<View>) {
  return (
    <Suspense fallback={placeholder}>
      <Await resolve={view} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  )
}
