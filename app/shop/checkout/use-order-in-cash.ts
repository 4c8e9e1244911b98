import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isSettled, linesShown } from '#app/client/customer-state.ts'
import { isSessionOver, loadCart } from '#app/client/session.ts'
import { until } from '#app/client/store.ts'
import { loginPath, ordersPath, paidPath, whereToPath } from '#app/paths.ts'
import type { SignInState } from '#app/shop/account/sign-in-state.ts'
import type { Destination } from '#app/shop/addresses/place.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { orderInCash } from '#contract/checkout.ts'
import { toRupees } from '#domain/pricing/rules.ts'

import type { SuccessState } from './outcome-state.ts'
import { pricedLine, totalsToPay } from './priced-line.ts'
import { repeating } from './repeating.ts'

/** From a press of 'in cash' to the page of the order. */
export function useOrderInCash(onRefused: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  // Of this cart: an order like it, of another day, is another one.
  const [askOnce] = useState(repeating)
  const isInFlight = useRef(false)
  const navigate = useNavigate()

  async function order(to: Destination) {
    // In flight, in a ref: a state would change only with the next render, after a second quick press.
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    setRefusal('')
    try {
      await ask(to)
    } catch {
      setRefusal('We do not know if your order came through. Please check your connection and press again.')
    } finally {
      isInFlight.current = false
      setBusy(false)
    }
  }

  async function ask({ place, shipping }: Destination) {
    const lines = linesShown(await until((state) => isSettled(state)))
    const { totalPaise } = totalsToPay(lines, shipping)
    const asked = { amount: toRupees(totalPaise), ...place }
    const cart = lines.map((line) => [line.productId._id, pricedLine(line)])
    const answer = await askOnce([asked, cart], (key) =>
      call<typeof orderInCash>('POST', '/api/orders/cash', asked, key),
    )
    if (answer.ok) {
      const state: SuccessState = { orderId: answer.body.orderId, cashPaise: totalPaise }
      // Back from the page of success does not lead to the emptied cart.
      await navigate(paidPath, { state, replace: true })
    } else if (isSessionOver(answer)) {
      await navigate(loginPath, { state: { returnTo: whereToPath } satisfies SignInState })
    } else if (answer.body.code === 'already_ordered' || answer.body.code === 'already_paid') {
      showToast('info', answer.body.message)
      await navigate(ordersPath)
    } else {
      setRefusal(answer.body.message)
      onRefused()
    }
    // Only now: an emptied cart must not show on the way. After a refusal its prices and stock are right.
    await loadCart()
  }

  return { isBusy, refusal, order }
}
