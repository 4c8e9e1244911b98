import { useState } from 'react'

import { linesShown } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'
import { PayInCash } from '#app/shop/checkout/pay-in-cash.tsx'
import { totalsToPay } from '#app/shop/checkout/priced-line.ts'
import { noDayWords } from '#domain/addresses/days/rules.ts'
import { formatPaise, shortRupees } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'
import { shortDay } from '#domain/time/rules.ts'

import { ChoosePlace } from './choose-place.tsx'
import { useDeliverTo } from './deliver-to.ts'
import { closedWords, orderBefore } from './delivery-words.ts'
import { PinCheck } from './pin-check.tsx'
import type { Place } from './place.ts'
import { fetchedShipping, shippingOf } from './shipping.ts'

interface CartPlaceProps {
  /** Nobody is signed in, so that no address is known. */
  isGuest: boolean
  place: Place | null
  /** What it costs to have it brought there. */
  shipping: ShippingTo
  onChange: (place: Place | null, shipping?: ShippingTo) => void
}

/** Where the cart is to be brought, and whether it can be: one says it before one pays, in whatever way. */
export function CartPlace({ isGuest, place, shipping, onChange }: CartPlaceProps) {
  /** After each the addresses are asked for again, with what delivery costs by now. */
  const [refusals, setRefusals] = useState(0)
  const lines = linesShown(useCustomer((state) => state))
  const { subtotalPaise } = totalsToPay(lines, shipping)
  const isTooSmall = lines.length > 0 && subtotalPaise < shipping.leastPaise
  const tooSmall = isTooSmall && (
    <p role="status" className="bg-turmeric-tint text-ink rounded-card figures mt-4 px-4 py-3 font-semibold">
      We bring goods there from {shortRupees(shipping.leastPaise)}. Add{' '}
      {formatPaise(shipping.leastPaise - subtotalPaise)} more, or fetch them at the market.
    </p>
  )
  if (isGuest)
    return (
      <>
        <PinCheck onAnswer={(delivery) => onChange(null, delivery && shippingOf(delivery))} />
        {tooSmall}
      </>
    )
  return (
    <>
      <ChoosePlace
        title="Where to bring it"
        place={place}
        asked={refusals}
        onChange={(chosen, address) =>
          onChange(chosen, chosen ? (address ? shippingOf(address.delivery) : fetchedShipping) : undefined)
        }
        collecting="You pay no shipping."
      />
      {place && 'addressId' in place && <CartDay />}
      {tooSmall || (
        <PayInCash place={place} shipping={shipping} onRefused={() => setRefusals((before) => before + 1)} />
      )}
    </>
  )
}

/** On which day it comes to the address that is chosen. Its room stays while that is asked for. */
function CartDay() {
  const answer = useDeliverTo()?.answer
  const promised = answer?.promised
  return (
    <p role="status" className="mt-3 min-h-11 text-sm font-semibold">
      {promised
        ? `It comes on ${shortDay(promised.on)}. ${orderBefore(promised)} ${closedWords(promised)}`
        : answer?.delivered && noDayWords}
    </p>
  )
}
