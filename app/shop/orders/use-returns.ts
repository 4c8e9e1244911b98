import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { ReturnsOfOrder, returnsOfOrder } from '#contract/returns.ts'

import type { OneOrder } from './one-order.ts'

type Loaded = { state: 'ready'; returns: ReturnsOfOrder } | { state: 'loading' | 'failed' }

/** The returns of an order, asked for with each order that the page gets. */
export function useReturns(order: OneOrder) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const asked = useRef(0)

  async function reload() {
    asked.current += 1
    const ask = asked.current
    const address = `/api/orders/${encodeURIComponent(order.id)}/returns` as const
    const answer = await call<typeof returnsOfOrder>('GET', address).catch(() => null)
    if (ask !== asked.current) return
    if (answer?.ok) return setLoaded({ state: 'ready', returns: answer.body })
    // What is shown stays where nothing newer can be had.
    setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed' }))
  }

  /** With what the shop answered: an older answer that is still on its way does not count. */
  function take(returns: ReturnsOfOrder) {
    asked.current += 1
    setLoaded({ state: 'ready', returns })
  }

  const load = useEffectEvent(() => void reload())
  useEffect(() => load(), [order])

  return { loaded, reload, take }
}
