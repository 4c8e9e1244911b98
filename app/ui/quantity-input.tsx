import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import { maxQuantity } from '#domain/cart/rules.ts'
import * as words from '#words/ui/quantity-field/en.ts'

interface QuantityInputProps {
  quantity: number
  /** Of what: part of its name. */
  what: string
  onChange: (quantity: number) => void
  className?: string
}

/** The number between minus and plus, which can be typed: one tap, and phones show their digits. */
export function QuantityInput({ quantity, what, onChange, className = '' }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  /** An empty field leaves the quantity as it was; 0 takes the line out. */
  function commit() {
    setTyped(null)
    if (typed && Number(typed) !== quantity) onChange(Math.min(Number(typed), maxQuantity))
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
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={2}
      aria-label={words.howMany(what)}
      value={typed ?? quantity}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={handleKey}
      className={`figures rounded-lg bg-transparent text-center font-bold ${className}`}
    />
  )
}
