import { useShop } from '#app/frame/site.ts'
import { OrderSlot } from '#app/shop/slots/order-slot.tsx'
import { AddressLines } from '#app/ui/address-lines.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import * as words from '#words/shop/orders/aside/en.ts'

import type { OneOrder } from './one-order.ts'

interface OrderDestinationProps {
  order: OneOrder
  onChanged: (order: OrderDetail) => void
}

/** Where the goods go, or went; nothing where nobody has said it. */
export function OrderDestination({ order, onChanged }: OrderDestinationProps) {
  const { address, collect, slot, slotAsked } = order.delivery
  const { addressLines } = useShop()
  if (!address && !collect) return null
  return (
    <section
      aria-labelledby="destination"
      className="bg-paper-raised border-line rounded-card border px-5 py-4"
    >
      <h2 id="destination" className="text-2xl">
        {collect ? words.youFetchIt : words.deliveryAddress}
      </h2>
      <div className="mt-2">
        {address ? (
          <AddressLines address={address} />
        ) : (
          slot === null && <p className="wrap-anywhere">{addressLines.join(', ')}</p>
        )}
      </div>
      {slot && (
        <OrderSlot
          orderId={order.id}
          slot={slot}
          slotAsked={slotAsked}
          query={address ? `pinCode=${address.pinCode}` : 'collect=true'}
          isToCome={['placed', 'paid', 'packed'].includes(order.stands)}
          onChanged={onChanged}
        />
      )}
    </section>
  )
}
