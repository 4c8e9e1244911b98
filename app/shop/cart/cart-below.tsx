import { ListLink } from '#app/frame/list-link.tsx'
import { GoodsInstead } from '#app/shop/goods/goods-instead.tsx'
import type { CartLine } from '#contract/cart.ts'

import { GoesWithCart } from './goes-with-cart.tsx'
import { SavedForLater } from './saved-for-later.tsx'

/** What stands under the cart: what is saved for later, what goes with it, and goods where it has none. */
export function CartBelow({ lines, isReady }: { lines: readonly CartLine[]; isReady: boolean }) {
  return (
    <>
      {isReady && <ListLink />}
      <SavedForLater />
      {isReady &&
        (lines.length > 0 ? (
          <GoesWithCart productIds={lines.map(({ productId }) => productId._id)} />
        ) : (
          <GoodsInstead />
        ))}
    </>
  )
}
