import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { ReturnsOfOrder, returnsOfOrder } from '#contract/returns.ts'

import type { OneOrder } from './one-order.ts'

type Loaded = { state: 'ready'; returns: ReturnsOfOrder } | { state: 'loading' | 'failed' }

/** The returns of an order, asked for with each order that the page gets. */
export function useReturns(order: OneOrder) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const asked = useRef(0)

  /** Of several answers that are on their way, only the last one asked for counts. */
  function expectAnswer() {
    asked.current += 1
    const ask = asked.current
    return (answer: Answer<typeof returnsOfOrder> | null) => {
      if (ask !== asked.current) return
      if (answer?.ok) return setLoaded({ state: 'ready', returns: answer.body })
      // What is shown stays where nothing newer can be had.
      setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed' }))
    }
  }

  async function reload() {
    const show = expectAnswer()
    show(await askReturns(order.id))
  }

  /** With what the shop answered: an older answer that is still on its way does not count. */
  function take(returns: ReturnsOfOrder) {
    asked.current += 1
    setLoaded({ state: 'ready', returns })
  }

  const load = useEffectEvent((id: string) => void askReturns(id).then(expectAnswer()))
  useEffect(() => {
    load(order.id)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same order may have moved since
  }, [order])

  return { loaded, reload, take }
}

function askReturns(orderId: string) {
  const address = `/api/orders/${encodeURIComponent(orderId)}/returns` as const
  return call<typeof returnsOfOrder>('GET', address).catch(() => null)
}
