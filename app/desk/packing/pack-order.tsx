import { useState } from 'react'
import { Link } from 'react-router'

import { usePlace } from '#app/desk/use-place.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import { codeInTwo, codeOf } from '#domain/batches/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/packing/en.ts'
import { language } from '#words/language/en.ts'

import { InsteadDialog } from './instead-dialog.tsx'
import { scannedCode, shownOf } from './kept-packing.ts'
import type { Line } from './kept-packing.ts'
import { NextOrder } from './next-order.tsx'
import { PackLine } from './pack-line.tsx'
import { whenOf } from './to-pack-list.tsx'
import { usePacking } from './use-packing.ts'

interface PackOrderProps {
  orderId: string
  personId: string
  onTurnedAway: () => void
}

/** One order, food before the rest and shelf by shelf; each line is answered by itself. */
export function PackOrder({ orderId, personId, onTurnedAway }: PackOrderProps) {
  const room = usePacking({ orderId, personId, onTurnedAway })
  const { rooms } = usePlace()
  const [instead, setInstead] = useState<{ line: Line; isAgreed: boolean } | null>(null)
  const { packing, stop, done } = room
  const back = (
    <Link
      to={{ search: '' }}
      className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {words.back}
    </Link>
  )
  if (done)
    return (
      <div role="status" className="bg-leaf-tint rounded-card mt-3 max-w-xl p-4">
        <p className="text-lg font-semibold">{words.isPacked(done.orderNumber)}</p>
        {done.less > 0 && <p>{words.goesBack(formatPaise(toPaise(done.less)))}</p>}
        {done.due > 0 && <p>{words.isDue(formatPaise(toPaise(done.due)))}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          <NextOrder />
          <Link to={rooms.order(orderId)} className="btn btn-quiet">
            {words.openOrder}
          </Link>
        </div>
      </div>
    )
  if (stop)
    return (
      <>
        {back}
        <div role="alert" className="bg-turmeric-tint rounded-card mt-2 max-w-xl p-4">
          <p className="font-semibold wrap-anywhere">{stop.message}</p>
          {stop.isTaken && (
            <>
              <p className="mt-1">{words.takeOverHint}</p>
              <Button size="small" className="mt-3" onClick={() => void room.begin(true)}>
                {words.takeOver}
              </Button>
            </>
          )}
        </div>
      </>
    )
  if (!packing)
    return (
      <>
        {back}
        <p role="status" className="mt-2">
          {room.isOffline ? words.noLine : words.opening}
        </p>
      </>
    )

  const lines = packing.lines
  /** How many of a line are there, by the last answer. */
  const foundOf = ({ position, quantity }: Line) => {
    const now = lines.find((line) => line.position === position)
    const found = (now && shownOf(now, room.waiting)?.pieces) ?? 0
    return found < quantity ? found : 0
  }
  const answered = lines.filter((line) => shownOf(line, room.waiting)).length
  return (
    <>
      {back}
      <h2 className="mt-1 text-xl wrap-anywhere">
        <span className="figures">{words.order(packing.orderNumber)}</span> {packing.name}
      </h2>
      <p className="text-ink-soft figures text-sm">{whenOf(packing)}</p>
      {packing.deskNote && (
        <p className="bg-turmeric-tint rounded-card mt-2 max-w-xl px-4 py-2 wrap-anywhere">
          {words.note}: {packing.deskNote}
        </p>
      )}
      <ScanField
        lines={lines}
        onLine={(line) => room.answer({ position: line.position, pieces: line.quantity })}
      />
      {[true, false].map((isFood) => {
        const theirs = lines.filter((line) => line.isFood === isFood)
        if (theirs.length === 0) return null
        return (
          <section key={String(isFood)} className="mt-5">
            <h3 className={isFood ? 'text-lg' : 'border-terracotta border-t-2 pt-2 text-lg'}>
              {isFood ? words.food : words.notFood}
            </h3>
            {[...Map.groupBy(theirs, shelfOf)].map(([shelf, goods]) => (
              <div key={shelf} className="mt-2">
                <h4 className="text-ink-soft text-sm font-semibold">{shelf}</h4>
                <ul className="mt-1 grid gap-2 lg:grid-cols-2">
                  {goods.map((line) => (
                    <PackLine
                      key={line.position}
                      line={line}
                      shown={shownOf(line, room.waiting)}
                      problem={room.problems[line.position]}
                      mobile={packing.mobile}
                      onAnswer={room.answer}
                      onInstead={(isAgreed) => setInstead({ line, isAgreed })}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )
      })}
      <div className="bg-paper-raised border-line sticky bottom-0 -mx-(--gutter) mt-4 border-t px-(--gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {room.said && (
          <p role="alert" className="text-terracotta-strong mb-2 font-medium wrap-anywhere">
            {room.said}
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="figures">
            {words.answered(answered, lines.length)}
          </p>
          <Button
            size="large"
            aria-disabled={room.isBusy || answered < lines.length || undefined}
            onClick={() => answered === lines.length && void room.pack()}
          >
            {room.isBusy ? words.packing : words.packed}
          </Button>
        </div>
      </div>
      {instead && (
        <InsteadDialog
          orderId={orderId}
          line={instead.line}
          missing={instead.line.quantity - foundOf(instead.line)}
          onChoose={(productId, pieces) => {
            const { position } = instead.line
            room.answer({
              position,
              pieces: foundOf(instead.line),
              instead: { productId, pieces },
              ...(instead.isAgreed && { isAgreed: true }),
            })
            setInstead(null)
          }}
          onClose={() => setInstead(null)}
        />
      )}
    </>
  )
}

function shelfOf({ shelf, hindiShelf }: Line): string {
  return (language === 'hi' && hindiShelf) || shelf
}

/** A label that is scanned confirms the line that is to be packed from its batch. */
function ScanField({ lines, onLine }: { lines: readonly Line[]; onLine: (line: Line) => void }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  function take() {
    const code = codeOf(scannedCode(text))
    if (text.trim() === '') return
    const line = lines.find(({ batches }) => batches.some((batch) => batch.code === code))
    setText('')
    if (line) {
      onLine(line)
      setSaid(`${goodsName(line)} ${line.pack}: ${words.isThere}`)
    } else setSaid(words.noSuchLabel(code ? codeInTwo(code) : scannedCode(text)))
  }
  if (lines.every(({ batches }) => batches.length === 0)) return null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
      className="mt-3 max-w-xl"
    >
      <label htmlFor="label-code" className="mb-1 block text-sm font-semibold">
        {words.label}
      </label>
      <div className="flex gap-2">
        <input
          id="label-code"
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setText(value)}
          className="bg-paper border-line-strong min-h-11 min-w-0 flex-1 rounded-[10px] border px-3 text-base"
        />
        <Button type="submit" look="quiet" size="small">
          {words.confirm}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm wrap-anywhere">
        {said}
      </p>
    </form>
  )
}
