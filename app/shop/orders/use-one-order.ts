import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver, knownCustomer } from '#app/client/session.ts'
import type { OrderDetail, getOrder } from '#contract/order-desk.ts'

import { oneOrder } from './one-order.ts'
import type { OneOrder } from './one-order.ts'

type Loaded =
  | { state: 'ready'; order: OneOrder }
  /** `missing`: this person has no such order. */
  | { state: 'loading' | 'guest' | 'missing' | 'failed' }

/**
 * State of an order's page: asked for at each visit, and again when one comes back to this window, because
 * another one or the shop may have moved the order since.
 */
export function useOneOrder(id: string, isGuest: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({ state: isGuest ? 'guest' : 'loading' })
  const asked = useRef(0)
  const isAsking = useRef(false)

  async function reload() {
    asked.current += 1
    const ask = asked.current
    isAsking.current = true
    const answer = await askOrder(id)
    isAsking.current = false
    if (ask !== asked.current) return
    // What is shown stays where nothing newer can be had.
    setLoaded((before) => (before.state === 'ready' && answer.state === 'failed' ? before : answer))
  }

  /** With what the shop answered to a move: an older answer that is still on its way does not count. */
  function take(answer: OrderDetail) {
    asked.current += 1
    setLoaded({ state: 'ready', order: oneOrder(answer) })
  }

  const load = useEffectEvent(() => void reload())
  useEffect(() => {
    if (isGuest) return
    load()
    // Coming back is told by two events.
    const look = () => document.visibilityState === 'visible' && !isAsking.current && load()
    const leaving = new AbortController()
    document.addEventListener('visibilitychange', look, leaving)
    window.addEventListener('focus', look, leaving)
    window.addEventListener('online', look, leaving)
    return () => leaving.abort()
  }, [isGuest])

  return { loaded, reload, take }
}

async function askOrder(id: string): Promise<Loaded> {
  const { session, user } = await knownCustomer()
  if (session !== 'known') return { state: 'failed' }
  if (!user) return { state: 'guest' }
  try {
    const answer = await call<typeof getOrder>('GET', `/api/orders/${encodeURIComponent(id)}`)
    if (isSessionOver(answer)) return { state: 'guest' }
    if (!answer.ok) return { state: answer.status === 404 ? 'missing' : 'failed' }
    const order = oneOrder(answer.body.data)
    // The call answers admins with everybody's orders; they have a page of their own for these.
    return order.ownerId === user._id ? { state: 'ready', order } : { state: 'missing' }
  } catch {
    return { state: 'failed' }
  }
}
