import { PayInCash } from '#app/shop/checkout/pay-in-cash.tsx'

import { ChoosePlace } from './choose-place.tsx'
import { PinCheck } from './pin-check.tsx'
import type { Place } from './place.ts'

interface CartPlaceProps {
  /** Nobody is signed in, so that no address is known. */
  isGuest: boolean
  place: Place | null
  onChange: (place: Place | null) => void
}

/** Where the cart is to be brought, and whether it can be: one says it before one pays, in whatever way. */
export function CartPlace({ isGuest, place, onChange }: CartPlaceProps) {
  if (isGuest) return <PinCheck />
  return (
    <>
      <ChoosePlace
        title="Where to bring it"
        place={place}
        onChange={onChange}
        collecting="You pay no shipping."
      />
      <PayInCash place={place} />
    </>
  )
}
