import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { forgetCustomer, knownCustomer } from '#app/client/session.ts'
import type { myOrders } from '#contract/orders.ts'

import { myOrder } from './my-order.ts'
import type { MyOrder } from './my-order.ts'

interface LoadedOrders {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  orders: MyOrder[]
}

/** State of the orders screen: loaded at each visit; a known guest sees the notice meanwhile. */
export function useMyOrders(isGuest: boolean) {
  const [loaded, setLoaded] = useState<LoadedOrders>({ state: isGuest ? 'guest' : 'loading', orders: [] })

  useEffect(() => {
    void loadOrders().then(setLoaded)
  }, [])

  return { ...loaded, reload: async () => setLoaded(await loadOrders()) }
}

async function loadOrders(): Promise<LoadedOrders> {
  const { session, user } = await knownCustomer()
  if (session !== 'known') return { state: 'failed', orders: [] }
  if (!user) return { state: 'guest', orders: [] }
  try {
    const answer = await call<typeof myOrders>('GET', '/api/orders/myorders')
    if (answer.ok) return { state: 'ready', orders: answer.body.data.map(myOrder) }
    if (answer.status !== 401) return { state: 'failed', orders: [] }
    forgetCustomer()
    return { state: 'guest', orders: [] }
  } catch {
    return { state: 'failed', orders: [] }
  }
}
