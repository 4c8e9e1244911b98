import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { takeCash } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { OrderFormDialog } from './order-form-dialog.tsx'
import type { OrderDialogProps } from './order-form-dialog.tsx'
import { OurNoteField } from './our-note-field.tsx'
import { TenderChoice, takenWords } from './tender-choice.tsx'
import type { Tender } from './tender-choice.tsx'

/** What was left due when the order was handed over, taken in cash or by the shop's own UPI id. */
export function TakeCash({ order, ...rest }: OrderDialogProps) {
  // As it was when this opened: an answer that changes the order leaves the form.
  const [due] = useState(order.due)
  const [cashTaken, setCashTaken] = useState(String(due))
  const [tender, setTender] = useState<Tender>({ isByUpi: false, reference: '' })
  const [note, setNote] = useState('')
  const [ourNote, setOurNote] = useState('')
  const { isByUpi, reference, isWrittenDown } = tender
  const input = {
    cashTaken,
    note,
    ourNote,
    ...(isByUpi && { upiReference: reference }),
    ...(isWrittenDown && { writeDown: true }),
  }
  const ask = (key: string) => call<typeof takeCash>('POST', `/api/orders/${order._id}/take-cash`, input, key)
  return (
    <OrderFormDialog {...rest} title="Take the rest" yes="Taken" what="take-cash" ask={ask}>
      {(problems) => (
        <>
          <TenderChoice
            legend="How was it paid?"
            hint="The number that the telephone shows after paying."
            tender={tender}
            problem={problems['upiReference']}
            onChange={setTender}
            khataLeft={order.receivableLeft}
          />
          <FormField
            label={takenWords(tender)}
            hint={`${formatPaise(toPaise(due))} is due.`}
            error={problems['cashTaken'] ?? problems['']}
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
          <FormField label="Note (optional)" hint="The customer reads this." error={problems['note']}>
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
          <OurNoteField value={ourNote} problem={problems['ourNote']} onChange={setOurNote} />
        </>
      )}
    </OrderFormDialog>
  )
}
