import { ListLink } from '#app/frame/list-link.tsx'
import { GoodsInstead } from '#app/shop/goods/goods-instead.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'

/** What stands under an empty cart, and comes with its page: the way to a whole list, and goods. */
export function EmptyBelow({ goods }: { goods: readonly CardProduct[] | undefined }) {
  return (
    <>
      <ListLink />
      <GoodsInstead goods={goods} />
    </>
  )
}
