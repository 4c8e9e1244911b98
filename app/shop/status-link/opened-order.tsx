import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { oneOrder } from '#app/shop/orders/one-order.ts'
import type { OneOrder } from '#app/shop/orders/one-order.ts'
import { OrderAside } from '#app/shop/orders/order-aside.tsx'
import { OrderLines } from '#app/shop/orders/order-lines.tsx'
import { OrderStanding } from '#app/shop/orders/order-standing.tsx'
import { OrderSums } from '#app/shop/orders/order-sums.tsx'
import { ReturnsLate } from '#app/shop/orders/returns-late.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { getOrder } from '#contract/order-desk.ts'
import type { OrderDetail } from '#contract/order-desk.ts'
import * as words from '#words/shop/status-link/opened/en.ts'

import { LinkPlace } from './link-place.tsx'

interface OpenedOrderProps {
  orderId: string
  /** It is open no more: the figures are asked for again. */
  onClosed: () => void
}

/**
 * All of an order that was opened by its link, as its customer sees it when they are signed in: the calls are
 * the same, and the cookie of the opening says whose order it is.
 */
export function OpenedOrder({ orderId, onClosed }: OpenedOrderProps) {
  const [order, setOrder] = useState<OneOrder | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef(0)

  async function reload() {
    asked.current += 1
    const ask = asked.current
    const answer = await askOrder(orderId)
    if (ask !== asked.current) return
    if (answer === 'closed') {
      showToast('warning', words.hourIsOver)
      onClosed()
      return
    }
    // What is shown stays where nothing newer can be had.
    setFailed(answer === null)
    if (answer) setOrder(answer)
  }

  const load = useEffectEvent(() => void reload())
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- set once the answer has come
    load()
    // Another window or the shop may have moved it since.
    const look = () => document.visibilityState === 'visible' && load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  if (!order && hasFailed)
    return (
      <div role="alert">
        <EmptyState
          title={words.notLoaded}
          action={<Button onClick={() => void reload()}>{words.tryAgain}</Button>}
        >
          <p>{words.checkConnection}</p>
        </EmptyState>
      </div>
    )
  if (!order)
    return (
      <div className="mt-5 space-y-5">
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <Skeleton className="h-44" />
        <Skeleton className="h-96" />
      </div>
    )
  const take = (answer: OrderDetail) => {
    asked.current += 1
    setOrder(oneOrder(answer))
  }
  return (
    <div className="mt-5 flex flex-col gap-x-8 gap-y-5 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
      <div className="space-y-5">
        {order.delivery.needsAddress && <LinkPlace order={order} onGiven={reload} />}
        <OrderStanding order={order} onCancelled={take} onOutdated={reload} />
        <ReturnsLate order={order} onOutdated={reload} />
        <section aria-labelledby="bought" className="bg-paper-raised border-line rounded-card border pt-4">
          <h2 id="bought" className="px-5 text-2xl">
            {words.bought}
          </h2>
          <OrderLines lines={order.lines} />
          <OrderSums order={order} />
        </section>
      </div>
      <OrderAside order={order} onChanged={take} />
    </div>
  )
}

async function askOrder(orderId: string): Promise<OneOrder | 'closed' | null> {
  try {
    const answer = await call<typeof getOrder>('GET', `/api/orders/${orderId}`)
    if (answer.ok) return oneOrder(answer.body.data)
    return answer.status === 401 ? 'closed' : null
  } catch {
    return null
  }
}
