import { ListLink } from '#app/frame/list-link.tsx'
import { LostOrder } from '#app/shop/checkout/lost-order.tsx'
import { GoodsInstead } from '#app/shop/goods/goods-instead.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'

/** What stands under an empty cart, and comes with its page: an order whose end is open, a list, goods. */
export function EmptyBelow({ goods }: { goods: readonly CardProduct[] | undefined }) {
  return (
    <>
      <LostOrder />
      <ListLink />
      <GoodsInstead goods={goods} />
    </>
  )
}
