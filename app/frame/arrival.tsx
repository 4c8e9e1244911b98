import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The title of a page whose name is on its way. */
export const waitingTitle = 'Loading'

/**
 * What a browser does by itself when it loads another page: the keyboard begins at its content, and its title is
 * read out. Not on the way back, which leads to where one was.
 */
export function Arrival() {
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
  if (pathname === '/search' && activeElement?.closest('[role="search"]')) return
  if (activeElement?.closest(':popover-open')) return
  focusContent()
}

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
