import { useState } from 'react'
import type { ReactNode } from 'react'

import { amountOf, paiseOf } from '#app/desk/typed-amount.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { UpiCode } from '#app/desk/widgets/upi-code.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/run/en.ts'

import { DoorEmpties } from './door-empties.tsx'
import { emptiesPaise } from './kept-runs.ts'
import type { Press, ShownStop } from './kept-runs.ts'

type Said = Pick<Press, 'outcome' | 'way' | 'taken' | 'reference' | 'note' | 'empties' | 'off'>

interface HandOverProps {
  stop: ShownStop
  /** It was said before that nobody took it. */
  isAfterAll?: boolean
  onSay: (said: Said) => void
}

type Asked = 'upi' | 'sum' | 'not_home' | 'returned'

/** One press where all is as it should be; what is asked about first has a place of its own. */
export function HandOver({ stop, isAfterAll = false, onSay: onSaid }: HandOverProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [chosen, setChosen] = useState<number[]>([])
  const ofDoor = stop.door?.empties ?? []
  const empties = ofDoor
    .map(({ productId, each }, place) => ({ productId, each, pieces: chosen[place] ?? 0 }))
    .filter(({ pieces }) => pieces > 0)
  const off = Math.min(toRupees(emptiesPaise({ empties })), stop.door?.unpaid ?? 0)
  const brought = { empties, ...(off > 0 && { off }) }
  /** In cash: the rest was never paid. */
  const backPaise = emptiesPaise(brought)
  const onSay = (said: Said) =>
    onSaid(said.outcome === 'delivered' && empties.length > 0 ? { ...said, ...brought } : said)
  const duePaise = toPaise(stop.due)
  const due = formatPaise(duePaise)
  const goBack = () => setAsked(null)
  // Who takes cash gives less back than comes in: one sum is counted at the door.
  const isLess = backPaise > 0 && backPaise <= duePaise
  const back = backPaise > 0 ? formatPaise(backPaise) : ''
  const { orderNumber } = stop
  if (asked === 'upi')
    return <ByUpi orderNumber={orderNumber} duePaise={duePaise} back={back} onSay={onSay} onBack={goBack} />
  if (asked === 'sum') return <OtherSum duePaise={duePaise} back={back} onSay={onSay} onBack={goBack} />
  if (asked === 'not_home')
    return (
      <Question title={words.askNotHome(orderNumber)} onBack={goBack}>
        <p>{words.notHomeNote}</p>
        <Button
          size="large"
          className="mt-3 w-full"
          onClick={({ detail }) => detail < 2 && onSay({ outcome: 'not_home' })}
        >
          {words.yesNotHome}
        </Button>
      </Question>
    )
  if (asked === 'returned') return <NotWanted orderNumber={orderNumber} onSay={onSay} onBack={goBack} />
  return (
    <div className="mt-3 space-y-2">
      <p className="figures text-lg font-semibold">{duePaise > 0 ? words.toTake(due) : words.isPaid}</p>
      <DoorEmpties empties={ofDoor} chosen={chosen} onChosen={setChosen} />
      {empties.length > 0 && (
        <p role="status" className="figures font-semibold">
          {off > 0 && `${words.off(formatPaise(toPaise(off)))} `}
          {backPaise > 0 && (isLess ? words.less(back) : words.giveBack(back))}
        </p>
      )}
      {duePaise > 0 ? (
        <>
          <Button
            size="large"
            className="w-full"
            // The second press of a double one would be on what has come to its place.
            onClick={({ detail }) =>
              detail < 2 && onSay({ outcome: 'delivered', way: 'cash', taken: toRupees(duePaise) })
            }
          >
            {words.tookCash(isLess ? formatPaise(duePaise - backPaise) : due)}
          </Button>
          <div className="grid grid-cols-2 gap-2">
            <Button look="quiet" size="large" onClick={() => setAsked('upi')}>
              {words.paidByUpi}
            </Button>
            <Button look="quiet" size="large" onClick={() => setAsked('sum')}>
              {words.otherSum}
            </Button>
          </div>
        </>
      ) : (
        <Button
          size="large"
          className="w-full"
          onClick={({ detail }) => detail < 2 && onSay({ outcome: 'delivered' })}
        >
          {words.handedOver}
        </Button>
      )}
      {!isAfterAll && (
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" size="large" onClick={() => setAsked('not_home')}>
            {words.notHome}
          </Button>
          <Button look="quiet" size="large" onClick={() => setAsked('returned')}>
            {words.notWanted}
          </Button>
        </div>
      )}
    </div>
  )
}

interface AskedProps {
  /** What is given back for empties beside it, in words; empty: nothing. */
  back?: string
  onSay: (said: Said) => void
  onBack: () => void
}

function Question({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  return (
    <div className="border-line mt-3 border-t pt-3">
      <h3 className="text-lg font-semibold wrap-anywhere">{title}</h3>
      {children}
      <Button look="quiet" className="mt-2 w-full" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}

function ByUpi({
  orderNumber,
  duePaise,
  back,
  onSay,
  onBack,
}: AskedProps & { orderNumber: number; duePaise: number }) {
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState<string>()

  function say() {
    const typed = reference.replaceAll(/\s/g, '')
    if (!/^[a-z0-9]{6,35}$/i.test(typed)) return setProblem(words.badReference)
    onSay({ outcome: 'delivered', way: 'upi', taken: toRupees(duePaise), reference: typed.toUpperCase() })
  }

  return (
    <Question title={words.upiTitle(orderNumber)} onBack={onBack}>
      {back && <p className="figures font-semibold">{words.giveBack(back)}</p>}
      <div className="mt-2 flex justify-center">
        <UpiCode totalPaise={duePaise} note={String(orderNumber)} />
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          say()
        }}
        className="mt-3 space-y-3"
      >
        <FormField label={words.reference} hint={words.referenceHint} error={problem}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={40}
              value={reference}
              onChange={({ currentTarget: { value } }) => setReference(value)}
            />
          )}
        </FormField>
        <Button type="submit" size="large" className="w-full">
          {words.isPaidNow(formatPaise(duePaise))}
        </Button>
      </form>
    </Question>
  )
}

function OtherSum({ duePaise, back, onSay, onBack }: AskedProps & { duePaise: number }) {
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<{ sum?: string; note?: string }>({})
  const paise = paiseOf(typed)
  const isLess = paise !== null && paise < duePaise

  function say() {
    if (paise === null || paise > duePaise) return setProblems({ sum: words.badSum(formatPaise(duePaise)) })
    if (isLess && note.trim() === '') return setProblems({ note: words.required })
    const taken = Number(amountOf(typed))
    onSay({
      outcome: 'delivered',
      taken,
      ...(paise > 0 && { way: 'cash' as const }),
      ...(note.trim() !== '' && { note }),
    })
  }

  return (
    <Question title={words.otherSum} onBack={onBack}>
      {back && <p className="figures font-semibold">{words.giveBack(back)}</p>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          say()
        }}
        className="mt-2 space-y-3"
      >
        <FormField label={words.sum} error={problems.sum}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          )}
        </FormField>
        {(isLess || problems.note) && (
          <FormField label={words.whyLess} error={problems.note}>
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
        <Button type="submit" size="large" className="w-full">
          {words.take}
        </Button>
      </form>
    </Question>
  )
}

function NotWanted({ orderNumber, onSay, onBack }: AskedProps & { orderNumber: number }) {
  const [note, setNote] = useState('')
  return (
    <Question title={words.askNotWanted(orderNumber)} onBack={onBack}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSay({ outcome: 'returned', ...(note.trim() !== '' && { note }) })
        }}
        className="mt-2 space-y-3"
      >
        <FormField label={words.why} error={undefined}>
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
        <Button type="submit" size="large" className="w-full">
          {words.yesNotWanted}
        </Button>
      </form>
    </Question>
  )
}
