import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import * as labels from '#words/shop/order-labels/en.ts'
import * as bySms from '#words/shop/orders/by-sms/en.ts'
import * as texts from '#words/shop/orders/one/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import type { OneOrder } from './one-order.ts'
import { changeTitle, eventWords, stillToCome } from './order-words.ts'

/** What has happened, oldest first, and what is still to come. */
export function OrderHistory({ order }: { order: OneOrder }) {
  const steps = stepsOf(order)
  const toCome = stillToCome(order)
  return (
    <section aria-labelledby="history" className="border-line border-t px-5 pt-4 pb-1">
      <h3 id="history" className="text-xl">
        {texts.history}
      </h3>
      <ol className="mt-3">
        {steps.map(({ words, at, note, changed }, place) => (
          // The history is only ever added to.
          // oxlint-disable-next-line react/no-array-index-key
          <Step key={place} isDone isLast={place === steps.length - 1 && toCome.length === 0}>
            <p className="font-semibold">{words}</p>
            <p className="text-ink-soft text-sm">
              <time dateTime={at}>{dateAndTime(at)}</time>
            </p>
            {changed.map((one) => (
              <p key={one} className="figures text-sm wrap-anywhere">
                {labels.label(one)}
              </p>
            ))}
            {note && <p className="mt-1 wrap-anywhere whitespace-pre-line">“{labels.note(note)}”</p>}
          </Step>
        ))}
        {toCome.map((words, place) => (
          <Step key={words} isLast={place === toCome.length - 1}>
            <p className="text-ink-soft">
              {words}
              <span className="sr-only">{texts.stillToCome}</span>
            </p>
          </Step>
        ))}
      </ol>
    </section>
  )
}

/** What became of it and what was changed of it, by time. */
function stepsOf({ history, changes, told, delivery }: OneOrder) {
  const moves = history.map((event, place) => ({
    words: eventWords(event, history[place - 1], delivery.collect),
    at: event.at,
    note: event.note,
    changed: [] as string[],
  }))
  const edits = changes.map((change) => ({ ...change, words: changeTitle(change) }))
  const messages = told.map(({ channel, at }) => ({ words: bySms.told(channel), at, note: '', changed: [] }))
  return [...moves, ...edits, ...messages].toSorted((one, other) => one.at.localeCompare(other.at))
}

interface StepProps {
  isDone?: boolean
  isLast: boolean
  children: ReactNode
}

function Step({ isDone = false, isLast, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="flex shrink-0 flex-col items-center gap-1 pt-1">
        <span
          className={`flex size-5 items-center justify-center rounded-full border ${isDone ? 'bg-leaf text-on-leaf' : 'border-line-strong'}`}
        >
          {isDone && <Check size={14} strokeWidth={3} />}
        </span>
        {!isLast && <span className="bg-line w-px grow" />}
      </span>
      <div className="min-w-0 flex-1 pb-3">{children}</div>
    </li>
  )
}
