import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { amountOf, paiseOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import type { Till, closeTill } from '#contract/tills.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/till/en.ts'

import { useTillPress } from './use-till-press.ts'

/** Counted and closed with one press. A difference wants a word; what stays in the box can be changed. */
export function CloseTill({ till, onDone }: { till: Till; onDone: () => void }) {
  const [counted, setCounted] = useState('')
  /** null: as proposed. */
  const [left, setLeft] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const form = useFirstWrong(problems)
  const { isBusy, press } = useTillPress(onDone)
  const countedPaise = paiseOf(counted)
  const differencePaise = countedPaise === null ? 0 : countedPaise - toPaise(till.expected)

  async function send(event: FormEvent) {
    event.preventDefault()
    const input = {
      expected: till.expected,
      counted: amountOf(counted),
      note,
      ...(left !== null && { left: amountOf(left) || '0' }),
    }
    if (counted.trim() === '') return setProblems({ counted: words.required })
    setProblems(
      (await press(`close ${till._id}`, (key) =>
        call<typeof closeTill>('POST', `/api/tills/${till._id}/close`, input, key),
      )) ?? {},
    )
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      className="border-line mt-3 border-t pt-3"
    >
      <KeepTyped isTyped={counted !== '' || left !== null || note !== ''} />
      <div className="flex flex-wrap items-end gap-3">
        <FormField
          label={words.counted}
          error={problems['counted'] ?? problems['']}
          className="min-w-32 flex-1"
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={counted}
              onChange={(event) => setCounted(event.target.value)}
            />
          )}
        </FormField>
        {till.trip === null && (
          <FormField label={words.stays} error={problems['left']} className="min-w-32 flex-1">
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={left ?? (rupeesTyped(toPaise(till.usuallyLeft)) || '0')}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onChange={(event) => setLeft(event.target.value)}
              />
            )}
          </FormField>
        )}
        <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
          {words.close}
        </Button>
      </div>
      {(differencePaise !== 0 || problems['note']) && (
        <FormField
          label={words.why(formatPaise(Math.abs(differencePaise)), differencePaise < 0)}
          error={problems['note']}
          className="mt-3"
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </FormField>
      )}
    </form>
  )
}
