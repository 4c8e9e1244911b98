import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { keepFlash } from '#app/frame/flash.ts'
import { deskPath, homePath } from '#app/paths.ts'
import type { userDetails } from '#contract/customers.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/frame/en.ts'

/**
 * The duties as they are now, asked anew in each room and each time that a room loads again. Who has none any
 * more, or is signed out, is led home, where a sentence says why. An answer that does not come changes
 * nothing.
 */
export function useFreshDuties(loaded: readonly Duty[]): readonly Duty[] {
  const [duties, setDuties] = useState(loaded)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  /** Another one after each load of the room. */
  const loadOfRoom = useMatches().at(-1)?.loaderData
  /** For what they were last asked; the document came with the first answer. */
  const asked = useRef({ pathname, loadOfRoom })
  useEffect(() => {
    if (asked.current.pathname === pathname && asked.current.loadOfRoom === loadOfRoom) return
    asked.current = { pathname, loadOfRoom }
    let isOver = false
    call<typeof userDetails>('GET', '/api/user-details').then(
      ({ ok, body }) => {
        if (isOver || !ok) return
        const fresh = body.data?.duties ?? []
        if (fresh.length > 0) return setDuties(fresh)
        if (body.data && isAdmin(body.data)) return void navigate(deskPath)
        keepFlash(body.data ? words.dutiesOver : words.signedOut, 'error')
        void navigate(homePath)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [pathname, loadOfRoom, navigate])
  return duties
}
