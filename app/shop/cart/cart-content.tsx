import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { late } from '#app/client/late.tsx'
import { loadCart } from '#app/client/session.ts'
import { useShop } from '#app/frame/site.ts'
import { checkoutPath } from '#app/paths.ts'
import { OpenPaymentNote } from '#app/shop/checkout/open-payment-note.tsx'
import { useOpenPayment } from '#app/shop/checkout/open-payment.ts'
import '#app/shop/checkout/late-parts.ts'
import { totalsToPay } from '#app/shop/checkout/priced-line.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CartLine } from '#contract/cart.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/lines/en.ts'

import { CartRow } from './cart-row.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { obstacleOf } from './obstacles.ts'
import { OrderSummary } from './order-summary.tsx'
import type { OwnSums } from './own-sums.ts'
import type { CartScreen } from './use-cart.ts'

/** Fetched with the page, as all that few need of it. */
const ObstaclesNotice = late(async () => (await import('./late-parts.ts')).ObstaclesNotice)

/** For who is signed in; its script comes when the page is idle. */
const BelowSums = late(async () => (await import('./below-sums.tsx')).BelowSums)

export function CartContent({ cart }: { cart: CartScreen }) {
  const { lines } = cart
  const shipping = useShippingThere()
  const full = totalsToPay(lines, shipping)
  const [own, setOwn] = useState<OwnSums | null>(null)
  const totals = own ?? full
  const obstacles = lines.filter(obstacleOf)
  const notice = useRef<HTMLElement>(null)
  const openPayment = useOpenPayment(() => void loadCart())
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)

  function focusLeft() {
    // The row takes its buttons along; the focus goes to what is left, and with the last row to the page.
    const left = lines.length > 1 ? list.current : document.getElementById('content')
    left?.focus({ preventScroll: true })
  }

  function remove(line: CartLine) {
    focusLeft()
    cart.remove(line)
  }

  function saveForLater(line: CartLine) {
    focusLeft()
    import('#app/client/later.ts').then(
      (later) => later.saveForLater(line),
      () => showToast('error', words.noConnection),
    )
  }

  function goOn() {
    if (obstacles.length > 0) notice.current?.focus({ focusVisible: true })
    else void navigate(checkoutPath)
  }

  return (
    <>
      <p role="status" className="text-ink-soft short:mt-0 mt-2 text-lg">
        {words.itemsInCart(lines.length)}
      </p>
      {openPayment !== null && <OpenPaymentNote id={openPayment} />}
      <div className="short:mt-2 mt-8 flex flex-col gap-x-12 gap-y-8 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={words.cart}
          className="cart-list border-line divide-line divide-y border-y focus:outline-none"
        >
          {lines.map((line) => (
            <CartRow
              key={line.productId._id}
              line={line}
              onQuantity={(quantity) => (quantity > 0 ? cart.setQuantity(line, quantity) : remove(line))}
              onRemove={() => remove(line)}
              onLater={() => saveForLater(line)}
            />
          ))}
        </ul>
        {/* No box of its own on a phone, so that the bar sticks to the foot of the window all along the cart. */}
        <div className="contents lg:sticky lg:top-24 lg:block">
          <div>
            <OrderSummary totals={totals} shipping={shipping} off={own?.off}>
              <p className="text-ink-soft mt-3 text-sm">{words.waysToPay}</p>
            </OrderSummary>
            {!cart.isGuest && obstacles.length === 0 && <BelowSums lines={lines} full={full} tell={setOwn} />}
            {obstacles.length > 0 && (
              <ObstaclesNotice
                ref={notice}
                lines={obstacles}
                onTakeOut={(none) => none.forEach((line) => remove(line))}
              />
            )}
          </div>
          <CheckoutBar totals={totals} onCheckout={goOn} />
        </div>
      </div>
    </>
  )
}

/** What delivery costs where this browser has goods brought: the header has asked, after the page. */
function useShippingThere(): ShippingTo {
  const [shipping, setShipping] = useState<ShippingTo>(useShop().terms)
  useEffect(() => {
    let isHere = true
    let leave = () => {}
    import('./shipping-there.ts').then(
      ({ followShipping }) => isHere && (leave = followShipping(setShipping)),
      // Without a connection the terms of the shop stand.
      () => {},
    )
    return () => {
      isHere = false
      leave()
    }
  }, [])
  return shipping
}
