import { useState } from 'react'

import { PayInCash } from '#app/shop/checkout/pay-in-cash.tsx'
import type { Address } from '#contract/addresses.ts'
import { notShipped, toPaise } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'

import { ChoosePlace } from './choose-place.tsx'
import { PinCheck } from './pin-check.tsx'
import type { Place } from './place.ts'

interface CartPlaceProps {
  /** Nobody is signed in, so that no address is known. */
  isGuest: boolean
  place: Place | null
  /** What it costs to have it brought there. */
  shipping: Shipping
  onChange: (place: Place | null, shipping?: Shipping) => void
}

/** Where the cart is to be brought, and whether it can be: one says it before one pays, in whatever way. */
export function CartPlace({ isGuest, place, shipping, onChange }: CartPlaceProps) {
  /** After each the addresses are asked for again, with what delivery costs by now. */
  const [refusals, setRefusals] = useState(0)
  if (isGuest) return <PinCheck />
  return (
    <>
      <ChoosePlace
        title="Where to bring it"
        place={place}
        asked={refusals}
        onChange={(chosen, address) => onChange(chosen, chosen ? shippingTo(address) : undefined)}
        collecting="You pay no shipping."
      />
      <PayInCash place={place} shipping={shipping} onRefused={() => setRefusals((before) => before + 1)} />
    </>
  )
}

/** undefined: it is fetched. */
function shippingTo(address: Address | undefined): Shipping {
  if (!address) return notShipped
  const { shipping, freeFrom } = address.delivery
  const freeFromPaise = freeFrom === 'never' ? null : toPaise(freeFrom)
  return { shippingPaise: toPaise(shipping), freeFromPaise }
}
