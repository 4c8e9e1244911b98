import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { usePlace } from '#app/desk/use-place.ts'
import type { Till, TillEntry, getTill } from '#contract/tills.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/till/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

/** What went in and out, by whom, once somebody wants to see it; the newest first. */
export function TillEntries({ till }: { till: Till }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mt-2 text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.inAndOut}</summary>
      {isOpen && <Entries key={`${till.expected} ${till.upi.sum}`} till={till} />}
    </details>
  )
}

function Entries({ till }: { till: Till }) {
  const [entries, setEntries] = useState<TillEntry[] | null>(null)
  const [failure, setFailure] = useState('')
  const { rooms } = usePlace()
  useEffect(() => {
    let isOver = false
    call<typeof getTill>('GET', `/api/tills/${till._id}`).then(
      (answer) => {
        if (isOver) return
        if (answer.ok) setEntries(answer.body.data.entries)
        else setFailure(answer.body.message)
      },
      () => isOver || setFailure(words.noLine),
    )
    return () => {
      isOver = true
    }
  }, [till._id])
  if (failure) return <p className="text-terracotta-strong">{failure}</p>
  if (!entries) return <p role="status">{words.loading}</p>
  if (entries.length === 0) return <p>{words.nothing}</p>
  return (
    <ul className="divide-line border-line divide-y border-y">
      {entries.map((entry, place) => (
        <li key={place} className="py-2">
          <p className="figures flex justify-between gap-4 font-semibold">
            <span>
              {words.kindWords[entry.kind]}
              {entry.way === 'upi' && `, ${words.upi}`}{' '}
              {entry.order && (
                <Link to={rooms.order(entry.order._id)} className="text-leaf-strong underline">
                  #{entry.order.orderNumber}
                </Link>
              )}
            </span>
            <span className="whitespace-nowrap">{formatPaise(toPaise(entry.amount))}</span>
          </p>
          <p className="text-ink-soft figures wrap-anywhere">
            <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            {entry.by && `, ${entry.by}`}
            {entry.reference && `, ${entry.reference}`}
          </p>
          {entry.note && <p className="wrap-anywhere">{entry.note}</p>}
        </li>
      ))}
      {entries.length === 100 && <li className="text-ink-soft py-2">{words.lastOnes(100)}</li>}
    </ul>
  )
}
