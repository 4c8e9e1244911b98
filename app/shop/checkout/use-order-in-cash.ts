import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isSettled, linesShown } from '#app/client/customer-state.ts'
import { isSessionOver, loadCart } from '#app/client/session.ts'
import { customer, until } from '#app/client/store.ts'
import { checkoutPath, loginPath, ordersPath, paidPath } from '#app/paths.ts'
import type { SignInState } from '#app/shop/account/sign-in-state.ts'
import type { Destination } from '#app/shop/addresses/place.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { orderInCash } from '#contract/checkout.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/checkout/buying/en.ts'

import { cashRequest, placedState } from './cash-request.ts'
import type { Account } from './kept-way.ts'
import type { Buyer } from './outcome-state.ts'
import { pricedLine, totalsToPay } from './priced-line.ts'
import { repeating } from './repeating.ts'

/**
 * From a press of 'in cash', or of what it is paid from, to the page of the order. Answers why it was
 * refused, in a sentence, or nothing.
 */
export function useOrderInCash(): (to: Destination, buyer: Buyer, payFrom?: Account) => Promise<string> {
  const [askOnce] = useState(() => repeating(cashRequest))
  const navigate = useNavigate()

  return async ({ place, shipping, cartKey = '', offers, slotId, ifMissing }, buyer, payFrom) => {
    const lines = linesShown(await until((state) => isSettled(state)))
    const totals = totalsToPay(lines, shipping)
    const code = offers?.code
    const asked = {
      amount: toRupees(offers?.totalPaise ?? totals.totalPaise),
      deposit: toRupees(totals.depositPaise),
      ...(code && { code }),
      ...(slotId && { slotId }),
      ...(ifMissing && { ifMissing }),
      ...(payFrom && { payFrom }),
      ...place,
    }
    // Of this cart: an order like it, of another day, is another one.
    const cart = lines.map((line) => [line._id, line.productId._id, pricedLine(line)])
    const answer = await askOnce([asked, cartKey, cart], (key) =>
      call<typeof orderInCash>('POST', '/api/orders/cash', asked, key),
    ).catch(() => null)
    if (!answer) {
      // Where the order was made, the cart is empty: then `LostOrder` asks for it under the same key.
      void loadCart()
      return words.unknown
    }
    if (!answer.ok && answer.body.code === 'amount_mismatch') offers?.onOtherSum()
    let refusal = ''
    if (answer.ok) {
      await buyer.onBought()
      const state = { ...placedState(asked, answer.body), ...buyer.state }
      // Back from the page of success does not lead to the emptied cart.
      await navigate(paidPath, { state, replace: true })
    } else if (customer().user && isSessionOver(answer)) {
      await navigate(loginPath, { state: { returnTo: checkoutPath } satisfies SignInState })
    } else if (answer.body.code === 'already_ordered' || answer.body.code === 'already_paid') {
      await buyer.onBought()
      showToast('info', answer.body.message)
      await navigate(ordersPath)
    } else refusal = answer.body.message
    // Only now: an emptied cart must not show on the way. After a refusal its prices and stock are right.
    await loadCart()
    return refusal
  }
}
