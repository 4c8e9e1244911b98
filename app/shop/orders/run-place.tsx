import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { placeInRun } from '#contract/runs.ts'
import * as words from '#words/shop/orders/aside/en.ts'

/** So often, in milliseconds, it is asked anew while the page is looked at. */
const everyMs = 60_000

/**
 * Of an order that is on its way: which one it is of those whose orders are still to come. Its line is there
 * from the start, so that nothing moves.
 */
export function RunPlace({ orderId }: { orderId: string }) {
  const [told, setTold] = useState<{ place: number; of: number } | null>(null)
  useEffect(() => {
    let isOver = false
    async function ask() {
      if (document.visibilityState !== 'visible') return
      const answer = await call<typeof placeInRun>('GET', `/api/orders/${orderId}/place`).catch(() => null)
      if (answer?.ok && !isOver) setTold(answer.body.data)
    }
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [orderId])
  return (
    <p role="status" className="figures min-h-6 font-semibold">
      {told && words.placeInRun(told.place, told.of)}
    </p>
  )
}
