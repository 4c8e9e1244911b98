import { late } from '#app/client/late.tsx'

import type { OneOrder } from './one-order.ts'

const OrderPlace = late(async () => (await import('#app/shop/addresses/order-place.tsx')).OrderPlace)

interface AskDestinationProps {
  order: OneOrder
  onGiven: () => Promise<void>
}

/** For an order that was paid before anybody said where it goes: nothing else is asked for first. */
export function AskDestination({ order, onGiven }: AskDestinationProps) {
  if (!order.delivery.needsAddress) return null
  return (
    <div className="-mt-6">
      <OrderPlace orderId={order.id} shippingPaise={order.shippingPaise} onGiven={() => void onGiven()} />
    </div>
  )
}
