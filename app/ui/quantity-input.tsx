import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import { maxQuantity } from '#domain/cart/rules.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/ui/quantity-field/en.ts'

import type { SoldStep } from './pack-sheet.tsx'

interface QuantityInputProps {
  quantity: number
  /** Of what: part of its name. */
  what: string
  /** Of goods by weight: then a weight stands there, and is typed. */
  step?: SoldStep | undefined
  onChange: (quantity: number) => void
  className?: string
}

/** The number between minus and plus, which can be typed: one tap, and phones show their digits. */
export function QuantityInput({ quantity, what, step, onChange, className = '' }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  /** An empty field leaves the quantity as it was; 0 takes the line out. */
  function commit() {
    setTyped(null)
    if (!typed) return
    const wanted = step ? stepsTyped(typed, step) : Math.min(Number(typed), maxQuantity)
    if (wanted >= 0 && wanted !== quantity) onChange(wanted)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (key === 'Escape') setTyped(null)
    if (key !== 'Enter') return
    // With 0 the field goes and a button takes the focus, which this Enter must not press.
    event.preventDefault()
    commit()
    // Once the number stands there again, so that the next one typed takes its place.
    requestAnimationFrame(() => currentTarget.select())
  }

  return (
    <input
      type="text"
      inputMode={step ? 'decimal' : 'numeric'}
      enterKeyHint="done"
      autoComplete="off"
      maxLength={step ? 8 : 2}
      aria-label={words.howMany(what)}
      value={typed ?? amountLabel(quantity, { step })}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) =>
        setTyped(step ? currentTarget.value : currentTarget.value.replaceAll(/\D/g, ''))
      }
      onBlur={commit}
      onKeyDown={handleKey}
      style={step && { width: '4rem' }}
      className={`figures rounded-lg bg-transparent text-center font-bold ${className}`}
    />
  )
}

/**
 * A weight in steps, the nearest that is sold: `1.2`, `1,2 kg` and `1200 g` are twelve of 100 g. NaN where it
 * is none. Less than a step is kilograms: of 99 steps at most a kilogram is always the smaller number.
 */
function stepsTyped(typed: string, { grams, least, most }: SoldStep): number {
  const amount = Number.parseFloat(typed.replace(',', '.'))
  const steps = Math.round((amount * (amount < grams ? 1000 : 1)) / grams)
  return steps && Math.min(Math.max(steps, least), most)
}
