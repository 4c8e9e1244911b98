import { MapPin, Phone } from 'lucide-react'

import { buttonClass } from '#app/ui/button.tsx'
import type { DeliveryAddress } from '#contract/orders.ts'
import * as words from '#words/desk/orders/en.ts'

/** Of an order that is on its way: the street, and one press to call or to see it on a map. */
export function WayThere({ address, orderNumber }: { address: DeliveryAddress; orderNumber: number }) {
  const { name, mobile, line1, line2, landmark, directions, town, pinCode } = address
  const street = [line1, line2].filter(Boolean).join(', ')
  const query = encodeURIComponent([street, town, pinCode, address.state].filter(Boolean).join(', '))
  return (
    <div className="mt-2">
      <address className="leading-snug wrap-anywhere not-italic">
        <span className="block font-semibold">{name}</span>
        <span className="block">{street}</span>
        {landmark && <span className="block">{landmark}</span>}
        <span className="figures block">
          {town} {pinCode}
        </span>
        {directions && <span className="text-ink-soft block text-sm">{directions}</span>}
      </address>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <a
          href={`tel:+91${mobile}`}
          aria-label={words.callAbout(name, orderNumber)}
          className={buttonClass('quiet', 'large')}
        >
          <Phone size={18} aria-hidden="true" />
          {words.call}
        </a>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noreferrer"
          aria-label={words.mapOf(orderNumber)}
          className={buttonClass('quiet', 'large')}
        >
          <MapPin size={18} aria-hidden="true" />
          {words.map}
        </a>
      </div>
    </div>
  )
}
