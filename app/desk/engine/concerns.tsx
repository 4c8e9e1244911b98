import { CircleCheck, TriangleAlert } from 'lucide-react'

import { cardClass } from '#app/desk/front/card.ts'
import type { Engine } from '#contract/engine.ts'

import { concerns } from './engine-words.ts'

/** What somebody should look at now. Said again when it is looked at again. */
export function Concerns({ engine, at }: { engine: Engine; at: number }) {
  const told = concerns(engine, at)
  return (
    <section aria-labelledby="concerns" className={cardClass}>
      <h2 id="concerns" className="text-xl">
        To look at now
      </h2>
      <div role="status" className="mt-2">
        {told.length === 0 ? (
          <p className="text-leaf-strong flex items-start gap-2">
            <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            Nothing is late, and nothing was given up that matters.
          </p>
        ) : (
          <ul className="space-y-2">
            {told.map((sentence) => (
              <li key={sentence} className="text-terracotta-strong flex items-start gap-2">
                <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
