import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { forgetCustomer, knownCustomer } from '#app/client/session.ts'
import { useOpenPayment } from '#app/shop/checkout/open-payment.ts'
import type { myOrders } from '#contract/orders.ts'

import { myOrder } from './my-order.ts'
import type { MyOrder } from './my-order.ts'

interface LoadedOrders {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  orders: MyOrder[]
}

/**
 * State of the orders screen: loaded at each visit, without waiting for the bank; a known guest sees the
 * notice meanwhile.
 */
export function useMyOrders(isGuest: boolean) {
  const [loaded, setLoaded] = useState<LoadedOrders>({ state: isGuest ? 'guest' : 'loading', orders: [] })
  const asked = useRef(0)

  async function reload() {
    asked.current += 1
    const ask = asked.current
    const answer = await loadOrders()
    // An older answer does not have the order that was made since.
    if (ask === asked.current) setLoaded(answer)
  }

  const load = useEffectEvent(reload)
  useEffect(() => void load(), [])
  const openPayment = useOpenPayment(() => void reload())

  return { ...loaded, openPayment, reload }
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
