import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { isSettled, linesShown } from '#app/client/customer-state.ts'
import { loadCart } from '#app/client/session.ts'
import { until } from '#app/client/store.ts'
import { notPaidPath, ordersPath, paidPath } from '#app/paths.ts'
import { loadToasts, showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'

import type { CancelState } from './cancel.tsx'
import { pay } from './pay.ts'
import type { SuccessState } from './success.tsx'

const tones = { paid: 'success', failed: 'error', dismissed: 'warning', 'paid-before': 'info' } as const
const ways = {
  paid: paidPath,
  failed: notPaidPath,
  dismissed: notPaidPath,
  'paid-before': ordersPath,
} as const

/** From 'Proceed to Checkout' to the page of the payment's outcome. */
export function useCheckout() {
  const [isPaying, setPaying] = useState(false)
  const isInFlight = useRef(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  useEffect(loadToasts, [])

  async function checkout() {
    // In flight, in a ref: a state would change only with the next render, after a second quick press.
    if (isInFlight.current) return
    isInFlight.current = true
    setPaying(true)
    try {
      const lines = linesShown(await until((state) => isSettled(state)))
      // Whoever goes on to another page meanwhile is not asked to pay there.
      const outcome = await pay(lines, isStillHere)
      if (!outcome) return
      showToast(tones[outcome.kind], outcome.message, outcome.detail)
      const { isUncharged, openPayment, orderId } = outcome
      const uncharged = isUncharged && 'closed'
      const state: CancelState & SuccessState = { uncharged, openPayment, orderId }
      await navigate(ways[outcome.kind], { state })
      // Only now: an emptied cart must not show on the way.
      if (outcome.kind === 'paid' || outcome.kind === 'paid-before') await loadCart()
    } finally {
      isInFlight.current = false
      setPaying(false)
    }
  }

  return { isPaying, checkout }
}
