import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { isSettled, linesShown } from '#app/client/customer-state.ts'
import { retried } from '#app/client/retried.ts'
import { loadCart } from '#app/client/session.ts'
import { until } from '#app/client/store.ts'
import { useShop } from '#app/frame/site.ts'
import { checkoutPath, loginPath, notPaidPath, ordersPath, paidPath } from '#app/paths.ts'
import type { SignInState } from '#app/shop/account/sign-in-state.ts'
import type { Destination } from '#app/shop/addresses/place.ts'
import { loadToasts, showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import * as words from '#words/shop/checkout/outcome/en.ts'

import { knownOpenPayment } from './open-payment.ts'
import type { Buyer, CancelState, SuccessState } from './outcome-state.ts'
import type { PayingStep } from './pay.ts'
import type { OnlineWay } from './razorpay.ts'

/** Fetched after the page, which is read before it is paid. */
const fetchPay = retried(() => import('./pay.ts'))

const ends = {
  paid: { tone: 'success', path: paidPath },
  failed: { tone: 'error', path: notPaidPath },
  dismissed: { tone: 'warning', path: notPaidPath },
  'signed-out': { tone: 'error', path: loginPath },
  'paid-before': { tone: 'info', path: ordersPath },
} as const

/**
 * From the press on the button to the page of the payment's outcome. Where the gateway was not opened nobody
 * leaves the page: then it answers why, in a sentence; else nothing.
 */
export function useCheckout() {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const { name } = useShop()
  useEffect(() => {
    loadToasts()
    void fetchPay()
  }, [])

  return async (
    to: Destination,
    way: OnlineWay,
    buyer: Buyer,
    tell: (step: PayingStep) => void,
  ): Promise<string> => {
    tell('opening')
    let wasOpened = false
    const { pay } = await fetchPay()
    const lines = linesShown(await until((state) => isSettled(state)))
    // Who goes on to another page meanwhile is not asked to pay there.
    const outcome = await pay(
      name,
      lines,
      to,
      isStillHere,
      (step) => {
        // The gateway has closed, so it was open.
        wasOpened ||= step === 'checking'
        tell(step)
      },
      way,
    )
    if (!outcome) return ''
    const { kind, message, uncharged, reason, openPayment = knownOpenPayment(), orderId } = outcome
    showToast(ends[kind].tone, message, reason)
    if (kind === 'failed' && !wasOpened) {
      await loadCart()
      const why = reason ?? message
      // What was charged for an earlier one, the bank has yet to say.
      return uncharged
        ? `${why} ${openPayment === null ? words.nothingCharged : words.thisChargedNothing}`
        : why
    }
    const isBought = kind === 'paid' || kind === 'paid-before'
    if (isBought) await buyer.onBought()
    const state = {
      paid: { orderId, ...buyer.state } satisfies SuccessState,
      failed: { uncharged, reason, openPayment } satisfies CancelState,
      dismissed: { uncharged, reason, openPayment } satisfies CancelState,
      'signed-out': { returnTo: checkoutPath } satisfies SignInState,
      'paid-before': null,
    }[kind]
    // Back from the page of success does not lead to the emptied cart.
    await navigate(ends[kind].path, { state, replace: kind === 'paid' })
    // Only now: an emptied cart must not show on the way.
    if (isBought) await loadCart()
    return ''
  }
}
