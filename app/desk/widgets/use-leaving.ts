import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { Blocker } from 'react-router'

/** The shop itself leads away, because somebody may not be here any more. */
let isLedAway = false

export function leadAway(): void {
  isLedAway = true
}

interface Leaving {
  /** `blocked` while one is asked whether to leave. */
  blocker: Blocker
  /** From here on nothing is asked: it is saved, or the question was answered. */
  allow: () => void
}

/**
 * Asks before what was typed is lost: by Back, by a link, by closing the dialog or the window. `isOfPage`: it
 * is lost with the page, and not by another search of the same page.
 */
export function useLeaving(wouldLose: boolean, { isOfPage = false } = {}): Leaving {
  const isAllowed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose &&
      !isAllowed.current &&
      !(isOfPage && currentLocation.pathname === nextLocation.pathname) &&
      !isLedAway,
  )

  useEffect(() => {
    if (!wouldLose) return
    isLedAway = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current && !isLedAway) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])

  return { blocker, allow: () => (isAllowed.current = true) }
}
