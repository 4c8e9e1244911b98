import { CircleCheck, TriangleAlert } from 'lucide-react'

import { cardClass } from '#app/desk/front/card.ts'

import type { Concern } from './engine-words.ts'

/** What somebody should look at now. Said again when it is looked at again. */
export function Concerns({ told }: { told: readonly Concern[] }) {
  return (
    <section aria-labelledby="concerns" className={cardClass}>
      <h2 id="concerns" className="text-xl">
        To look at now
      </h2>
      <div role="status" className="mt-2">
        {told.length === 0 ? (
          <p className="text-leaf-strong flex items-start gap-2">
            <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            All is well: nothing is late, and nothing fails.
          </p>
        ) : (
          <ul className="space-y-2">
            {told.map(({ sentence }) => (
              <li key={sentence} className="text-terracotta-strong flex items-start gap-2">
                <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{sentence}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
