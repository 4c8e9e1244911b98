import { useShop } from '#app/frame/site.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import * as words from '#words/shop/orders/aside/en.ts'

import type { OneOrder } from './one-order.ts'

/** Where the goods go, or went; nothing where nobody has said it. */
export function OrderDestination({ order: { delivery } }: { order: OneOrder }) {
  const { address, collect } = delivery
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
          <p className="wrap-anywhere">{addressLines.join(', ')}</p>
        )}
      </div>
    </section>
  )
}
