import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'

import { OrderFormDialog } from './order-form-dialog.tsx'
import type { PressAnswer, PressOptions } from './use-order-press.ts'

interface UndoDialogProps extends PressOptions {
  /** What is undone: 'Send out', '₹500.00 taken'. */
  of: string
  /** What follows from it. */
  follows: string
  /** Names what is done; a press after a lost answer repeats it under the same key. */
  what: string
  ask: (reason: string, idempotencyKey: string) => Promise<PressAnswer>
  onClose: () => void
}

/** Undoes something after its minute: what follows from it, and why. */
export function UndoDialog({ of, follows, what, ask, ...rest }: UndoDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <OrderFormDialog {...rest} title={`Undo: ${of}`} yes="Undo" what={what} ask={(key) => ask(reason, key)}>
      {(problems) => (
        <>
          <p>{follows}</p>
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
