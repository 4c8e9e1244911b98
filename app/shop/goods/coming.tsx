import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Await } from 'react-router'

interface ComingProps<View> {
  view: View | Promise<View>
  children: (view: View) => ReactNode
  /** Stands until the goods have come. */
  placeholder: ReactNode
  /** Stands when they do not come. Left away, the part is left out: the strip says what is wrong, once. */
  failed?: ReactNode
}

/** A part of the page that shows goods. */
export function Coming<View>({ view, children, placeholder, failed = <></> }: ComingProps<View>) {
  return (
    <Suspense fallback={placeholder}>
      <Await resolve={view} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  )
}
