import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import type { myOrders, Order } from '#contract/orders.ts'

/** What was told last, and of whom. */
let known: { userId: string; orders: Order[] } | undefined

/**
 * The orders of who is signed in, the latest first. Asked for when a menu or a search opens; until the answer
 * comes, and where it does not, what was told before. `waitedMs`: how long the answer took.
 */
export function useLastOrders(isWanted: boolean): { orders: readonly Order[]; waitedMs: number } {
  const userId = useCustomer((state) => state.user?._id)
  const [told, setTold] = useState(known)
  const [waitedMs, setWaitedMs] = useState(0)

  useEffect(() => {
    if (!isWanted || userId === undefined) return
    let isCurrent = true
    const began = performance.now()
    call<typeof myOrders>('GET', '/api/orders/myorders').then(
      (answer) => {
        if (!answer.ok) return
        known = { userId, orders: answer.body.data }
        if (!isCurrent) return
        setTold(known)
        setWaitedMs(performance.now() - began)
      },
      // Without a connection there is nothing to offer.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, userId])

  return { orders: told && told.userId === userId ? told.orders : [], waitedMs }
}
