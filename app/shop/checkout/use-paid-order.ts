import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { untilKnown } from '#app/client/until-known.ts'
import { myOrder } from '#app/shop/orders/my-order.ts'
import type { MyOrder } from '#app/shop/orders/my-order.ts'
import type { myOrders, Order } from '#contract/orders.ts'

/**
 * One's own order of this id, once it is known: without a connection it is asked for again. Null until
 * then. And a way to say how it stands since.
 */
export function usePaidOrder(id: string | null): [MyOrder | null, (order: Order) => void] {
  const [order, setOrder] = useState<MyOrder | null>(null)
  useEffect(() => {
    if (id === null) return
    const leaving = new AbortController()
    void untilKnown(askOrders, leaving.signal).then(
      (orders) => orders && setOrder(orders.find((mine) => mine.id === id) ?? null),
    )
    return () => leaving.abort()
  }, [id])
  return [order, (changed) => setOrder(myOrder(changed))]
}

/** The orders; none for a guest, who may have signed out in another tab; null without an answer. */
async function askOrders(): Promise<MyOrder[] | null> {
  try {
    const answer = await call<typeof myOrders>('GET', '/api/orders/myorders')
    if (answer.ok) return answer.body.data.map(myOrder)
    return answer.status === 401 ? [] : null
  } catch {
    return null
  }
}
