import { RotateCcw } from 'lucide-react'
import { useState } from 'react'

import { useOrderAgain } from '#app/frame/use-order-again.ts'
import { Button } from '#app/ui/button.tsx'

import type { MyOrder } from './my-order.ts'

/** Puts what the order has into the cart and goes there. */
export function OrderAgainButton({ order }: { order: MyOrder }) {
  const [isBusy, setBusy] = useState(false)
  const again = useOrderAgain()

  async function buy() {
    if (isBusy) return
    setBusy(true)
    await again(order.lines)
    setBusy(false)
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
