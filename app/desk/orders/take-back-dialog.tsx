import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'

import { actionWords } from './action-words.ts'
import { OrderFormDialog } from './order-form-dialog.tsx'
import type { OrderDialogProps } from './order-form-dialog.tsx'
import { takeBack } from './take-back.ts'

/** A move is taken back after its minute: why, and what follows from it. */
export function TakeBackDialog({ order, ...rest }: OrderDialogProps) {
  const [reason, setReason] = useState('')
  const [move] = useState(order.takeBack!)
  const ask = (key: string) => takeBack(order._id, { event: move.event, reason }, key)
  const { label } = actionWords[move.action]
  return (
    <OrderFormDialog {...rest} title={`Undo: ${label}`} yes="Take it back" what="take-back" ask={ask}>
      {(problems) => (
        <>
          <p>{followsFrom[move.action as keyof typeof followsFrom]}</p>
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
  )
}

const followsFrom = {
  pack: 'The order waits to be packed again.',
  dispatch:
    'The customer was told that it has left you, and is told that it has not. Its invoice gets a credit note.',
  deliver:
    'The customer was told that they have it, and is told that they have not. Money that was entered with it is taken out of the books again.',
}
