import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { deskOrderPath } from '#app/paths.ts'
import type { Waiting } from '#contract/waiting.ts'
import * as words from '#words/desk/front/waiting/en.ts'

import { cardClass } from './card.ts'
import { countWords } from './waiting-in.ts'
import type { WaitingRooms } from './waiting-in.ts'
import { toDoLines } from './waiting.ts'

/** What is to do, oldest first, with the way to the list of it. */
export function WaitingList({ waiting, rooms }: { waiting: Waiting; rooms?: WaitingRooms }) {
  const [now] = useState(() => new Date())
  const lines = toDoLines(waiting, now, rooms)
  return (
    <section aria-labelledby="to-do" className={cardClass}>
      <h2 id="to-do" className="text-xl">
        {words.toDo}
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft mt-2">{words.nothing}</p>
      ) : (
        <ul className="divide-line mt-1 divide-y">
          {lines.map(({ count, what, to, orders = [], age }) => (
            <li key={what}>
              {to === null ? (
                <div className={lineClass}>
                  <Count count={count} />
                  <span className="flex-1">
                    {what}.{' '}
                    {orders.map(({ id, number }) => (
                      <Link key={id} to={deskOrderPath(id)} className="me-3 font-semibold underline">
                        {words.order(number)}
                      </Link>
                    ))}
                    <Age age={age} />
                  </span>
                </div>
              ) : (
                <Link to={to} className={`hover:bg-paper-sunken ${lineClass}`}>
                  <Count count={count} />
                  <span className="flex-1">
                    {what}
                    <Age age={age} />
                  </span>
                  <ChevronRight size={18} aria-hidden="true" className="text-ink-soft" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Count({ count }: { count: number }) {
  return <strong className="figures min-w-9 text-end text-lg">{countWords(count)}</strong>
}

/** How long the oldest of it waits. */
function Age({ age }: { age: string }) {
  if (age === '') return null
  return (
    // The browser says it a moment later than the server.
    <span className="text-ink-soft block text-sm" suppressHydrationWarning>
      {words.oldest(age)}
    </span>
  )
}

const lineClass = 'flex min-h-12 items-center gap-3 rounded-[10px] py-1'
