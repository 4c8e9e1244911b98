import { GoodsInstead } from '#app/shop/goods/goods-instead.tsx'

import { SavedForLater } from './saved-for-later.tsx'

/** What stands under the cart: what is saved for later, and goods where the cart has none. */
export function CartBelow({ isEmpty }: { isEmpty: boolean }) {
  return (
    <>
      <SavedForLater />
      {isEmpty && <GoodsInstead />}
    </>
  )
}
