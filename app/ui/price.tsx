import { unitPrice } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { packLabel, per } from '#words/ui/pack/en.ts'
import * as words from '#words/ui/price/en.ts'

interface PriceProps {
  listPricePaise: number
  sellingPricePaise: number
  size?: 'card' | 'page'
}

/** What it costs, large, and what it is listed at, struck through when that is more. */
export function Price({ listPricePaise, sellingPricePaise, size = 'card' }: PriceProps) {
  const isReduced = listPricePaise > sellingPricePaise
  return (
    <p className={size === 'page' ? 'price price-page' : 'price'}>
      <span>
        {isReduced && <span className="sr-only">{words.now}</span>}
        {formatPaise(sellingPricePaise)}
      </span>
      {isReduced && (
        <s>
          <span className="sr-only">{words.before}</span>
          {formatPaise(listPricePaise)}
        </s>
      )}
    </p>
  )
}

/** The pack and, where it says something new, what a kilo or litre of it costs: `500 g · ₹120.00 / kg`. */
export function PackLine(pack: PackSize & { sellingPricePaise: number }) {
  const unit = unitPrice(pack)
  return (
    <>
      {packLabel(pack)}
      {unit && <span className="figures">{` · ${formatPaise(unit.paise)}/${per(unit.per)}`}</span>}
    </>
  )
}
