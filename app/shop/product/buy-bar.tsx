import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { cartCount } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'
import { cartPath } from '#app/paths.ts'
import { BasketIcon } from '#app/ui/basket-icon.tsx'
import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { iconButtonClass } from '#app/ui/button.tsx'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Price } from '#app/ui/price.tsx'
import * as words from '#words/shop/product/en.ts'

interface BuyBarProps {
  product: { name: string; listPricePaise: number; sellingPricePaise: number }
  /** Add and Buy. */
  children: ReactNode
}

/**
 * Price, Add and Buy at the foot of the window, while those of the page are out of sight. It stands in the
 * place of the cart bar, which is a guest's one way to the cart.
 */
export function BuyBar({ product, children }: BuyBarProps) {
  const isGuest = useCustomer((state) => !state.user)
  const count = useCustomer(cartCount)
  return (
    <BottomBar label={words.buyBar(product.name)} className="buy-bar">
      <div className="buy-bar-content">
        <div className="me-auto min-w-0">
          <p className="hidden truncate font-semibold sm:block">{product.name}</p>
          <Price {...product} />
        </div>
        {isGuest && count > 0 && (
          <Link
            to={cartPath}
            prefetch="intent"
            aria-label={words.seeCart(count)}
            className={`${iconButtonClass} text-xl`}
          >
            <BasketIcon />
            <CountBadge count={count} className="bg-terracotta text-on-terracotta absolute end-0 top-0" />
          </Link>
        )}
        {children}
      </div>
    </BottomBar>
  )
}
