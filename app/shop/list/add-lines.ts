import { setQuantity } from '#app/client/cart.ts'
import { quantityShown } from '#app/client/customer-state.ts'
import { orderAgain } from '#app/client/order-again.ts'
import { knownCart, knownCustomer } from '#app/client/session.ts'
import { customer } from '#app/client/store.ts'
import { goodsName } from '#app/goods-name.ts'
import type { ListGood } from '#contract/shopping-lists.ts'
import { maxQuantity } from '#domain/cart/rules.ts'

import type { ChosenLine } from './chosen-line.ts'

/**
 * Puts what is chosen into the cart. Of goods that are in it already the larger quantity stays, so a press
 * that is repeated after a lost answer adds nothing twice.
 */
export async function addLines(lines: readonly ChosenLine[]): Promise<boolean> {
  const wanted = new Map<string, { name: string; quantity: number }>()
  for (const { chosen, count } of lines) {
    if (!chosen) continue
    // The same goods in two lines are wanted together, as many as there are.
    const quantity = (wanted.get(chosen._id)?.quantity ?? 0) + count
    wanted.set(chosen._id, { name: goodsName(chosen), quantity: Math.min(quantity, mostOf(chosen)) })
  }
  const { user } = await knownCustomer()
  if (user !== null) return orderAgain([...wanted].map(([productId, line]) => ({ productId, ...line })))
  await knownCart()
  for (const [productId, { name, quantity }] of wanted)
    setQuantity(productId, Math.max(quantity, quantityShown(customer(), productId)), name, true)
  return true
}

/** So many of a good can be had. */
export function mostOf({ stock }: ListGood): number {
  return Math.min(stock ?? maxQuantity, maxQuantity)
}
