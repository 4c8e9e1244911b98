import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'

import { cartCount, linesShown } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'
import { useShop } from '#app/frame/site.ts'
import { cartPath, isGoodsPath } from '#app/paths.ts'
import { useDeliverTo } from '#app/shop/addresses/deliver-to.ts'
import { totalsToPay } from '#app/shop/checkout/priced-line.ts'
import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart-bar/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

/**
 * What is in the cart and the way to it, at the foot of pages with goods. Who is signed in has the
 * header's link, so for them it is there on phones alone.
 */
export function CartBar() {
  const { pathname } = useLocation()
  const customer = useCustomer((state) => state)
  const lines = linesShown(customer)
  const count = cartCount(customer)
  const [told, setTold] = useState('')
  const { terms } = useShop()

  // What is new has no price yet, for a moment: until then the bar says what it said. Without a connection
  // that moment may be long.
  const day = useDeliverTo()?.answer?.promised?.on
  const sum = count > 0 && lines.length === count ? sumInWords(lines, terms) : ''
  const line = sum || (navigator.onLine && told) || words.items(count)
  if (sum && sum !== told) setTold(sum)

  if (count === 0 || !isGoodsPath(pathname)) return null
  return (
    <BottomBar
      label={words.yourCart}
      className={`cart-bar px-0! ${customer.user ? 'cart-bar-on-phones' : ''}`}
    >
      <Link
        to={cartPath}
        prefetch="intent"
        className="shell figures flex min-h-11 items-center justify-between gap-3 font-semibold"
      >
        {/* Layout shift: keyed, because words that go over into a second line move, and new ones do not. */}
        <span key={line} className="min-w-0 text-sm leading-snug sm:text-base">
          {line}
          {/* On a phone the header says it, which is always in sight: the bar keeps its height. */}
          {day && <span className="max-sm:hidden"> · {shortDay(day)}</span>}
        </span>
        <span className="btn btn-primary btn-small shrink-0">
          {words.seeCart}
          <ArrowRight size={18} aria-hidden="true" />
        </span>
      </Link>
    </BottomBar>
  )
}

function sumInWords(lines: ReturnType<typeof linesShown>, shipping: Shipping): string {
  const { subtotalPaise, shippingPaise, toFreeShippingPaise } = totalsToPay(lines, shipping)
  const delivery =
    toFreeShippingPaise > 0
      ? words.moreForFreeShipping(formatPaise(toFreeShippingPaise))
      : shippingPaise > 0
        ? words.forDelivery(formatPaise(shippingPaise))
        : words.deliveryIsFree
  return `${words.items(lines.length)} · ${formatPaise(subtotalPaise)} · ${delivery}`
}
