import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { amountOf } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import type { startTill } from '#contract/tills.ts'
import type { Till } from '#contract/tills.ts'
import * as words from '#words/desk/till/en.ts'

import { useTillPress } from './use-till-press.ts'

/** The change of the morning. `mine`: one's own open till, in which nothing else is; undefined: none is. */
export function StartTill({ mine, onDone }: { mine: Till | undefined; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [amount, setAmount] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const field = useRef<HTMLInputElement>(null)
  // The press that opened it was for this.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const { isBusy, press } = useTillPress(() => {
    setIsOpen(false)
    onDone()
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    const input = { amount: amountOf(amount) }
    setProblems(
      (await press('start', (key) => call<typeof startTill>('POST', '/api/tills/start', input, key))) ?? {},
    )
  }

  if (!isOpen)
    return (
      <Button look="quiet" size="small" className="mt-3" onClick={() => setIsOpen(true)}>
        {mine ? words.changeOfMorning : words.openMine}
      </Button>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="mt-3 flex max-w-md flex-wrap items-end gap-3"
    >
      <KeepTyped isTyped={amount !== ''} />
      <FormField
        label={words.changeInBox}
        error={problems['amount'] ?? problems['']}
        className="min-w-48 flex-1"
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
        {words.save}
      </Button>
    </form>
  )
}
