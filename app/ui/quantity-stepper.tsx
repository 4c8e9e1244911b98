import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'

import { maxQuantity } from '#domain/cart/rules.ts'
import * as words from '#words/ui/quantity/en.ts'

import type { SoldStep } from './pack-sheet.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { useHeld } from './use-held.ts'

interface QuantityStepperProps {
  quantity: number
  /** Of what: part of the buttons' names. */
  what: string
  /** Of goods by weight. */
  step?: SoldStep | undefined
  onChange: (quantity: number) => void
}

export function QuantityStepper({ quantity, what, step, onChange }: QuantityStepperProps) {
  const { least, most } = step ?? { least: 1, most: maxQuantity }
  const minus = useRef<HTMLButtonElement>(null)
  const plus = useRef<HTMLButtonElement>(null)

  function change(next: number) {
    // The button that leads no further is switched off, and must not take the focus along.
    if (next <= least) plus.current?.focus()
    if (next >= most) minus.current?.focus()
    onChange(next)
  }

  const more = useHeld(() => change(quantity + 1))
  const less = useHeld(() => change(quantity - 1))

  return (
    <div
      role="group"
      aria-label={words.quantityOf(what)}
      className="border-line-strong bg-paper-raised inline-flex items-center rounded-full border"
    >
      <button
        ref={minus}
        type="button"
        aria-label={words.decrease(what)}
        disabled={quantity <= least}
        {...less}
        className={stepClass}
      >
        <Minus size={18} />
      </button>
      <QuantityInput
        quantity={quantity}
        what={what}
        step={step}
        onChange={onChange}
        className="min-h-11 w-9"
      />
      <button
        ref={plus}
        type="button"
        aria-label={words.increase(what)}
        disabled={quantity >= most}
        {...more}
        className={stepClass}
      >
        <Plus size={18} />
      </button>
    </div>
  )
}

const stepClass =
  'inline-flex size-11 touch-manipulation select-none items-center justify-center rounded-full transition-colors hover:bg-paper-sunken disabled:opacity-40 disabled:hover:bg-transparent'
