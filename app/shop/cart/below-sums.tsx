import type { CartLine } from '#contract/cart.ts'

import { AddToOrder } from './add-to-order.tsx'
import { TakenOff } from './taken-off.tsx'

/** Under the sums of a signed-in person's cart: what few see, so its script comes when the page is idle. */
export function BelowSums({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <TakenOff lines={lines} />
      <AddToOrder lines={lines} />
    </>
  )
}
