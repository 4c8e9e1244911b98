import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** So many pages are remembered. */
const most = 12

const kept = new Map<string, unknown>()

/** The answers that are on their way behind what was kept. */
const newer = new WeakMap<object, Promise<unknown>>()

/**
 * A page's content for a `clientLoader`: not awaited, so that skeletons show at once. Whoever comes back to
 * a page finds it as it was left, and at once: only a page that stands in full can be scrolled to where it
 * was. It is asked for all the same, and takes the place of what was kept where it differs. So it is for who
 * goes once more to the page where they are.
 */
export function keptOnBack<View extends object>(
  request: Request,
  ask: () => Promise<View>,
): View | Promise<View> {
  const page = pageOf(new URL(request.url))
  // On the way back the window has the address already; on the way on it gets it once the page has come.
  const isBack = page === pageOf(window.location)
  const last = kept.get(page) as View | undefined
  const asked = ask()
  // `<Await>` shows its failure; here it is marked as handled, should it come before the page is rendered.
  asked.catch(() => {})
  if (!isBack || !last) return asked
  // A copy: the page that stands may show the same one, and would not see that it was asked for again.
  const view = { ...last }
  // Where it does not come, what was kept stays.
  newer.set(
    view,
    asked.catch(() => view),
  )
  return view
}

/**
 * What a page shows, which is remembered for the way back to it; a view that is still coming, once it has
 * come.
 */
export function useKeptOnBack<View extends object>(given: View): View {
  const { pathname, search } = useLocation()
  const [changed, setChanged] = useState<{ from: View; to: View } | null>(null)
  const view = changed?.from === given ? changed.to : given

  useEffect(() => {
    const page = pageOf({ pathname, search })
    Promise.resolve(view)
      .then((come) => {
        keep(page, come)
        return newer.get(view)
      })
      .then(
        (to) =>
          to && JSON.stringify(to) !== JSON.stringify(view) && setChanged({ from: view, to: to as View }),
        // What did not come is asked for again.
        () => kept.delete(page),
      )
  }, [pathname, search, view])

  return view
}

/** The same for a part of a page beside the one that shows its goods, so that both say the same. */
export function KeptOnBack<View extends object>({
  view,
  children,
}: {
  view: View
  children: (view: View) => ReactNode
}): ReactNode {
  return children(useKeptOnBack(view))
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
