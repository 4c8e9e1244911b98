import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { Blocker } from 'react-router'

interface Leaving {
  /** `blocked` while one is asked whether to leave. */
  blocker: Blocker
  /** From here on nothing is asked: it is saved, or the question was answered. */
  allow: () => void
}

/** Asks before what was typed is lost: by Back, by a link, by closing the dialog or the window. */
export function useLeaving(wouldLose: boolean): Leaving {
  const isAllowed = useRef(false)
  const blocker = useBlocker(() => wouldLose && !isAllowed.current)

  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])

  return { blocker, allow: () => (isAllowed.current = true) }
}
