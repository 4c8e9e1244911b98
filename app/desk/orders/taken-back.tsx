import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { usePlace } from '#app/desk/use-place.ts'
import type { OrderDetail, takeCashBack } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { leftInHand } from './refund-sum.ts'
import { undoMs } from './take-back.ts'
import { UndoDialog } from './undo-dialog.tsx'
import { useOrderPress } from './use-order-press.ts'
import type { PressOptions } from './use-order-press.ts'

interface UndoTakenProps extends PressOptions {
  order: OrderDetail
  taken: OrderDetail['cash'][number]
}

/** Of money that was entered as taken: for a minute one press, later an administrator says why. */
export function UndoTaken({ order, taken, ...on }: UndoTakenProps) {
  const { isStall } = usePlace()
  const [saysWhy, setSaysWhy] = useState(false)
  const { isBusy, press } = useOrderPress(on)
  const { entry, amount, at, mistake } = taken
  const isOver = order.status === 'Cancelled' || order.status === 'Refunded'
  const { cashPaise, upiPaise } = leftInHand(order)
  // What was given back since was really there.
  const isGivenBack = cashPaise + upiPaise < toPaise(amount)
  if (entry === undefined || amount < 0 || mistake || isOver || isGivenBack) return null
  const of = `${formatPaise(toPaise(amount))} taken`
  const ask = (key: string, reason?: string) => {
    const input = { entry, ...(reason !== undefined && { reason }) }
    return call<typeof takeCashBack>('POST', `/api/orders/${order._id}/take-cash-back`, input, key)
  }

  function undo() {
    // The server has the last word.
    if (isStall || Date.now() < Date.parse(at) + undoMs) void press(`undo taken ${entry}`, (key) => ask(key))
    else setSaysWhy(true)
  }

  return (
    <div className="flex justify-end">
      <button
        type="button"
        aria-label={`Undo: ${of}`}
        aria-disabled={isBusy || undefined}
        onClick={undo}
        className="desk-row-button"
      >
        Undo
      </button>
      {saysWhy && (
        <UndoDialog
          {...on}
          of={of}
          follows="It was entered by mistake: the money is due again. What you really gave back is entered as given back."
          what={`take-cash-back ${entry}`}
          ask={(reason, key) => ask(key, reason)}
          onClose={() => setSaysWhy(false)}
        />
      )}
    </div>
  )
}
