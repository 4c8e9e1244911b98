import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { paiseOf, amountSentence } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/sale/en.ts'

import { notesFor } from './change.ts'

interface CashPanelProps {
  totalPaise: number
  isBusy: boolean
  /** What the shop found wrong with what was given. */
  problem: string | undefined
  /** null: exactly the sum, which nobody typed. */
  onPaid: (givenPaise: number | null) => void
}

/** What the customer gives, and what they get back. A note or Enter sells. */
export function CashPanel({ totalPaise, isBusy, problem, onPaid }: CashPanelProps) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // With its notes, which a phone may have below the fold.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  const given = typed.trim() === '' ? null : paiseOf(typed)
  const back = given === null ? 0 : given - totalPaise

  function pay(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return onPaid(null)
    if (given === null) return setWrong(amountSentence)
    if (back < 0) return setWrong(words.moreNeeded(formatPaise(-back)))
    onPaid(given)
  }

  return (
    <form noValidate onSubmit={pay} className="mt-3">
      <KeepTyped isTyped={typed !== ''} />
      <FormField
        label={words.customerGives}
        hint={back > 0 ? null : words.exactlyHint}
        isLive
        error={wrong ?? problem}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            inputMode="decimal"
            autoComplete="off"
            placeholder={formatPaise(totalPaise)}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setWrong(undefined)
            }}
          />
        )}
      </FormField>
      {back > 0 && (
        <p role="status" className="figures mt-2 text-lg font-semibold">
          {words.back(formatPaise(back))}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {typed.trim() === '' ? words.exactly : words.sold}
        </Button>
        {notesFor(totalPaise).map((note) => (
          <Button key={note} look="quiet" aria-disabled={isBusy || undefined} onClick={() => onPaid(note)}>
            {formatPaise(note).replace(/\.00$/, '')}
          </Button>
        ))}
      </div>
    </form>
  )
}
