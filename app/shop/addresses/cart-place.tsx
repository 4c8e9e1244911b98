import { PayInCash } from '#app/shop/checkout/pay-in-cash.tsx'

import { ChoosePlace } from './choose-place.tsx'
import type { Place } from './place.ts'

interface CartPlaceProps {
  place: Place | null
  onChange: (place: Place | null) => void
}

/** Where the cart is to be brought. Nobody has to say it before paying online; cash needs it. */
export function CartPlace({ place, onChange }: CartPlaceProps) {
  return (
    <>
      <ChoosePlace
        title="Where to bring it"
        place={place}
        onChange={onChange}
        collecting="You pay no delivery."
      />
      {!place && (
        <p className="text-ink-soft mt-3 text-sm">
          You can also pay online now, and tell us where afterwards.
        </p>
      )}
      <PayInCash place={place} />
    </>
  )
}
