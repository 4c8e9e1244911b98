import { useEffect, useState } from 'react'

import { firstIdle } from '#app/client/first-idle.ts'
import { retried } from '#app/client/retried.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

import type { OneOrder } from './one-order.ts'
import type { Returns } from './returns.tsx'

const fetchReturns = retried(async () => (await import('./returns.tsx')).Returns)

interface ReturnsLateProps {
  order: OneOrder
  /** The order stands otherwise than the page shows, or nobody is signed in any more. */
  onOutdated: () => Promise<void>
}

/** The returns of an order, once the page is idle. Most orders have none, and can have none yet. */
export function ReturnsLate(props: ReturnsLateProps) {
  const { stands, totalPaise } = props.order
  // An order of ₹0.00 may replace what was sent back.
  const isOver = stands === 'delivered' || stands === 'refunded' || totalPaise === 0
  return isOver && <Late {...props} />
}

function Late(props: ReturnsLateProps) {
  const [Loaded, setLoaded] = useState<typeof Returns | null>(null)
  useEffect(() => {
    void firstIdle()
      .then(fetchReturns)
      .then((loaded) => setLoaded(() => loaded))
  }, [])
  return Loaded ? <Loaded {...props} /> : <Skeleton className="h-44" />
}
