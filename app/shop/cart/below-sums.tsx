import type { CartLine } from '#contract/cart.ts'
import type { CartTotals } from '#domain/pricing/rules.ts'

import { AddToOrder } from './add-to-order.tsx'
import { useOwnSums } from './own-sums.ts'
import type { OwnSums } from './own-sums.ts'

interface BelowSumsProps {
  lines: readonly CartLine[]
  /** What they come to for everybody. */
  full: CartTotals
  /** Is told what they come to for who is here, where that is less; null where it is not. */
  tell: (own: OwnSums | null) => void
}

/** Of a signed-in person's cart, what few see: its script comes when the page is idle. */
export function BelowSums({ lines, full, tell }: BelowSumsProps) {
  useOwnSums(lines, full, tell)
  return <AddToOrder lines={lines} />
}
