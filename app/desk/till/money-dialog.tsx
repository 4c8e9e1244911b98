import { useId, useState } from 'react'

import { call } from '#app/client/call.ts'
import { amountOf } from '#app/desk/typed-amount.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { Till, correctTill, enterTillMoney } from '#contract/tills.ts'
import * as words from '#words/desk/till/en.ts'

import { useTillPress } from './use-till-press.ts'

export type MoneyCause = 'put_in' | 'taken_out' | 'correction'

interface MoneyDialogProps {
  till: Till
  cause: MoneyCause
  onDone: () => void
  onClose: () => void
}

const titles = { put_in: words.putInIt, taken_out: words.takeOut, correction: words.correct }

/** Money that goes into a till or out of it, with its reason; or what sets a wrong entry right. */
export function MoneyDialog({ till, cause, onDone, onClose }: MoneyDialogProps) {
  const [amount, setAmount] = useState('')
  const [way, setWay] = useState<'cash' | 'upi'>('cash')
  const [isLess, setIsLess] = useState(true)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = useTillPress(onDone)
  const isStillHere = useStillHere()
  const title = titles[cause]

  function ask(key: string) {
    const typed = amountOf(amount)
    if (cause === 'correction') {
      const input = { way, amount: isLess ? `-${typed}` : typed, note }
      return call<typeof correctTill>('POST', `/api/tills/${till._id}/correct`, input, key)
    }
    const input = { till: till._id, cause, amount: typed, note }
    return call<typeof enterTillMoney>('POST', '/api/tills/money', input, key)
  }

  async function send() {
    const wrong = await press(cause, ask)
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  return (
    <FormDialog
      title={title}
      width="narrow"
      onClose={onClose}
      yes={title}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
    >
      {cause === 'correction' && (
        <>
          <Two
            legend={words.hints.correction}
            no={words.less}
            yes={words.more}
            isYes={!isLess}
            onChange={(isMore) => setIsLess(!isMore)}
          />
          <Two
            legend={words.ofWhat}
            no={words.cash}
            yes={words.upi}
            isYes={way === 'upi'}
            onChange={(isUpi) => setWay(isUpi ? 'upi' : 'cash')}
          />
        </>
      )}
      <FormField label={words.amount} error={problems['amount'] ?? problems['']}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={words.reason} hint={words.hints[cause]} error={problems['note']}>
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
    </FormDialog>
  )
}

interface TwoProps {
  legend: string
  no: string
  yes: string
  isYes: boolean
  onChange: (isYes: boolean) => void
}

/** A choice of two. */
function Two({ legend, no, yes, isYes, onChange }: TwoProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {[false, true].map((one) => (
        <label key={String(one)} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            checked={isYes === one}
            onChange={() => onChange(one)}
            className="accent-leaf size-5"
          />
          {one ? yes : no}
        </label>
      ))}
    </fieldset>
  )
}
