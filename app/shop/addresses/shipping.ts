import type { DeliveryCost } from '#contract/delivery-area.ts'
import { notShipped, toPaise } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'

/** Of what is fetched at the market, also for a rupee. */
export const fetchedShipping: ShippingTo = { ...notShipped, leastPaise: 0 }

/** What it costs to have goods brought to a place, in paise. */
export function shippingOf({ shipping, freeFrom, least }: DeliveryCost): ShippingTo {
  return {
    shippingPaise: toPaise(shipping),
    freeFromPaise: freeFrom === 'never' ? null : toPaise(freeFrom),
    leastPaise: toPaise(least),
  }
}
