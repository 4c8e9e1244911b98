import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { amountOf, paiseOf } from '#app/desk/typed-amount.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { DeliveryRun, closeRun } from '#contract/runs.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/runs/en.ts'

import { useRunPress } from './use-run-press.ts'

interface CloseRunProps {
  run: DeliveryRun
  onChanged: (run: DeliveryRun | null) => void
  onClose: () => void
}

/** What should be there, and what is: counted once, into the till of who counts. */
export function CloseRun({ run, onChanged, onClose }: CloseRunProps) {
  const [counted, setCounted] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = useRunPress()
  const cash = run.cash?.counted === null ? run.cash : null
  const expectedPaise = toPaise(cash?.expected ?? 0)
  const countedPaise = paiseOf(counted)
  const differencePaise = countedPaise === null ? 0 : countedPaise - expectedPaise

  async function close() {
    if (cash && counted.trim() === '') return setProblems({ counted: words.required })
    const input = cash ? { expected: cash.expected, counted: Number(amountOf(counted)), note } : {}
    const wrong = await press(
      `close ${run._id} ${JSON.stringify(input)}`,
      (key) => call<typeof closeRun>('POST', `/api/runs/${run._id}/close`, input, key),
      ({ data }) => {
        onChanged(data)
        onClose()
      },
    )
    // Something came in meanwhile: the room shows what should be there now.
    if (wrong?.[''] !== undefined) onChanged(null)
    setProblems(wrong ?? {})
  }

  return (
    <FormDialog
      title={words.closeTitle(run.runNumber)}
      yes={isBusy ? words.closing : words.closeIt}
      no={words.cancel}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void close()}
      onClose={onClose}
    >
      <p className="figures">{cash ? words.expected(formatPaise(expectedPaise)) : words.noCash}</p>
      {problems[''] && (
        <p role="alert" className="text-terracotta-strong text-sm font-medium">
          {problems['']}
        </p>
      )}
      {cash && (
        <>
          <KeepTyped isTyped={counted !== '' || note !== ''} />
          <FormField label={words.counted} hint={words.intoTill} error={problems['counted']}>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={counted}
                onChange={({ currentTarget: { value } }) => setCounted(value)}
              />
            )}
          </FormField>
          {(differencePaise !== 0 || problems['note']) && (
            <FormField
              label={words.why(formatPaise(Math.abs(differencePaise)), differencePaise < 0)}
              error={problems['note']}
            >
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  maxLength={500}
                  value={note}
                  onChange={({ currentTarget: { value } }) => setNote(value)}
                />
              )}
            </FormField>
          )}
        </>
      )}
    </FormDialog>
  )
}
