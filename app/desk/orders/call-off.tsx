import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'

import { callOffConsequences } from './call-off-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'
import { leftInHand } from './refund-sum.ts'
import { UpiReferenceField } from './upi-reference-field.tsx'

const texts = {
  // Beside 'Cancel order' a button 'Cancel' would leave one guessing.
  cancel: { title: 'Cancel this order?', yes: 'Cancel order', no: 'Keep the order' },
  refund: { title: 'Give all of it back?', yes: 'Refund all' },
}

/** Before an order is called off: what follows from it. */
export function CallOff({ action, ...props }: MoveDialogProps & { action: 'cancel' | 'refund' }) {
  const [note, setNote] = useState('')
  const [reference, setReference] = useState('')
  const [{ upiPaise }] = useState(() => leftInHand(props.order))
  const [consequences] = useState(() => callOffConsequences(action, props.order))
  return (
    <MoveDialog
      {...props}
      {...texts[action]}
      isDanger
      input={{ action, note, ...(upiPaise > 0 && { upiReference: reference }) }}
    >
      {(problems) => (
        <>
          <ul className="list-disc space-y-1 ps-5">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          {upiPaise > 0 && (
            <UpiReferenceField
              label="UPI reference"
              hint={`Of the ${formatPaise(upiPaise)} that you sent back.`}
              value={reference}
              problem={problems['upiReference']}
              onChange={setReference}
            />
          )}
          <FormField label="Why? (optional)" hint="The customer reads this." error={problems['note']}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </FormField>
        </>
      )}
    </MoveDialog>
  )
}
