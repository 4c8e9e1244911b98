import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useOutletContext } from 'react-router'

import { call } from '#app/client/call.ts'
import { useDeskNow } from '#app/desk/now/desk-now.ts'
import type { DeskFront, getDeskFront } from '#contract/shop.ts'

/**
 * What waits and what is missing, asked anew in each room and after each save that loads its room again. An
 * answer that does not come leaves the numbers of before.
 */
export function useFreshFront(loaded: DeskFront): DeskFront {
  const [{ front, at }, setFront] = useState({ front: loaded, at: 0 })
  const now = useDeskNow()
  const { pathname } = useLocation()
  /** Another one after each load of the room. The state of a load may not be drawn, if it is short. */
  const loadOfRoom = useMatches().at(-1)?.loaderData
  /** For what it was last asked; the document came with the first answer. */
  const asked = useRef({ pathname, loadOfRoom })
  useEffect(() => {
    if (asked.current.pathname === pathname && asked.current.loadOfRoom === loadOfRoom) return
    asked.current = { pathname, loadOfRoom }
    let isOver = false
    call<typeof getDeskFront>('GET', '/api/desk-front').then(
      (answer) => {
        if (!isOver && answer.ok) setFront({ front: answer.body.data, at: Date.now() })
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [pathname, loadOfRoom])
  return now.waiting && now.at > at ? { ...front, waiting: now.waiting } : front
}

/** The same, for the rooms of the panel. */
export function useFront(): DeskFront {
  return useOutletContext<DeskFront>()
}
