import { late } from '#app/client/late.tsx'
import { postalAddress } from '#app/facts/contact-details.ts'

import type { OneOrder } from './one-order.ts'

const OrderPlace = late(async () => (await import('#app/shop/addresses/order-place.tsx')).OrderPlace)
const AddressLines = late(async () => (await import('#app/ui/address-lines.tsx')).AddressLines)

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

/** Where the goods go, or went; nothing where nobody has said it. */
export function OrderDestination({ order: { delivery } }: { order: OneOrder }) {
  const { address, collect } = delivery
  if (!address && !collect) return null
  return (
    <section
      aria-labelledby="destination"
      className="bg-paper-raised border-line rounded-card border px-5 py-4"
    >
      <h2 id="destination" className="text-2xl">
        {collect ? 'You fetch it' : 'Delivery address'}
      </h2>
      <div className="mt-2 min-h-16">
        {address ? <AddressLines address={address} /> : <p className="wrap-anywhere">{postalAddress[1]}</p>}
      </div>
    </section>
  )
}
