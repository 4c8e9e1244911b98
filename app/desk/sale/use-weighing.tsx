import { useRef, useState } from 'react'

import { mostGramsOf, priceWords } from '#app/desk/counter/amounts.ts'
import type { Goods } from '#app/desk/counter/lines.ts'
import { WeightField } from '#app/desk/scale/weight-field.tsx'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/weigh/en.ts'

/** Goods that wait for the scale: they are no line before somebody says what they weigh. */
export function useWeighing(onGrams: (goods: Goods, grams: number) => void) {
  const [waiting, setWaiting] = useState<readonly Goods[]>([])
  /** The same for what goes on after a wait. */
  const latest = useRef(waiting)
  const field = useRef<HTMLInputElement>(null)

  function change(next: readonly Goods[]) {
    latest.current = next
    setWaiting(next)
  }

  const [first] = waiting
  return {
    ask: (goods: Goods) =>
      change([...latest.current.filter((one) => one.productId !== goods.productId), goods]),
    /** What is not weighed yet, in a sentence; null where nothing waits. */
    unfinished: () => {
      field.current?.focus()
      return latest.current[0] ? words.notWeighed(latest.current[0].name) : null
    },
    question: first && (
      <section
        key={first.productId}
        aria-label={words.weigh(first.name)}
        className="bg-turmeric-tint text-ink rounded-card mt-2 px-3 py-2"
      >
        <p className="flex items-center justify-between gap-2 font-semibold wrap-anywhere">
          <span>
            {words.weigh(first.name)} <span className="figures font-normal">{priceWords(first)}</span>
          </span>
          <Button look="quiet" size="small" onClick={() => change(waiting.slice(1))}>
            {words.none}
          </Button>
        </p>
        <WeightField
          field={field}
          name={first.name}
          mostGrams={mostGramsOf(first)}
          onGrams={(grams) => {
            change(waiting.slice(1))
            onGrams(first, grams)
          }}
        />
      </section>
    ),
  }
}
