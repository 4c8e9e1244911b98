import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { OrderDetail, takeCashBack } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { OrderFormDialog } from './order-form-dialog.tsx'
import { undoMs } from './take-back.ts'
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
  const [reason, setReason] = useState('')
  const { isBusy, press } = useOrderPress(on)
  const { entry, amount, at, mistake } = taken
  const isOver = order.status === 'Cancelled' || order.status === 'Refunded'
  if (entry === undefined || amount < 0 || mistake || isOver) return null
  const ask = (key: string) => {
    const input = { entry, ...(saysWhy && { reason }) }
    return call<typeof takeCashBack>('POST', `/api/orders/${order._id}/take-cash-back`, input, key)
  }

  function undo() {
    // The server has the last word.
    if (isStall || Date.now() < Date.parse(at) + undoMs) void press(`undo taken ${entry}`, ask)
    else setSaysWhy(true)
  }

  return (
    <div className="flex justify-end">
      <button
        type="button"
        aria-label={`Undo: ${formatPaise(toPaise(amount))} taken`}
        aria-disabled={isBusy || undefined}
        onClick={undo}
        className="desk-row-button"
      >
        Undo
      </button>
      {saysWhy && (
        <OrderFormDialog
          {...on}
          title={`Undo: ${formatPaise(toPaise(amount))} taken`}
          yes="Take it back"
          what={`take-cash-back ${entry}`}
          ask={ask}
          onClose={() => setSaysWhy(false)}
        >
          {(problems) => (
            <>
              <p>
                It was entered by mistake: the money is due again. What you really gave back is entered as
                given back.
              </p>
              <FormField
                label="Why?"
                hint="The customer does not see this."
                error={problems['reason'] ?? problems['']}
              >
                {(control) => (
                  <input
                    {...control}
                    autoComplete="off"
                    maxLength={500}
                    value={reason}
                    onChange={(event) => setReason(event.target.value)}
                  />
                )}
              </FormField>
            </>
          )}
        </OrderFormDialog>
      )}
    </div>
  )
}
