import { useState } from 'react'

import { rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'
import { dueAtHandOver } from './refund-sum.ts'
import { UpiReferenceField } from './upi-reference-field.tsx'

/** Handed over, with what was taken for it in cash or by UPI. */
export function Deliver(props: MoveDialogProps) {
  // As it was when this opened: an answer that changes the order leaves the form.
  const [due] = useState(() => dueAtHandOver(props.order))
  const [offPaise] = useState(() => toPaise(props.order.due) - toPaise(due))
  const [reference, setReference] = useState('')
  const [cashTaken, setCashTaken] = useState(rupeesTyped(toPaise(due)))
  const [note, setNote] = useState('')
  const isOtherSum = Number(cashTaken) !== due
  const isByUpi = reference.trim() !== ''
  return (
    <MoveDialog
      {...props}
      title="Deliver"
      yes="Delivered"
      input={{
        action: 'deliver',
        cashTaken,
        ...(isByUpi && { upiReference: reference }),
        ...(isOtherSum && { note }),
        ...(props.order.refundedAtGateway && { evenRefunded: true }),
      }}
    >
      {(problems) => (
        <>
          <FormField
            label={isByUpi ? 'Taken by UPI (₹)' : 'Cash taken (₹)'}
            hint={dueWords(toPaise(due), offPaise)}
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
          <UpiReferenceField
            hint="Where it came by UPI and not in cash."
            value={reference}
            problem={problems['upiReference']}
            onChange={setReference}
          />
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

function dueWords(duePaise: number, offPaise: number): string {
  const due = `${formatPaise(duePaise)} is due.`
  if (offPaise === 0) return due
  return `${due} It is fetched, so ${formatPaise(offPaise)} for delivery has come off.`
}
