import { useState } from 'react'

import { gramsTyped } from '#app/desk/scale/scale.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/lines/en.ts'

interface WeightInputProps {
  grams: number
  name: string
  /** The most that can be meant: a whole number up to that is kilograms. */
  mostGrams: number
  onGrams: (grams: number) => void
  className: string
}

/** The weight of a line that was weighed, to be typed anew. What is no weight leaves it as it was. */
export function WeightInput({ grams, name, mostGrams, onGrams, className }: WeightInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    setTyped(null)
    const now = gramsTyped(typed ?? '', mostGrams)
    if (now !== null && now !== grams) onGrams(now)
  }

  return (
    <input
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={12}
      aria-label={words.weightOf(name)}
      value={typed ?? gramsLabel(grams)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={commit}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') setTyped(null)
        if (key !== 'Enter') return
        commit()
        // Once the weight stands there again, so that the next one typed takes its place.
        requestAnimationFrame(() => currentTarget.select())
      }}
      style={{ width: '5rem' }}
      className={`figures bg-transparent text-center font-bold ${className}`}
    />
  )
}
