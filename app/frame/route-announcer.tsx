import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { isSearchPath } from '#app/paths.ts'
import * as words from '#words/frame/connection/en.ts'

/** The title of a page whose content is still loading; it is not announced. */
export { waitingTitle } from '#words/frame/connection/en.ts'

/**
 * Route announcer: what a browser does by itself when it loads another page. The focus goes to its content,
 * and its title is read out; on the way back the focus stays, because that leads to where one was.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const navigation = useNavigationType()
  const left = useRef(pathname)
  const leftSearch = useRef(search)
  const [title, setTitle] = useState('')

  // Pagination: the link that had the focus went with its page, so the focus goes to the content.
  useEffect(() => {
    if (leftSearch.current === search) return
    leftSearch.current = search
    if (navigation !== NavigationType.Pop && document.activeElement === document.body) focusContent()
  }, [search, navigation])

  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    if (navigation !== NavigationType.Pop) goToContent(pathname)

    // The title of a page that still loads comes with its content.
    const observer = new MutationObserver(tell)
    function tell() {
      if (!document.title || document.title.startsWith(words.waitingTitle)) return
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

/** Leaves the focus in a search field on the search page, and in an open popover. */
function goToContent(pathname: string): void {
  const { activeElement } = document
  if (isSearchPath(pathname) && activeElement?.closest('[role="search"]')) return
  if (activeElement?.closest(':popover-open')) return
  focusContent()
}

export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
