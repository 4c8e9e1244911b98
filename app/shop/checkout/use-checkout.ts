import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { isSettled, linesShown } from '#app/client/customer-state.ts'
import { retried } from '#app/client/retried.ts'
import { loadCart } from '#app/client/session.ts'
import { until } from '#app/client/store.ts'
import { useShop } from '#app/frame/site.ts'
import { loginPath, notPaidPath, ordersPath, paidPath, whereToPath } from '#app/paths.ts'
import type { SignInState } from '#app/shop/account/sign-in-state.ts'
import type { Destination } from '#app/shop/addresses/place.ts'
import { loadToasts, showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'

import { knownOpenPayment } from './open-payment.ts'
import type { CancelState, SuccessState } from './outcome-state.ts'
import type { PayingStep } from './pay.ts'

/** Fetched after the cart, which is read before it is paid. */
const fetchPay = retried(() => import('./pay.ts'))

const ends = {
  paid: { tone: 'success', path: paidPath },
  failed: { tone: 'error', path: notPaidPath },
  dismissed: { tone: 'warning', path: notPaidPath },
  'signed-out': { tone: 'error', path: loginPath },
  'paid-before': { tone: 'info', path: ordersPath },
} as const

/** From 'Proceed to Checkout' to the page of the payment's outcome. */
export function useCheckout() {
  const [step, setStep] = useState<PayingStep | null>(null)
  const isInFlight = useRef(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const { name } = useShop()
  useEffect(() => {
    loadToasts()
    void fetchPay()
  }, [])

  async function checkout(to: Destination) {
    // In flight, in a ref: a state would change only with the next render, after a second quick press.
    if (isInFlight.current) return
    isInFlight.current = true
    setStep('opening')
    try {
      const { pay } = await fetchPay()
      const lines = linesShown(await until((state) => isSettled(state)))
      // Who goes on to another page meanwhile is not asked to pay there.
      const outcome = await pay(name, lines, to, isStillHere, setStep)
      if (!outcome) return
      const { kind, message, uncharged, reason, openPayment = knownOpenPayment(), orderId } = outcome
      showToast(ends[kind].tone, message, reason)
      const state = {
        paid: { orderId } satisfies SuccessState,
        failed: { uncharged, reason, openPayment } satisfies CancelState,
        dismissed: { uncharged, reason, openPayment } satisfies CancelState,
        'signed-out': { returnTo: whereToPath } satisfies SignInState,
        'paid-before': null,
      }[kind]
      // Back from the page of success does not lead to the emptied cart.
      await navigate(ends[kind].path, { state, replace: kind === 'paid' })
      // Only now: an emptied cart must not show on the way.
      if (kind === 'paid' || kind === 'paid-before') await loadCart()
    } finally {
      isInFlight.current = false
      setStep(null)
    }
  }

  return { step, checkout }
}
