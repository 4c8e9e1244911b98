import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { forgetCustomer, knownCustomer } from '#app/client/session.ts'
import type { openPayment } from '#contract/checkout.ts'
import type { myOrders } from '#contract/orders.ts'

import { myOrder } from './my-order.ts'
import type { MyOrder } from './my-order.ts'

interface LoadedOrders {
  state: 'loading' | 'guest' | 'failed' | 'ready'
  orders: MyOrder[]
  /** A payment that the bank has yet to decide: the gateway's id of its order. */
  openPayment?: string | null
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
    // First, because asking the bank may make the order that is then in the list.
    const pending = await askOpenPayment()
    const answer = await call<typeof myOrders>('GET', '/api/orders/myorders')
    if (answer.ok) return { state: 'ready', orders: answer.body.data.map(myOrder), openPayment: pending }
    if (answer.status !== 401) return { state: 'failed', orders: [] }
    forgetCustomer()
    return { state: 'guest', orders: [] }
  } catch {
    return { state: 'failed', orders: [] }
  }
}

/** The list of orders does not fail because nobody can say whether a payment is open. */
async function askOpenPayment(): Promise<string | null> {
  try {
    const answer = await call<typeof openPayment>('GET', '/api/razorpay/open-payment')
    return answer.ok ? answer.body.data : null
  } catch {
    return null
  }
}
