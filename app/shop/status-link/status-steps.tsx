import { Check, Circle } from 'lucide-react'

import * as texts from '#words/shop/status-link/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { stepWords, stepsToCome } from './status-words.ts'
import type { ToldOrder } from './status-words.ts'

/** What has happened, oldest first, and what is still to come. */
export function StatusSteps({ order }: { order: ToldOrder }) {
  return (
    <ol aria-label={texts.howFar} className="border-line space-y-2 border-t px-5 py-4">
      {order.history.map(({ status, at }, place) => (
        // The history is only ever added to.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="bg-leaf text-on-leaf flex size-5 shrink-0 items-center justify-center rounded-full"
          >
            <Check size={14} strokeWidth={3} />
          </span>
          <span>
            <span className="font-semibold">
              {status === 'delivered' && order.isCollected ? texts.fetched : stepWords[status]}
            </span>{' '}
            <time dateTime={at} className="text-ink-soft block text-sm">
              {dateAndTime(at)}
            </time>
          </span>
        </li>
      ))}
      {stepsToCome(order).map((words) => (
        <li key={words} className="text-ink-soft flex items-start gap-3">
          <Circle size={20} aria-hidden="true" className="shrink-0" />
          <span>
            {words}
            <span className="sr-only">{texts.stillToCome}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
