import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'

import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

/** Back to the packed ones: nobody was at home. */
export function BringBack(props: MoveDialogProps) {
  const [note, setNote] = useState('')
  return (
    <MoveDialog {...props} title="Bring back" yes="Bring back" input={{ action: 'bring_back', note }}>
      {(problems) => (
        <FormField label="Why does it come back?" hint="The customer reads this." error={problems['note']}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={500}
              required
              value={note}
              placeholder="Nobody was at home."
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FormField>
      )}
    </MoveDialog>
  )
}
