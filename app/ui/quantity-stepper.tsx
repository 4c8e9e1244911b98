import { Minus, Plus } from 'lucide-react'

import { maxQuantity } from '#domain/cart/rules.ts'

interface QuantityStepperProps {
  quantity: number
  /** Of what: part of the buttons' names. */
  what: string
  onChange: (quantity: number) => void
}

export function QuantityStepper({ quantity, what, onChange }: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={`Quantity of ${what}`}
      className="border-line-strong bg-paper-raised inline-flex items-center rounded-full border"
    >
      <button
        type="button"
        aria-label={`Decrease quantity of ${what}`}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        className={stepClass}
      >
        <Minus size={18} />
      </button>
      <output className="figures w-8 text-center font-bold">{quantity}</output>
      <button
        type="button"
        aria-label={`Increase quantity of ${what}`}
        disabled={quantity >= maxQuantity}
        onClick={() => onChange(quantity + 1)}
        className={stepClass}
      >
        <Plus size={18} />
      </button>
    </div>
  )
}

const stepClass =
  'inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-paper-sunken disabled:opacity-40 disabled:hover:bg-transparent'
