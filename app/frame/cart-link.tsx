import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'

import { cartCount } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'
import { cartPath, loginPath } from '#app/paths.ts'
import { iconButtonLook } from '#app/ui/button.tsx'
import * as words from '#words/frame/header/en.ts'

/**
 * The link to the cart; for guests with nothing in it the link to the login, of the same width, so that
 * nothing shifts. On a phone a guest signs in by the account menu beside it, and so does one with goods.
 */
export function CartLink() {
  const user = useCustomer((state) => state.user)
  const count = useCustomer(cartCount)
  if (!user && count === 0) {
    return (
      <Link
        to={loginPath}
        className="hover:bg-paper-sunken hidden min-h-11 min-w-18 items-center justify-center rounded-full font-semibold transition-colors lg:inline-flex"
      >
        {words.login}
      </Link>
    )
  }
  return (
    <span className="flex justify-end lg:min-w-18">
      <Link
        to={cartPath}
        prefetch="intent"
        aria-label={cartLabel(count)}
        className={`${iconButtonLook} header-button`}
      >
        <ShoppingBasket size={24} />
        {count > 0 && (
          <span
            key={count}
            aria-hidden="true"
            className="figures bg-terracotta text-on-terracotta absolute end-0 top-0 flex h-[22px] min-w-[22px] animate-[pop_200ms_var(--ease)] items-center justify-center rounded-full px-1 text-[13px] font-bold"
          >
            {count}
          </span>
        )}
      </Link>
      <span role="status" className="sr-only">
        {cartLabel(count)}
      </span>
    </span>
  )
}

function cartLabel(count: number): string {
  return count === 0 ? words.cartEmpty : words.cartHolds(count)
}
