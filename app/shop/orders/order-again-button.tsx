import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { cartPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import * as words from '#words/shop/orders/shared/en.ts'

import type { MyOrder } from './my-order.ts'

/** Part of what the frame loads when it is idle, which no page waits for. */
const fetchOrderAgain = retried(() => import('#app/client/order-again.ts'))

/** One order at a time, of all the cards. */
let isAdding = false

/** Puts what the order has into the cart and goes there. */
export function OrderAgainButton({ order }: { order: MyOrder }) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()

  async function buy() {
    if (isAdding) return
    isAdding = true
    setBusy(true)
    const { orderAgain } = await fetchOrderAgain()
    const isAdded = await orderAgain(order.lines)
    isAdding = false
    setBusy(false)
    // One who has gone on to another page stays there.
    if (isAdded && isStillHere()) await navigate(cartPath)
  }

  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`${words.orderAgain}: ${order.lines.map(({ name }) => name).join(', ')}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void buy()}
    >
      <RotateCcw size={18} aria-hidden="true" />
      {isBusy ? words.adding : words.orderAgain}
    </Button>
  )
}
