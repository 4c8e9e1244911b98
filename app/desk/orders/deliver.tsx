import { useState } from 'react'

import { rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'
import { OurNoteField } from './our-note-field.tsx'
import { dueAtHandOver } from './refund-sum.ts'
import { TenderChoice, takenWords } from './tender-choice.tsx'
import type { Tender } from './tender-choice.tsx'

/** Handed over, with what was taken for it in cash or by UPI. */
export function Deliver(props: MoveDialogProps) {
  // As it was when this opened: an answer that changes the order leaves the form.
  const [due] = useState(() => dueAtHandOver(props.order))
  const [offPaise] = useState(() => toPaise(props.order.due) - toPaise(due))
  const [tender, setTender] = useState<Tender>({ isByUpi: false, reference: '' })
  const [cashTaken, setCashTaken] = useState(rupeesTyped(toPaise(due)))
  const [note, setNote] = useState('')
  const [ourNote, setOurNote] = useState('')
  const isOtherSum = Number(cashTaken) !== due
  return (
    <MoveDialog
      {...props}
      title="Deliver"
      yes="Delivered"
      input={{
        action: 'deliver',
        cashTaken,
        ourNote,
        ...(tender.isByUpi && { upiReference: tender.reference }),
        ...(tender.isWrittenDown && { writeDown: true }),
        ...(isOtherSum && { note }),
        ...(props.order.refundedAtGateway && { evenRefunded: true }),
      }}
    >
      {(problems) => (
        <>
          <TenderChoice
            legend="How was it paid?"
            hint="The number that the telephone shows after paying."
            tender={tender}
            problem={problems['upiReference']}
            onChange={setTender}
            khataLeft={props.order.receivableLeft}
          />
          <FormField
            label={takenWords(tender)}
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
          <OurNoteField value={ourNote} problem={problems['ourNote']} onChange={setOurNote} />
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
