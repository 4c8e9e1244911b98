import { useNavigate } from 'react-router'

import { orderAgain } from '#app/client/order-again.ts'
import type { BoughtLine } from '#app/client/order-again.ts'
import { cartPath } from '#app/paths.ts'
import type { Order } from '#contract/orders.ts'
import * as words from '#words/frame/order-again/en.ts'

/** One order at a time, of all the buttons that do it. */
let isBusy = false

/** Puts an order into the cart once more, and leads there if anything of it could be had. */
export function useOrderAgain(): (lines: readonly BoughtLine[]) => Promise<void> {
  const navigate = useNavigate()
  return async (lines) => {
    if (isBusy) return
    isBusy = true
    const { pathname } = window.location
    const isAdded = await orderAgain(lines)
    isBusy = false
    // One who has gone on to another page stays there.
    if (isAdded && window.location.pathname === pathname) await navigate(cartPath)
  }
}

/** What an order of an answer had. */
export function linesOf({ productId }: Order): BoughtLine[] {
  return productId.map(({ _id, productName, quantity }) => ({ productId: _id, name: productName, quantity }))
}

/** Names an order by what is in it: 'Tomato, Ghee and 3 more'. */
export function thingsOf({ productId }: Order): string {
  const names = productId.map(({ productName }) => productName)
  if (names.length <= 2) return words.both(names)
  return words.andMore(names.slice(0, 2), names.length - 2)
}
