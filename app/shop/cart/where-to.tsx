import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

import { late } from '#app/client/late.tsx'
import { whereToPath } from '#app/paths.ts'
import type { Place } from '#app/shop/addresses/place.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'

const CartPlace = late(async () => (await import('#app/shop/addresses/cart-place.tsx')).CartPlace)

interface WhereToProps {
  ref: RefObject<HTMLElement | null>
  /** Nobody is signed in: only the PIN code is asked. */
  isGuest: boolean
  /** null: none is chosen. undefined: not known yet. */
  place: Place | null | undefined
  /** What it costs to have it brought there. */
  shipping: ShippingTo
  /** shipping: where it is known what it costs there. */
  onChange: (place: Place | null, shipping?: ShippingTo) => void
  /** Somebody wanted to pay without having said it. */
  isMissed: boolean
}

/** Where the cart is to be brought, asked before anybody pays. Its choices come when the cart is idle. */
export function WhereTo({ ref, isMissed, ...asked }: WhereToProps) {
  const { pathname, hash } = useLocation()
  const isAim = pathname + hash === whereToPath
  useEffect(() => {
    if (isAim) ref.current?.focus()
  }, [isAim, ref])

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Delivery"
      className="border-line mt-5 border-t pt-4"
      // So high that the checkout button below it stays where it is when the part comes.
      style={{ minHeight: asked.isGuest ? '7.875rem' : '18.5rem', scrollMarginTop: '6rem' }}
    >
      {isMissed && asked.place === null && (
        <p role="alert" className="text-terracotta-strong mb-3 font-semibold">
          Please choose first where we bring it.
        </p>
      )}
      <CartPlace {...asked} place={asked.place ?? null} />
    </section>
  )
}
