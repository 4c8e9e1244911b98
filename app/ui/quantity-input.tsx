import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import { maxQuantity } from '#domain/cart/rules.ts'

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

  /** What is empty or nothing leaves it as it was: taking a line out has a button of its own. */
  function commit() {
    const wanted = Math.min(Number(typed), maxQuantity)
    setTyped(null)
    if (wanted >= 1 && wanted !== quantity) onChange(wanted)
  }

  function handleKey({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Escape') setTyped(null)
    if (key !== 'Enter') return
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
      aria-label={`How many of ${what}`}
      value={typed ?? quantity}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={handleKey}
      className={`figures rounded-lg bg-transparent text-center font-bold ${className}`}
    />
  )
}
