import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { useShop } from '#app/frame/site.ts'
import { checkoutPath, loginPath } from '#app/paths.ts'
import type { SignInState } from '#app/shop/account/sign-in-state.ts'
import { ChooseAmong } from '#app/shop/addresses/choose-place.tsx'
import { keepPlace } from '#app/shop/addresses/place.ts'
import type { Place } from '#app/shop/addresses/place.ts'
import { fetchedShipping, shippingOf } from '#app/shop/addresses/shipping.ts'
import { useAddresses } from '#app/shop/addresses/use-addresses.ts'
import type { CartScreen } from '#app/shop/cart/use-cart.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { addAddress } from '#contract/addresses.ts'
import type { User } from '#contract/customers.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/checkout/buying/en.ts'

import { CheckoutFrame } from './checkout-frame.tsx'
import type { Prepared } from './checkout-frame.tsx'
import { PlaceFields } from './place-fields.tsx'
import { repeating } from './repeating.ts'
import { usePlaceForm } from './use-place-form.ts'

/** Of somebody who is signed in: their addresses, or the fields of the first one. */
export function MemberCheckout({ cart, user }: { cart: CartScreen; user: User }) {
  const { terms } = useShop()
  const known = useAddresses()
  const { addresses, hasFailed, reload } = known
  const form = usePlaceForm({ personId: user._id, name: user.name, mobile: user.mobile })
  const [chosen, setChosen] = useState<{ place: Place | null; shipping: ShippingTo | undefined }>({
    place: null,
    shipping: undefined,
  })
  const [isMissed, setMissed] = useState(false)
  const navigate = useNavigate()
  const where = useRef<HTMLDivElement>(null)
  const [askOnce] = useState(() => repeating('address'))

  const isFirst = addresses?.length === 0
  const { answer, pinCode } = form
  const isFetched = isFirst ? form.isFetched : chosen.place !== null && 'collect' in chosen.place
  const there = isFirst ? answer?.delivered && shippingOf(answer.delivery) : chosen.shipping
  const shipping = isFetched ? fetchedShipping : there || terms
  const typed: Place | { pinCode: string } | null = isFetched
    ? { collect: true }
    : pinCode === null
      ? null
      : { pinCode }

  async function prepare(): Promise<Prepared> {
    const place = isFirst && !isFetched ? await firstAddress() : isFetched ? collected : chosen.place
    if (place && 'refusal' in place) return place
    if (place) return { to: { place }, buyer: { state: {}, onBought: async () => form.forget() } }
    setMissed(true)
    where.current?.focus({ focusVisible: true })
    return { refusal: '' }
  }

  async function firstAddress(): Promise<Place | { refusal: string }> {
    if (!form.press()) return { refusal: '' }
    const input = form.address()
    try {
      const added = await askOnce([user._id, input], (key) =>
        call<typeof addAddress>('POST', '/api/addresses', input, key),
      )
      if (!added.ok) {
        if (isSessionOver(added)) {
          // What was typed is there again once they have signed in.
          await navigate(loginPath, { state: { returnTo: checkoutPath } satisfies SignInState })
          return { refusal: '' }
        }
        if (added.body.fields) form.refuse(added.body.fields)
        return { refusal: added.body.message }
      }
      const place = { addressId: added.body.data._id }
      keepPlace(place)
      // From here on it is one of their addresses, whatever becomes of this order.
      await reload()
      return place
    } catch {
      return { refusal: words.notSaved }
    }
  }

  return (
    <CheckoutFrame
      cart={cart}
      who={
        <p className="mt-2 wrap-anywhere">
          <span className="font-semibold">{user.name}</span>
          {user.email && <span className="text-ink-soft">, {user.email}</span>}
        </p>
      }
      where={
        <div ref={where} tabIndex={-1} role="group" aria-labelledby="where" className="mt-3">
          {isMissed && chosen.place === null && !isFirst && (
            <p role="alert" className="text-terracotta-strong mb-3 font-semibold">
              {words.choosePlace}
            </p>
          )}
          {addresses === null && !hasFailed && <Skeleton className="h-48" />}
          {isFirst ? (
            <PlaceFields form={form} />
          ) : (
            (addresses || hasFailed) && (
              <ChooseAmong
                title={words.addressesTitle}
                place={chosen.place}
                known={known}
                onChange={(place, address) =>
                  setChosen({ place, shipping: address && shippingOf(address.delivery) })
                }
                collecting={words.noShipping}
              />
            )
          )}
        </div>
      }
      isFetched={isFetched}
      cashPlace={isFirst ? typed : chosen.place}
      shipping={shipping}
      prepare={prepare}
      onRefused={() => void reload()}
    />
  )
}

const collected: Place = { collect: true }
