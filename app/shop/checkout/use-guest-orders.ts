import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isGuestKept } from '#app/client/guest-key.ts'
import { untilKnown } from '#app/client/until-known.ts'
import type { GuestOrder, guestOrders } from '#contract/guests.ts'

/** What was ordered here without an account, newest first; null until it is known, and where nobody asks. */
export function useGuestOrders(isWanted: boolean): readonly GuestOrder[] | null {
  const [orders, setOrders] = useState<readonly GuestOrder[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    void untilKnown(askOrders, leaving.signal).then((known) => known && setOrders(known))
    return () => leaving.abort()
  }, [isWanted])
  return orders
}

/** The one of this id. */
export function useGuestOrder(id: string | null): GuestOrder | null {
  return useGuestOrders(id !== null)?.find(({ _id }) => _id === id) ?? null
}

/** None where the key opens nothing any more; null without an answer. */
async function askOrders(): Promise<readonly GuestOrder[] | null> {
  if (!isGuestKept()) return []
  try {
    const answer = await call<typeof guestOrders>('GET', '/api/guest')
    if (answer.ok) return answer.body.data
    return answer.status < 500 && answer.status !== 429 ? [] : null
  } catch {
    return null
  }
}
