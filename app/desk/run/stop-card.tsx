import { MapPin, Phone } from 'lucide-react'
import { useState } from 'react'

import { buttonClass } from '#app/ui/button.tsx'
import type { RiderStop } from '#contract/runs.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { stopStandings } from '#words/desk/run-standings/en.ts'
import * as words from '#words/desk/run/en.ts'

import { HandOver } from './hand-over.tsx'
import type { ShownStop } from './kept-runs.ts'
import { outcomeWords } from './outcome-words.ts'
import type { Rider } from './use-rider.ts'

interface StopCardProps {
  stop: ShownStop
  /** It is the one that the rider is at. */
  isShown: boolean
  rider: Rider
  onOpen: () => void
  onSaid: () => void
}

/** A stop: whole where the rider is at it, else a line. It stays where it is when it is answered. */
export function StopCard({ stop, isShown, rider, onOpen, onSaid }: StopCardProps) {
  const { orderNumber, standing, door, due } = stop
  const isOpen = standing === 'open'
  return (
    <li className="bg-paper-raised border-line rounded-card border p-3">
      {isOpen && isShown && door ? (
        <>
          <h2 className="text-xl wrap-anywhere">
            <span className="figures">#{orderNumber}</span> {door.name}
          </h2>
          <Door door={door} orderNumber={orderNumber} />
          <HandOver
            stop={stop}
            onSay={(said) => {
              rider.say({ ...said, orderNumber })
              onSaid()
            }}
          />
        </>
      ) : isOpen && door ? (
        <button type="button" onClick={onOpen} className="block min-h-11 w-full text-start wrap-anywhere">
          <span className="figures font-semibold">#{orderNumber}</span>{' '}
          <span className="font-semibold">{door.name}</span>
          <span className="text-ink-soft figures block text-sm">
            {door.lines.at(-1)}, {due > 0 ? words.toTake(formatPaise(toPaise(due))) : words.isPaid}
          </span>
        </button>
      ) : (
        <Answered stop={stop} rider={rider} />
      )}
    </li>
  )
}

function Door({ door, orderNumber }: { door: NonNullable<RiderStop['door']>; orderNumber: number }) {
  const { name, mobile, lines, directions } = door
  return (
    <>
      <address className="figures mt-1 text-lg leading-snug wrap-anywhere not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {directions && <span className="text-ink-soft block text-base">{directions}</span>}
      </address>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <a
          href={`tel:+91${mobile}`}
          aria-label={words.callAt(name, orderNumber)}
          className={buttonClass('quiet', 'large')}
        >
          <Phone size={18} aria-hidden="true" />
          {words.call}
        </a>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`}
          target="_blank"
          rel="noreferrer"
          aria-label={words.mapOf(orderNumber)}
          className={buttonClass('quiet', 'large')}
        >
          <MapPin size={18} aria-hidden="true" />
          {words.map}
        </a>
      </div>
    </>
  )
}

/** What was said, with a way back: for a minute, or as long as it was not sent. */
function Answered({ stop, rider }: { stop: ShownStop; rider: Rider }) {
  const { orderNumber, standing, door, waiting, undoneUntil } = stop
  const [isAfterAll, setAfterAll] = useState(false)
  const [problem, setProblem] = useState('')
  const untried = waiting && !waiting.isTried ? waiting : null
  const isUndone = untried !== null || (!waiting && undoneUntil !== '' && new Date(undoneUntil) > rider.now)
  const isBack = (standing === 'not_home' || standing === 'returned') && !waiting && door !== null

  async function undo() {
    const why = await rider.undo(orderNumber, untried)
    setProblem(why === null ? '' : why || words.notUndone)
  }

  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="figures font-semibold">#{orderNumber}</span>{' '}
          <span className={standing === 'delivered' ? 'text-leaf-strong font-medium' : 'font-medium'}>
            {standing === 'waiting' || standing === 'off' ? stopStandings[standing] : outcomeWords(stop)}
          </span>
          {waiting && <span className="text-ink-soft text-sm"> ({words.isWaiting})</span>}
        </p>
        {isUndone && (
          <button
            type="button"
            aria-label={words.undoOf(orderNumber)}
            onClick={({ detail }) => detail < 2 && void undo()}
            className="desk-row-button"
          >
            {words.undo}
          </button>
        )}
        {isBack && !isAfterAll && (
          <button
            type="button"
            aria-label={words.afterAllOf(orderNumber)}
            onClick={() => setAfterAll(true)}
            className="desk-row-button"
          >
            {words.afterAll}
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-terracotta-strong text-sm font-medium">
          {problem}
        </p>
      )}
      {isBack && isAfterAll && (
        <>
          <Door door={door} orderNumber={orderNumber} />
          <HandOver
            stop={stop}
            isAfterAll
            onSay={(said) => {
              rider.say({ ...said, orderNumber })
              setAfterAll(false)
            }}
          />
        </>
      )}
    </>
  )
}
