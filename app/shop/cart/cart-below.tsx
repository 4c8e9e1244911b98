import { ListLink } from '#app/frame/list-link.tsx'
import { ShareButton } from '#app/shop/shared-list/share-button.tsx'
import type { CartLine } from '#contract/cart.ts'

import { GoesWithCart } from './goes-with-cart.tsx'
import { SavedForLater } from './saved-for-later.tsx'

/** Under the cart: the way to a whole list and out to others, what is saved for later, what goes with it. */
export function CartBelow({ lines, isReady }: { lines: readonly CartLine[]; isReady: boolean }) {
  const hasLines = isReady && lines.length > 0
  return (
    <>
      {hasLines && <ListLink />}
      {hasLines && (
        <ShareButton
          lines={lines.map(({ productId: { _id: productId }, quantity }) => ({ productId, quantity }))}
        />
      )}
      <SavedForLater />
      {hasLines && <GoesWithCart productIds={lines.map(({ productId }) => productId._id)} />}
    </>
  )
}
