import { followDeliverTo } from '#app/shop/addresses/deliver-to.ts'
import { startPlace } from '#app/shop/addresses/place.ts'
import { fetchedShipping, shippingOf } from '#app/shop/addresses/shipping.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'

/**
 * Tells what delivery costs where this browser has goods brought, as soon as that is known: the shop's own
 * terms are right for most. Until what it answers is called.
 */
export function followShipping(tell: (shipping: ShippingTo) => void): () => void {
  const place = startPlace([])
  if (place && 'collect' in place) {
    tell(fetchedShipping)
    return () => {}
  }
  return followDeliverTo((to) => to?.answer?.delivered && tell(shippingOf(to.answer.delivery)))
}
