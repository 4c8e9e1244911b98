import { useEffect, useEffectEvent, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { getOrder } from '#contract/order-desk.ts'

const everyMs = 3000

/**
 * Whether an order has been paid: asked again and again while its link is shown, also after a line that
 * broke, and not while nobody looks at the page.
 * @param onPaid called once, when it is
 */
export function usePaid(orderId: string, onPaid: () => void): boolean {
  const [isPaid, setIsPaid] = useState(false)
  const paid = useEffectEvent(() => {
    setIsPaid(true)
    onPaid()
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      const answer = await asked(orderId)
      if (isOver) return
      if (answer) return paid()
      timer = setTimeout(() => void ask(), everyMs)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [orderId])
  return isPaid
}

async function asked(orderId: string): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false
  try {
    const answer = await call<typeof getOrder>('GET', `/api/orders/${orderId}`)
    return answer.ok && answer.body.data.payment.standing === 'paid'
  } catch {
    return false
  }
}
