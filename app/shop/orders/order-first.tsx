import { OrderPlace } from '#app/shop/addresses/order-place.tsx'

import type { OneOrder } from './one-order.ts'
import { RunPlace } from './run-place.tsx'

interface OrderFirstProps {
  order: OneOrder
  onGiven: () => Promise<void>
}

/**
 * What an order's page says before all else, to few: where it is to go is asked of who paid before anybody
 * said it, and who waits for the van sees which one they are.
 */
export function OrderFirst({ order, onGiven }: OrderFirstProps) {
  if (order.stands === 'out_for_delivery')
    return (
      <div className="pb-5 text-lg">
        <RunPlace orderId={order.id} />
      </div>
    )
  if (!order.delivery.needsAddress) return null
  return (
    <div className="-mt-6 pb-5">
      <OrderPlace orderId={order.id} shippingPaise={order.shippingPaise} onGiven={() => void onGiven()} />
    </div>
  )
}
