import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { orderAgain } from '#app/client/order-again.ts'
import { cartPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'

import type { MyOrder } from './my-order.ts'

/** Puts what the order has into the cart and goes there. */
export function OrderAgainButton({ order }: { order: MyOrder }) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isStillHere = useStillHere()

  async function buy() {
    if (isBusy) return
    setBusy(true)
    const isAdded = await orderAgain(order.lines)
    setBusy(false)
    if (isAdded && isStillHere()) await navigate(cartPath)
  }

  return (
    <Button
      look="quiet"
      aria-label={`Order again: ${order.lines.map(({ name }) => name).join(', ')}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void buy()}
    >
      <RotateCcw size={18} aria-hidden="true" />
      {isBusy ? 'Adding...' : 'Order again'}
    </Button>
  )
}
