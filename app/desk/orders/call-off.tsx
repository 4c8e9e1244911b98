import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'

import { callOffConsequences } from './call-off-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'
import { OurNoteField } from './our-note-field.tsx'
import { leftInHand } from './refund-sum.ts'
import { TenderChoice } from './tender-choice.tsx'

const texts = {
  // Beside 'Cancel order' a button 'Cancel' would leave one guessing.
  cancel: { title: 'Cancel this order?', yes: 'Cancel order', no: 'Keep the order' },
  refund: { title: 'Give all of it back?', yes: 'Refund all' },
}

/** Before an order is called off: what follows from it. */
export function CallOff({ action, ...props }: MoveDialogProps & { action: 'cancel' | 'refund' }) {
  const [note, setNote] = useState('')
  const [ourNote, setOurNote] = useState('')
  const [{ upiPaise, cashPaise }] = useState(() => leftInHand(props.order))
  const [tender, setTender] = useState({ isByUpi: upiPaise > 0, reference: '' })
  const handedBackPaise = upiPaise + cashPaise
  const isMixed = (isByUpi: boolean) => isByUpi && upiPaise > 0 && cashPaise > 0
  const [consequences] = useState(() => callOffConsequences(action, props.order))
  return (
    <MoveDialog
      {...props}
      {...texts[action]}
      isDanger
      input={{
        action,
        note,
        ...(handedBackPaise > 0 && {
          ourNote,
          // What came in both ways goes back in both, unless all of it is cash.
          ...(!isMixed(tender.isByUpi) && { way: tender.isByUpi ? ('upi' as const) : ('cash' as const) }),
          ...(tender.isByUpi && tender.reference && { upiReference: tender.reference }),
        }),
      }}
    >
      {(problems) => (
        <>
          <ul className="list-disc space-y-1 ps-5">
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          {handedBackPaise > 0 && (
            <TenderChoice
              legend="How does it go back?"
              hint={`Of the ${formatPaise(isMixed(true) ? upiPaise : handedBackPaise)} that you sent back. Please send it first.`}
              tender={tender}
              problem={problems['upiReference']}
              onChange={setTender}
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
          {handedBackPaise > 0 && (
            <OurNoteField value={ourNote} problem={problems['ourNote']} onChange={setOurNote} />
          )}
        </>
      )}
    </MoveDialog>
  )
}
