import { useEffect } from 'react'

import { Button } from '#app/ui/button.tsx'
import type { CartTotals } from '#domain/pricing/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/en.ts'

interface CheckoutBarProps {
  totals: CartTotals
  onCheckout: () => void
}

/** The checkout button: below the summary on large screens, sticky with the total on small ones. */
export function CheckoutBar({ totals: { totalPaise, toFreeShippingPaise }, onCheckout }: CheckoutBarProps) {
  useEffect(() => {
    // The bar appears without a scroll, so the chat button is told to look for its place again.
    window.dispatchEvent(new Event('resize'))
  }, [])

  return (
    <div className="pay-bar max-lg:bg-paper-raised max-lg:border-line max-lg:shadow-lift short:py-1.5 -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:mt-4 lg:p-0">
      {toFreeShippingPaise > 0 && (
        <p className="figures text-leaf-strong -mb-1 w-full text-sm font-semibold lg:hidden">
          {words.moreForFreeShipping(formatPaise(toFreeShippingPaise))}
        </p>
      )}
      <p className="figures leading-tight lg:hidden">
        <span className="text-ink-soft block text-sm">{words.total}</span>
        <span className="text-xl font-bold">{formatPaise(totalPaise)}</span>
      </p>
      <Button size="large" onClick={onCheckout} className="flex-1 max-sm:px-4 max-sm:text-base lg:w-full">
        {words.proceed}
      </Button>
    </div>
  )
}
