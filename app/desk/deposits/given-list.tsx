import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { usePersonPress } from '#app/desk/people/use-person-press.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Deposits, takeDepositBack } from '#contract/deposits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/people/khata/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

interface GivenListProps {
  of: { person: string } | { order: string }
  given: Deposits['given']
  /** With what is out, and what was given back, from then on. */
  onChanged: (now: Deposits) => void
}

/** What was given back before; a press that was a mistake is taken back with a reason. */
export function GivenList({ of, given, onChanged }: GivenListProps) {
  const { isBusy, wrong, act } = usePersonPress(() => undefined)
  /** The press that is to be taken back: why is asked first. */
  const [asked, setAsked] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  if (given.length === 0) return null

  async function takeBack(id: string) {
    if (asked !== id) {
      setReason('')
      return setAsked(id)
    }
    const input = { ...of, given: id, reason }
    const isDone = await act(JSON.stringify(input), async (key) => {
      const answer = await call<typeof takeDepositBack>('POST', '/api/deposits/take-back', input, key)
      if (answer.ok) onChanged(answer.body.data)
      return answer
    })
    if (isDone) setAsked(null)
  }

  return (
    <ul aria-label={words.givenBack} className="divide-line mt-3 divide-y text-sm">
      {given.map(({ _id, at, way, pieces, amount, off, by, takenBack }) => (
        <li key={_id} className="py-2">
          <p className="figures flex flex-wrap justify-between gap-x-4 font-semibold">
            <span className={takenBack ? 'line-through' : ''}>{words.back(pieces, words.ways[way])}</span>
            <span>{formatPaise(toPaise(amount))}</span>
          </p>
          {off > 0 && way !== 'receivable' && (
            <p className="figures">{words.ofItOff(formatPaise(toPaise(off)))}</p>
          )}
          {takenBack && <p className="wrap-anywhere">{words.takenBack(takenBack)}</p>}
          <p className="text-ink-soft figures flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {by && `${by}, `}
              <time dateTime={at}>{dateAndTime(at)}</time>
            </span>
            {!takenBack && (
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => void takeBack(_id)}
                className="inline-flex min-h-9 items-center underline pointer-coarse:min-h-11"
              >
                {words.takeBack}
              </button>
            )}
          </p>
          {asked === _id && (
            <FormField label={words.why} hint={words.pressAgain} error={wrong['reason'] ?? wrong['']}>
              {(control) => (
                <input
                  {...control}
                  maxLength={500}
                  autoComplete="off"
                  value={reason}
                  onChange={({ currentTarget }) => setReason(currentTarget.value)}
                />
              )}
            </FormField>
          )}
        </li>
      ))}
    </ul>
  )
}
