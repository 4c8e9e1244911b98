import { Undo2, X } from 'lucide-react'

import { paiseOf } from '#app/desk/typed-amount.ts'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { maxQuantity } from '#domain/cart/rules.ts'
import { amountLabel, gramsLabel } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import { isOtherPrice, linePaise } from './edited-lines.ts'
import type { EditedLine } from './edited-lines.ts'

interface EditedLineListProps {
  lines: readonly EditedLine[]
  /** Whether prices can be typed. */
  mayPrice: boolean
  onLine: (place: number, changes: Partial<EditedLine>) => void
}

/** The lines of an order with their quantities and prices; one that is taken out stays to be put back. */
export function EditedLineList({ lines, mayPrice, onLine }: EditedLineListProps) {
  return (
    <ul aria-label="Lines" className="divide-line border-line divide-y border-y text-sm">
      {lines.map((line, place) => {
        const what = `${line.name} ${line.pack}`
        const isOut = line.quantity === 0
        return (
          <li
            key={line.position ?? line.productId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <QuantityInput
              quantity={line.quantity}
              what={what}
              step={line.step && { ...line.step, least: 1, most: maxQuantity }}
              onChange={(quantity) => onLine(place, { quantity })}
              className="border-line-strong h-9 w-11 shrink-0 rounded-[7px]! border pointer-coarse:h-11"
            />
            <p
              className={`min-w-0 flex-1 basis-40 leading-snug wrap-anywhere ${isOut ? 'text-ink-soft' : ''}`}
            >
              <span className={`font-semibold ${isOut ? 'line-through' : ''}`}>{line.name}</span>{' '}
              <span className="text-ink-soft">{line.pack}</span>
              <span className="text-ink-soft block">{changeOf(line)}</span>
            </p>
            {mayPrice && !isOut && (
              <label className="text-ink-soft flex items-center gap-1">
                <span aria-hidden="true">₹</span>
                <span className="sr-only">Price of {what}</span>
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  value={line.typedPrice}
                  aria-invalid={paiseOf(line.typedPrice) === null || undefined}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ currentTarget }) => onLine(place, { typedPrice: currentTarget.value })}
                  className="border-line-strong bg-paper figures text-ink h-9 w-20 rounded-[7px] border px-2 text-end pointer-coarse:h-11"
                />
              </label>
            )}
            <p className="figures ms-auto w-20 shrink-0 text-end">{formatPaise(linePaise(line))}</p>
            <button
              type="button"
              aria-label={isOut ? `Put ${what} back` : `Take ${what} out`}
              title={isOut ? 'Put it back' : 'Take it out'}
              onClick={() => onLine(place, { quantity: isOut ? line.quantityBefore || 1 : 0 })}
              className="text-ink-soft hover:text-ink -me-1 inline-flex size-9 shrink-0 items-center justify-center rounded-[7px] pointer-coarse:size-11"
            >
              {isOut ? <Undo2 size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What is another with it, in a few words; empty where nothing is. */
function changeOf(line: EditedLine): string {
  const { position, quantity, quantityBefore, pricePaise, step } = line
  if (quantity === 0) return 'Taken out'
  const words = [
    position === null
      ? 'Added, at today’s price'
      : quantity !== quantityBefore && `${amountLabel(quantityBefore, { step })} before`,
    isOtherPrice(line) &&
      `${formatPaise(pricePaise)} ${step ? `per ${gramsLabel(step.grams)}` : 'each'} before`,
  ]
  return words.filter(Boolean).join(', ')
}
