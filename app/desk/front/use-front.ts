import { useEffect, useRef, useState } from 'react'
import { useLocation, useOutletContext, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import type { DeskFront, getDeskFront } from '#contract/shop.ts'

/**
 * What waits and what is missing, asked anew in each room and after each save that loads its room again. An
 * answer that does not come leaves the numbers of before.
 */
export function useFreshFront(loaded: DeskFront): DeskFront {
  const [front, setFront] = useState(loaded)
  const { pathname } = useLocation()
  const { state } = useRevalidator()
  /** In which room it was last asked for; null: the document came with it. */
  const askedIn = useRef<string | null>(null)
  useEffect(() => {
    if (state !== 'idle') return
    const isFirst = askedIn.current === null
    askedIn.current = pathname
    if (isFirst) return
    let isOver = false
    call<typeof getDeskFront>('GET', '/api/desk-front').then(
      (answer) => {
        if (!isOver && answer.ok) setFront(answer.body.data)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [pathname, state])
  return front
}

/** The same, for the rooms of the panel. */
export function useFront(): DeskFront {
  return useOutletContext<DeskFront>()
}
