import { ListLink } from '#app/frame/list-link.tsx'
import type { CartLine } from '#contract/cart.ts'

import { GoesWithCart } from './goes-with-cart.tsx'
import { SavedForLater } from './saved-for-later.tsx'

/** What stands under the cart: the way to a whole list, what is saved for later, and what goes with it. */
export function CartBelow({ lines, isReady }: { lines: readonly CartLine[]; isReady: boolean }) {
  const hasLines = isReady && lines.length > 0
  return (
    <>
      {hasLines && <ListLink />}
      <SavedForLater />
      {hasLines && <GoesWithCart productIds={lines.map(({ productId }) => productId._id)} />}
    </>
  )
}
