import { useRef } from 'react'

import { call, newKey } from '#app/client/call.ts'
import { guestCartToBring } from '#app/client/guest-cart.ts'
import { keepGuest, keptGuest } from '#app/client/guest-key.ts'
import { useShop } from '#app/frame/site.ts'
import { checkoutPath } from '#app/paths.ts'
import { SignInLink } from '#app/shop/account/sign-in-link.tsx'
import { fetchedShipping, shippingOf } from '#app/shop/addresses/shipping.ts'
import type { CartScreen } from '#app/shop/cart/use-cart.ts'
import type { beGuest } from '#contract/guests.ts'
import type { Slot } from '#contract/slot.ts'
import * as words from '#words/shop/checkout/buying/en.ts'
import { promiseWords } from '#words/shop/days/en.ts'

import { CheckoutFrame } from './checkout-frame.tsx'
import type { Prepared } from './checkout-frame.tsx'
import { guestHasBought } from './guest-has-bought.ts'
import { PlaceFields } from './place-fields.tsx'
import { usePlaceForm } from './use-place-form.ts'

/** Buying without an account: a name, a number and a place, and no password. */
export function GuestCheckout({ cart }: { cart: CartScreen }) {
  const { terms } = useShop()
  const form = usePlaceForm({ personId: '', name: '', mobile: '' })
  const { isFetched, answer, pinCode } = form
  const shipping = isFetched ? fetchedShipping : answer?.delivered ? shippingOf(answer.delivery) : terms
  const isNewKey = useRef(false)

  async function prepare(slot: Slot | null): Promise<Prepared> {
    if (!form.press()) return { refusal: '' }
    const { cartKey, lines } = guestCartToBring()
    const { key, isKnown } = keptGuest() ?? { key: newKey(), isKnown: false }
    // Before it is sent: where its answer is lost it is the same guest who asks again.
    keepGuest({ key, cartKey, isKnown })
    const address = form.address()
    const { name, mobile, line1, town } = address
    const email = form.texts['email']?.trim()
    try {
      const answered = await call<typeof beGuest>('POST', '/api/guest', {
        mobile,
        ...(name.trim() && { name }),
        ...(email && { email }),
        ...(!isFetched && { address }),
        cartKey,
        lines,
      })
      if (answered.ok) {
        keepGuest({ key, cartKey, isKnown: true })
        const { addressId } = answered.body.data
        const goesTo = isFetched
          ? slot
            ? undefined
            : words.youFetchIt
          : words
              .weBringIt(
                [name, line1, `${town} ${pinCode}`].map((part) => part.trim()).join(', '),
                slot ? '' : promiseWords(answer?.promised?.on ?? null),
              )
              .trim()
        return {
          to: { place: addressId === null ? { collect: true } : { addressId }, cartKey },
          buyer: {
            state: { isGuest: true, goesTo, cartKey },
            onBought: async () => {
              form.forget()
              await guestHasBought(cartKey, lines)
            },
          },
        }
      }
      // The key is an account's by now, or who ordered with it has another number: one begins anew.
      if (answered.status === 401 && !isNewKey.current) {
        isNewKey.current = true
        keepGuest(null)
        return await prepare(slot)
      }
      const { message, fields } = answered.body
      if (fields) form.refuse(Object.fromEntries(Object.entries(fields).map(plainly)))
      return { refusal: message }
    } catch {
      return { refusal: words.notOrdered }
    }
  }

  return (
    <CheckoutFrame
      cart={cart}
      who={
        <>
          <p className="mt-2">{words.withoutAccount}</p>
          <div className="mt-3">
            <SignInLink toSee={words.yourAddresses} returnTo={checkoutPath} look="quiet" size="small" />
          </div>
        </>
      }
      where={
        <div className="mt-3">
          <PlaceFields form={form} />
        </div>
      }
      isFetched={isFetched}
      cashPlace={isFetched ? { collect: true } : pinCode === null ? null : { pinCode }}
      shipping={shipping}
      prepare={prepare}
      onRefused={() => {}}
    />
  )
}

/** `address.town` is the field `town`. */
function plainly([name, problem]: [string, string]): [string, string] {
  return [name.replace(/^address\./, ''), problem]
}
