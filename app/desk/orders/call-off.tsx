import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'

import { callOffConsequences } from './call-off-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

const texts = {
  cancel: { title: 'Cancel this order?', yes: 'Cancel order' },
  refund: { title: 'Give all of it back?', yes: 'Refund all' },
}

/** Before an order is called off: what follows from it. */
export function CallOff({ action, ...props }: MoveDialogProps & { action: 'cancel' | 'refund' }) {
  const [note, setNote] = useState('')
  const [consequences] = useState(() => callOffConsequences(action, props.order))
  return (
    <MoveDialog {...props} {...texts[action]} isDanger input={{ action, note }}>
      {(problems) => (
        <>
          <ul className="list-disc space-y-1 ps-5">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
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
