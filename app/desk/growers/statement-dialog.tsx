import { useEffect, useState } from 'react'

import { growerName } from '#app/desk/receive/grower-name.ts'
import { amountOf, paiseOf } from '#app/desk/typed-amount.ts'
import { copyText } from '#app/desk/widgets/copy-button.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import type { GrowerWeek, WireStatement } from '#contract/settlement.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import * as words from '#words/desk/growers/settlement/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import { inRupees } from './rupees.ts'
import { useSettlement } from './use-settlement.ts'
import type { EntryBody } from './use-settlement.ts'

interface StatementDialogProps {
  grower: GrowerWeek
  week: string
  /** The list is not as it was shown. */
  onChange: () => void
  onClose: () => void
}

/** What one grower gets in a week, line by line; what was given to them is entered here. */
export function StatementDialog({ grower, week, onChange, onClose }: StatementDialogProps) {
  const room = useSettlement({ growerId: grower._id, week, onChange })
  const { statement } = room
  const [entered, setEntered] = useState(0)
  useEffect(() => {
    void room.load()
    // Once: what is pressed afterwards loads it by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <DeskDialog title={words.open(growerName(grower))} width="side" saved={String(entered)} onClose={onClose}>
      {statement && (
        <div className="space-y-6">
          <Lines statement={statement} isBusy={room.isBusy} counter={room.counter} />
          <EntryForm
            key={entered}
            growerId={grower._id}
            isBusy={room.isBusy}
            enter={room.enter}
            onEntered={() => setEntered(entered + 1)}
          />
          <LinkPart statement={statement} room={room} />
        </div>
      )}
    </DeskDialog>
  )
}

type Room = ReturnType<typeof useSettlement>
type Line = WireStatement['lines'][number]

function Lines({
  statement: { before, owed, lines },
  ...taking
}: { statement: WireStatement } & Pick<Room, 'isBusy' | 'counter'>) {
  return (
    <div>
      <Sum name={words.before} rupees={before} />
      {lines.length === 0 && <p className="text-ink-soft py-2">{words.empty}</p>}
      <ul className="divide-line divide-y">
        {lines.map((line, place) => (
          // Lines of one statement have no name of their own, and only ever grow.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="py-2">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{whatOf(line)}</span>
              <span className="figures whitespace-nowrap">{inRupees(line.amount)}</span>
            </div>
            <p className="text-ink-soft figures text-sm wrap-anywhere">{detailsOf(line)}</p>
            {line.entryId !== null && <TakeBack entryId={line.entryId} {...taking} />}
          </li>
        ))}
      </ul>
      <Sum name={words.owed} rupees={owed} isStrong />
    </div>
  )
}

function Sum({ name, rupees, isStrong = false }: { name: string; rupees: number; isStrong?: boolean }) {
  return (
    <p
      className={`border-line flex justify-between gap-4 border-y py-2 ${isStrong ? 'text-lg font-semibold' : ''}`}
    >
      {name} <span className="figures">{inRupees(rupees)}</span>
    </p>
  )
}

function whatOf({ cause, isCounter, productName, hindiName, pack }: Line): string {
  const what = isCounter ? words.counter(words.causes[cause]) : words.causes[cause]
  return productName === null ? what : `${what}: ${goodsName({ productName, hindiName })} ${pack}`
}

function detailsOf({ day, pieces, price, value, shareBp, batchCode, reference, note }: Line): string {
  return [
    shortDay(day),
    pieces === null ? '' : words.pieces(pieces),
    price === null ? '' : words.atPrice(inRupees(price)),
    value === null || shareBp === null ? '' : words.shareOf(String(shareBp / 100), inRupees(Math.abs(value))),
    batchCode === null ? '' : codeInTwo(batchCode),
    reference ?? '',
    note ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function TakeBack({ entryId, isBusy, counter }: { entryId: number } & Pick<Room, 'isBusy' | 'counter'>) {
  const [note, setNote] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  if (note === null)
    return (
      <button type="button" className="desk-row-button mt-1" onClick={() => setNote('')}>
        {words.takeBack}
      </button>
    )
  return (
    <form
      noValidate
      className="mt-1 space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        void counter(entryId, note.trim()).then((wrong) => wrong && setProblems(wrong))
      }}
    >
      <FormField label={words.why} error={problems['note'] ?? problems['']}>
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
      <Button type="submit" size="small" look="danger" aria-disabled={isBusy || undefined}>
        {words.takeBack}
      </Button>
    </form>
  )
}

const kinds = ['paid', 'advance', 'crate', 'crateBack'] as const

interface EntryFormProps {
  growerId: string
  isBusy: boolean
  enter: (body: EntryBody) => Promise<Problems | null>
  onEntered: () => void
}

function EntryForm({ growerId, isBusy, enter, onEntered }: EntryFormProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('paid')
  const [typed, setTyped] = useState({ amount: '', reference: '', note: '' })
  const [problems, setProblems] = useState<Problems>({})
  const form = useFirstWrong(problems)

  async function send() {
    const paise = paiseOf(typed.amount)
    if (!paise) return setProblems({ amount: words.enterAmount })
    const { reference, note } = typed
    const wrong = await enter({
      growerId,
      cause: kind === 'crateBack' ? 'crate' : kind,
      amount: amountOf(typed.amount),
      ...(kind === 'crateBack' && { back: true }),
      ...(kind === 'paid' && reference.trim() && { reference: reference.trim() }),
      ...(note.trim() && { note: note.trim() }),
    })
    if (wrong) setProblems(wrong)
    else onEntered()
  }

  const text = (name: keyof typeof typed, maxLength: number) => ({
    autoComplete: 'off',
    maxLength,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  })
  return (
    <form
      ref={form}
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormField label={words.enterWhat} error={problems['cause']}>
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(value as typeof kind)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={words.amount} error={problems['amount']}>
        {(control) => <input {...control} {...text('amount', 14)} inputMode="decimal" />}
      </FormField>
      {kind === 'paid' && (
        <FormField label={words.reference} error={problems['reference']}>
          {(control) => <input {...control} {...text('reference', 60)} />}
        </FormField>
      )}
      <FormField label={words.note} error={problems['note']}>
        {(control) => <input {...control} {...text('note', 500)} />}
      </FormField>
      {problems[''] && (
        <p role="alert" className="text-terracotta-strong font-medium">
          {problems['']}
        </p>
      )}
      <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
        {isBusy ? words.entering : words.enter}
      </Button>
    </form>
  )
}

function LinkPart({
  statement: { grower, isClosed, linkUntil },
  room,
}: {
  statement: WireStatement
  room: Room
}) {
  const [problem, setProblem] = useState('')
  const tell = (wrong: Problems | null) => setProblem(wrong ? Object.values(wrong).join(' ') : '')
  return (
    <section aria-labelledby="link" className="border-line border-t pt-4">
      <h3 id="link" className="text-lg">
        {words.link}
      </h3>
      <p className="text-ink-soft mt-1 text-sm">
        {isClosed ? words.linkHint(words.languages[grower.language]) : words.onlyClosed}
      </p>
      {linkUntil && (
        <p className="mt-2 text-sm">
          {words.linkUntil(shortDay(indianDay(linkUntil)))} {words.anotherHint}
        </p>
      )}
      {room.url && <p className="mt-2 text-sm wrap-anywhere">{room.url}</p>}
      {isClosed && (
        <div className="mt-3 flex flex-wrap gap-2">
          {room.url && (
            <Button size="small" onClick={() => void copyText(words.theLink, room.url!)}>
              {words.copyLink}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-disabled={room.isBusy || undefined}
            onClick={() => void room.makeLink().then(tell)}
          >
            {linkUntil ? words.makeAnother : words.makeLink}
          </Button>
          {linkUntil && (
            <Button
              look="quiet"
              size="small"
              aria-disabled={room.isBusy || undefined}
              onClick={() => void room.endLink().then(tell)}
            >
              {words.endLink}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className="text-terracotta-strong mt-1 font-medium">
        {problem}
      </p>
    </section>
  )
}
