import type { FormEvent, RefObject } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import * as words from '#words/desk/counter/en.ts'
import { upiHint } from '#words/desk/lines/en.ts'
import * as khataWords from '#words/desk/receivables/en.ts'
import { upiReference } from '#words/desk/widgets/en.ts'

import { Choice } from './choice.tsx'
import type { Draft, PaidBy } from './draft.ts'

interface HowPaidProps {
  form: RefObject<HTMLFormElement | null>
  id: string
  draft: Draft
  isFetched: boolean
  /** What the customer owes and may owe, in words; null for who has no khata. */
  khata: string | null
  /** What is wrong with the reference. */
  problem: string | undefined
  onChange: (changes: Partial<Draft>) => void
  onDone: () => void
}

/** How an order is paid. Enter takes the order. */
export function HowPaid({ form, id, draft, isFetched, khata, problem, onChange, onDone }: HowPaidProps) {
  const ways: [PaidBy, string][] = [
    ['door', isFetched ? words.ways.fetched : words.ways.door],
    ['link', words.ways.link],
    ['cash', words.ways.cash],
    ['upi', words.ways.upi],
    ...(khata === null ? [] : [['receivable', khataWords.writeDown] as [PaidBy, string]]),
  ]

  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { activeElement } = document
    const missing = event.currentTarget.querySelector<HTMLElement>('input:invalid')
    // Enter in the choice leads to the reference. What is pressed after that says what is wrong with it.
    if (missing && activeElement !== missing && event.currentTarget.contains(activeElement)) missing.focus()
    else onDone()
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={take}>
      <fieldset className="grid gap-1.5 sm:grid-cols-2">
        <legend className="sr-only">{words.howPaid}</legend>
        {ways.map(([way, told]) => (
          <Choice
            key={way}
            name="paid-by"
            value={way}
            isChosen={draft.paidBy === way}
            onChoose={() => onChange({ paidBy: way })}
          >
            {told}
          </Choice>
        ))}
      </fieldset>
      {draft.paidBy === 'receivable' && khata !== null && (
        <p className="text-ink-soft figures mt-2 text-sm">{khata}</p>
      )}
      {draft.paidBy === 'upi' && (
        <FormField label={upiReference} hint={upiHint} error={problem} className="mt-3">
          {(control) => (
            <input
              {...control}
              required
              autoComplete="off"
              maxLength={35}
              value={draft.reference}
              onChange={({ currentTarget }) => onChange({ reference: currentTarget.value })}
            />
          )}
        </FormField>
      )}
    </form>
  )
}
