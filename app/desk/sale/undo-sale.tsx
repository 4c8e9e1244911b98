import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { takeBack, undoMs } from '#app/desk/orders/take-back.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { getOrder } from '#contract/order-desk.ts'
import * as words from '#words/desk/sale/en.ts'

interface UndoSaleProps {
  orderId: string
  onUndone: () => void
}

/** Takes a sale back that was a mistake, with one press, as long as the shop lets who sold it do so. */
export function UndoSale({ orderId, onUndone }: UndoSaleProps) {
  const [isOver, setIsOver] = useState(false)
  const { isBusy, press } = usePress()
  useEffect(() => {
    const timer = setTimeout(setIsOver, undoMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null

  function undo() {
    void press(
      `undo ${orderId}`,
      async (key) => {
        const asked = await call<typeof getOrder>('GET', `/api/orders/${orderId}`)
        const event = asked.ok ? asked.body.data.takeBack?.event : undefined
        return event === undefined ? asked : takeBack(orderId, { event }, key)
      },
      (answer) => {
        // A press whose answer was lost has done it.
        const isUndone = answer.ok && answer.body.data.status === 'Cancelled'
        if (isUndone) onUndone()
        else showToast('error', answer.ok ? words.tooLate : answer.body.message)
        return null
      },
    )
  }

  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={isBusy || undefined}
      onClick={({ detail }) => detail < 2 && undo()}
    >
      {words.undo}
    </Button>
  )
}
