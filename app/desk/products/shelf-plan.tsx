import type { Product } from '#contract/products.ts'
import { productStateLabels } from '#domain/catalog/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** How a product stands, where that is not on the shelf. */
export function StateMark({ state }: Pick<Product, 'state'>) {
  if (state === 'on_shelf') return null
  const tone = state === 'draft' ? 'bg-turmeric-tint text-ink' : 'bg-terracotta-tint text-terracotta-strong'
  return (
    <span className={`rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tone}`}>
      {productStateLabels[state]}
    </span>
  )
}

/** When the shop itself moves it next. */
export function NextMove({ onFrom, offFrom }: Pick<Product, 'onFrom' | 'offFrom'>) {
  if (!onFrom && !offFrom) return null
  return (
    <p className="text-ink-soft figures text-sm">
      {onFrom ? `On the shelf from ${dateAndTime(onFrom)}` : `Off the shelf from ${dateAndTime(offFrom!)}`}
    </p>
  )
}
