import type { Product } from '#contract/products.ts'
import { productStateLabels } from '#domain/catalog/states/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** How a product stands, where that is not on the shelf, and whether somebody has to find a picture. */
export function StateMark({ state, productImage }: Pick<Product, 'state' | 'productImage'>) {
  const needsPicture = state !== 'archived' && productImage.length === 0
  return (
    <>
      {state !== 'on_shelf' && (
        <span className={`${mark} ${state === 'draft' ? turmeric : terracotta}`}>
          {productStateLabels[state]}
        </span>
      )}
      {needsPicture && <span className={`${mark} ${terracotta}`}>Needs a picture</span>}
    </>
  )
}

const mark = 'rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap'
const turmeric = 'bg-turmeric-tint text-ink'
const terracotta = 'bg-terracotta-tint text-terracotta-strong'

/** When the shop itself moves it next. */
export function NextMove({ onFrom, offFrom }: Pick<Product, 'onFrom' | 'offFrom'>) {
  if (!onFrom && !offFrom) return null
  return (
    <p className="text-ink-soft figures text-sm">
      {onFrom ? `On the shelf from ${dateAndTime(onFrom)}` : `Off the shelf from ${dateAndTime(offFrom!)}`}
    </p>
  )
}
