import { useId, useState } from 'react'

import { call } from '#app/client/call.ts'
import { amountOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { Receivables, takeReceivable } from '#contract/receivables.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/receivables/en.ts'

interface TakeKhataProps {
  address: `/api/people/${string}/receivables`
  owedPaise: number
  onTaken: (khata: Receivables) => void
  onClose: () => void
}

/** What somebody pays of what they owe; or where that is below 0, what the shop gives them of it. */
export function TakeKhata({ address, owedPaise, onTaken, onClose }: TakeKhataProps) {
  // As it was when this opened.
  const [owed] = useState(Math.abs(owedPaise))
  const [isBack] = useState(owedPaise < 0)
  const [way, setWay] = useState<keyof typeof words.ways>('cash')
  const [amount, setAmount] = useState(rupeesTyped(owed))
  const [reference, setReference] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = usePress()
  const isStillHere = useStillHere()
  const name = useId()

  async function send() {
    const input = {
      way,
      ...(isBack && { back: true }),
      amount: amountOf(amount),
      ...(way !== 'cash' && { reference }),
    }
    const wrong = await press(
      'khata',
      (key) => call<typeof takeReceivable>('POST', `${address}/payments`, input, key),
      (answer) => {
        if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
        showToast('success', answer.body.message)
        onTaken(answer.body.data)
        return null
      },
    )
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  return (
    <FormDialog
      title={isBack ? words.giveBack : words.takePayment}
      width="narrow"
      onClose={onClose}
      yes={isBack ? words.given : words.taken}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
    >
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="mb-1 text-sm font-semibold">{isBack ? words.howGiven : words.howPaid}</legend>
        {(['cash', 'upi', 'bank'] as const).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              checked={way === one}
              onChange={() => setWay(one)}
              className="accent-leaf size-4 shrink-0"
            />
            {words.ways[one]}
          </label>
        ))}
      </fieldset>
      {way !== 'cash' && (
        <FormField label={words.reference} hint={words.referenceHint} error={problems['reference']}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={35}
              value={reference}
              onChange={({ currentTarget }) => setReference(currentTarget.value)}
            />
          )}
        </FormField>
      )}
      <FormField
        label={words.amount}
        hint={(isBack ? words.isOwedToThem : words.isOwed)(formatPaise(owed))}
        error={problems['amount'] ?? problems['']}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
