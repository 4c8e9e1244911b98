import { X } from 'lucide-react'

import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/lines/en.ts'

import { mostGramsOf, paiseOfLine, priceWords } from './amounts.ts'
import type { Line } from './lines.ts'
import { WeightInput } from './weight-input.tsx'

const fieldLook = 'border-line-strong h-9 w-11 shrink-0 rounded-[7px]! border pointer-coarse:h-11'

interface LineListProps {
  lines: readonly Line[]
  /** 0 takes the line out. */
  onQuantity: (productId: string, quantity: number) => void
  /** Where goods are weighed as they are sold. */
  onGrams?: (productId: string, grams: number) => void
}

/** What is ordered so far, the line that was typed last at the end. */
export function LineList({ lines, onQuantity, onGrams }: LineListProps) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={words.lines} className="divide-line border-line mt-3 divide-y border-t">
      {lines.map((line) => (
        <li key={line.productId} className="py-1.5">
          <div className="flex flex-wrap items-center gap-2 sm:gap-3">
            {line.grams === undefined ? (
              <QuantityInput
                quantity={line.quantity}
                what={`${line.name} ${line.pack}`}
                step={line.step}
                onChange={(quantity) => onQuantity(line.productId, quantity)}
                className={fieldLook}
              />
            ) : (
              <WeightInput
                grams={line.grams}
                name={line.name}
                mostGrams={mostGramsOf(line)}
                onGrams={(grams) => onGrams?.(line.productId, grams)}
                className={fieldLook}
              />
            )}
            <p
              className={`min-w-0 flex-1 basis-24 leading-snug wrap-anywhere ${line.quantity === 0 ? 'text-ink-soft line-through' : ''}`}
            >
              <span className="font-semibold">{line.name}</span>{' '}
              <span className="text-ink-soft text-sm">{line.step ? priceWords(line) : line.pack}</span>
            </p>
            <p className="figures ms-auto shrink-0 text-end">{formatPaise(paiseOfLine(line))}</p>
            <button
              type="button"
              aria-label={words.takeOutGoods(`${line.name} ${line.pack}`)}
              title={words.takeItOut}
              onClick={() => onQuantity(line.productId, 0)}
              className="text-ink-soft hover:text-ink -me-1 inline-flex size-9 shrink-0 items-center justify-center rounded-[7px] pointer-coarse:size-11"
            >
              <X size={18} aria-hidden="true" />
            </button>
          </div>
          {line.note && <p className="text-terracotta-strong figures text-sm font-medium">{line.note}</p>}
        </li>
      ))}
    </ul>
  )
}
