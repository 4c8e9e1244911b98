import { useId } from 'react'

import { dutyWords } from '#app/desk/stall/duty-words.ts'
import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/people/en.ts'

// From its words: the shop's pages need no list of duties, and would carry it.
const dutiesInOrder = Object.keys(dutyWords) as Duty[]

interface DutyChoiceProps {
  chosen: readonly Duty[]
  onChoose: (duties: readonly Duty[]) => void
}

/** What somebody does at the stall. */
export function DutyChoice({ chosen, onChoose }: DutyChoiceProps) {
  const id = useId()

  function toggle(duty: Duty) {
    onChoose(chosen.includes(duty) ? chosen.filter((one) => one !== duty) : [...chosen, duty])
  }

  return (
    <fieldset className="space-y-1">
      <legend className="mb-1 text-sm font-semibold">{words.dutiesAtStall}</legend>
      {dutiesInOrder.map((duty) => (
        <label
          key={duty}
          className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 items-center gap-3 rounded-[10px] border px-3"
        >
          <input
            type="checkbox"
            checked={chosen.includes(duty)}
            onChange={() => toggle(duty)}
            aria-label={dutyWords[duty].label}
            aria-describedby={`${id}-${duty}`}
            className="accent-leaf size-4 shrink-0"
          />
          <span className="py-1.5 leading-snug">
            {dutyWords[duty].label}
            <span id={`${id}-${duty}`} className="text-ink-soft block text-sm">
              {dutyWords[duty].does}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
