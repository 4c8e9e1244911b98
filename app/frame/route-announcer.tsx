import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { isSearchPath } from '#app/paths.ts'

/** The title of a page whose name is on its way. */
export const waitingTitle = 'Loading'

/**
 * Route announcer: what a browser does by itself when it loads another page. The focus goes to its content, and
 * its title is read out; on the way back the focus stays, because that leads to where one was.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const navigation = useNavigationType()
  const left = useRef(pathname)
  const leftSearch = useRef(search)
  const [title, setTitle] = useState('')

  // A link that leads on and goes with its page, as that to the next goods, must not take the keyboard along.
  useEffect(() => {
    if (leftSearch.current === search) return
    leftSearch.current = search
    if (navigation !== NavigationType.Pop && document.activeElement === document.body) focusContent()
  }, [search, navigation])

  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    if (navigation !== NavigationType.Pop) goToContent(pathname)

    // The title of a page whose goods are on their way comes with them.
    const observer = new MutationObserver(tell)
    function tell() {
      if (!document.title || document.title.startsWith(waitingTitle)) return
      setTitle(document.title)
      observer.disconnect()
    }
    observer.observe(document.head, { childList: true, subtree: true })
    tell()
    return () => observer.disconnect()
  }, [pathname, navigation])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

/** Whoever types a search that the page follows, or is in what opened over the page, stays there. */
function goToContent(pathname: string): void {
  const { activeElement } = document
  if (isSearchPath(pathname) && activeElement?.closest('[role="search"]')) return
  if (activeElement?.closest(':popover-open')) return
  focusContent()
}

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
