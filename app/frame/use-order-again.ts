import { useNavigate } from 'react-router'

import { orderAgain } from '#app/client/order-again.ts'
import { cartPath } from '#app/paths.ts'
import type { Order } from '#contract/orders.ts'

/** Puts an order into the cart once more, and leads there if anything of it could be had. */
export function useOrderAgain(): (order: Order) => Promise<void> {
  const navigate = useNavigate()
  return async (order) => {
    const lines = order.productId.map(({ _id, productName, quantity }) => ({
      productId: _id,
      name: productName,
      quantity,
    }))
    if (await orderAgain(lines)) await navigate(cartPath)
  }
}

/** Names an order by what is in it: 'Tomato, Ghee and 3 more'. */
export function thingsOf({ productId }: Order): string {
  const names = productId.map(({ productName }) => productName)
  if (names.length <= 2) return names.join(' and ')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}
