import { useState } from 'react'

import { WeightField } from '#app/desk/scale/weight-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { weighed } from '#domain/pricing/weighing/rules.ts'
import * as words from '#words/desk/weigh/en.ts'

interface WeighProps {
  name: string
  /** All that is ordered, in grams. */
  orderedGrams: number
  onGrams: (grams: number, isGift: boolean) => void
}

/** What an ordered line weighs. Much more than was ordered is asked about first. */
export function Weigh({ name, orderedGrams, onGrams }: WeighProps) {
  /** It weighs so much more that somebody has to say what becomes of it. */
  const [more, setMore] = useState<number | null>(null)

  function take(grams: number) {
    const { asks } = weighed({ quantity: 1, netQuantity: orderedGrams, costsPaise: 0 }, grams)
    if (asks) setMore(grams)
    else onGrams(grams, false)
  }

  return (
    <WeightField name={name} mostGrams={2 * orderedGrams} onGrams={take} onAnew={() => setMore(null)}>
      <div role="alert">
        {more !== null && (
          <p className="bg-turmeric-tint text-ink rounded-card mt-2 px-3 py-2 font-medium">
            {words.more(gramsLabel(more - orderedGrams), gramsLabel(orderedGrams))}
          </p>
        )}
      </div>
      {more !== null && (
        <Button
          look="quiet"
          size="small"
          // Clear of the bar at the foot, under which it would stand.
          ref={(button) => button?.scrollIntoView({ block: 'nearest' })}
          className="mt-2 min-h-12! w-full scroll-mb-28"
          onClick={() => onGrams(more, true)}
        >
          {words.gift}
        </Button>
      )}
    </WeightField>
  )
}
