import { useId } from 'react'

import { notWhole, packOf } from '#app/desk/stock/stock-amount.ts'
import type { ProductStock } from '#contract/stock.ts'

import { piecesOf, thereWords, toPackWords } from './sheet.ts'

interface CountedRowProps {
  product: ProductStock
  typed: string
  /** The shop's own number is hidden. */
  isBlind: boolean
  onType: (text: string) => void
}

/** A product with the field for how many are there. Enter leads to the next one. */
export function CountedRow({ product, typed, isBlind, onType }: CountedRowProps) {
  const id = useId()
  const isWrong = typed !== '' && piecesOf(typed, product.step) === null
  const hints = [product.step && 'In kg', !isBlind && thereWords(product), toPackWords(product)].filter(
    Boolean,
  )
  return (
    <li className="flex items-center gap-3 py-1.5">
      <label htmlFor={id} className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <span className="font-semibold">{product.productName}</span>{' '}
        <span className="text-ink-soft text-sm">{packOf(product)}</span>
        {product.state === 'archived' && <span className="text-ink-soft text-sm"> · Archived</span>}
        <span id={`${id}-hint`} className="figures text-ink-soft block text-sm">
          {hints.join('. ')}
        </span>
        {isWrong && (
          <span id={`${id}-error`} className="text-terracotta-strong block text-sm font-medium">
            {notWhole(product.step)}
          </span>
        )}
      </label>
      <input
        id={id}
        data-row=""
        inputMode={product.step ? 'decimal' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={9}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          const step = stepOf(event.key)
          if (step === 0 || event.nativeEvent.isComposing) return
          event.preventDefault()
          neighbour(event.currentTarget, step)?.focus()
        }}
        className={`bg-paper figures h-12 w-24 shrink-0 rounded-[10px] border px-3 text-center text-lg ${isWrong ? 'border-terracotta' : 'border-line-strong'}`}
      />
    </li>
  )
}

function stepOf(key: string): number {
  if (key === 'Enter' || key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

/** The field of the row below or above. */
function neighbour(field: HTMLElement, step: number): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  return fields[fields.indexOf(field) + step]
}
