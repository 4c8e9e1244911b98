import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { notAwaited } from './not-awaited.ts'

/** So many pages are remembered. */
const most = 12

const kept = new Map<string, unknown>()

/**
 * A page's content for a `clientLoader`: not awaited, so that skeletons show at once. Whoever comes back to a
 * page finds it as it was left, and at once: only a page that stands in full can be scrolled to where it was.
 */
export function keptOnBack<View>(request: Request, ask: () => Promise<View>): View | Promise<View> {
  const page = pageOf(new URL(request.url))
  // On the way back the window has the address already; on the way on it gets it once the page has come.
  const isBack = page === pageOf(window.location)
  const view = kept.get(page) as View | undefined
  return isBack && view !== undefined ? view : notAwaited(ask())
}

/** Remembers what a page shows, for the way back to it; a view that is still coming, once it has come. */
export function useKeptOnBack(view: unknown): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const page = pageOf({ pathname, search })
    Promise.resolve(view).then(
      (come) => keep(page, come),
      // What did not come is asked for again.
      () => kept.delete(page),
    )
  }, [pathname, search, view])
}

function keep(page: string, view: unknown): void {
  kept.delete(page)
  kept.set(page, view)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search
}
