import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { setDeskNote } from '#contract/order-edits.ts'

import { OrderFormDialog } from './order-form-dialog.tsx'
import type { OrderDialogProps } from './order-form-dialog.tsx'
import type { PressOptions } from './use-order-press.ts'

/** What the desk wants to remember of an order; its customer does not read it. */
export function OrderNote({ order, ...on }: PressOptions & { order: OrderDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const { deskNote } = order
  return (
    <div className="border-line mt-3 border-t pt-2 text-sm">
      {deskNote && (
        <p className="bg-turmeric-tint text-ink rounded-[10px] p-3 wrap-anywhere whitespace-pre-line">
          {deskNote}
        </p>
      )}
      <button type="button" className="desk-row-button" onClick={() => setIsOpen(true)}>
        {deskNote ? 'Change our note' : 'Add a note for us'}
      </button>
      {isOpen && <NoteDialog order={order} {...on} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function NoteDialog({ order, ...rest }: OrderDialogProps) {
  const [note, setNote] = useState(order.deskNote)
  return (
    <OrderFormDialog
      {...rest}
      title="Note for us"
      yes="Save note"
      what="note"
      ask={() => call<typeof setDeskNote>('POST', `/api/orders/${order._id}/desk-note`, { note })}
    >
      {(problems) => (
        <FormField
          label="Note"
          hint="For all who work here. The customer does not read it."
          error={problems['note'] ?? problems['']}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FormField>
      )}
    </OrderFormDialog>
  )
}
