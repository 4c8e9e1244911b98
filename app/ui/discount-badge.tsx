import { discountPercent } from '#domain/pricing/rules.ts'
import * as words from '#words/ui/goods/en.ts'

interface DiscountBadgeProps {
  listPricePaise: number
  sellingPricePaise: number
  /** Shown only above so many percent. */
  above?: number
  className?: string
}

export function DiscountBadge({
  listPricePaise,
  sellingPricePaise,
  above = 0,
  className = '',
}: DiscountBadgeProps) {
  const percent = discountPercent(listPricePaise, sellingPricePaise)
  if (percent <= above) return null
  return <span className={`badge ${className}`}>{words.off(percent)}</span>
}
