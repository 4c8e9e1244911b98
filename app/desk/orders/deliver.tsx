import { useState } from 'react'

import { rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

/** Handed over, with what was taken for it in cash. */
export function Deliver(props: MoveDialogProps) {
  // As it was when this opened: an answer that changes the order leaves the form.
  const [due] = useState(props.order.due)
  const [cashTaken, setCashTaken] = useState(rupeesTyped(toPaise(due)))
  const [note, setNote] = useState('')
  const isOtherSum = Number(cashTaken) !== due
  return (
    <MoveDialog
      {...props}
      title="Deliver"
      yes="Delivered"
      input={{
        action: 'deliver',
        cashTaken,
        ...(isOtherSum && { note }),
        ...(props.order.refundedAtGateway && { evenRefunded: true }),
      }}
    >
      {(problems) => (
        <>
          <FormField
            label="Cash taken (₹)"
            hint={`${formatPaise(toPaise(due))} is due.`}
            error={problems['cashTaken']}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={cashTaken}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onChange={(event) => setCashTaken(event.target.value)}
              />
            )}
          </FormField>
          {isOtherSum && (
            <FormField
              label="Why another sum?"
              hint="The rest stays due. The customer reads this."
              error={problems['note']}
            >
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
          )}
        </>
      )}
    </MoveDialog>
  )
}
