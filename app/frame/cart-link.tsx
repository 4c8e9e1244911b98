import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'

import { useCustomer } from '#app/client/session.ts'
import { cartPath, loginPath } from '#app/paths.ts'
import { iconButtonClass } from '#app/ui/button.tsx'

/** The link to the cart; for guests the link to the login, of the same width, so that nothing shifts. */
export function CartLink() {
  const { user, cartCount } = useCustomer()
  if (!user) {
    return (
      <Link
        to={loginPath}
        className="hover:bg-paper-sunken inline-flex min-h-11 min-w-18 items-center justify-center rounded-full font-semibold transition-colors"
      >
        Login
      </Link>
    )
  }
  return (
    <span className="flex min-w-18 justify-end">
      <Link to={cartPath} prefetch="intent" aria-label={cartLabel(cartCount)} className={iconButtonClass}>
        <ShoppingBasket size={24} />
        {cartCount > 0 && (
          <span
            key={cartCount}
            aria-hidden="true"
            className="figures bg-terracotta text-on-terracotta absolute end-0 top-0 flex h-5 min-w-5 animate-[pop_200ms_var(--ease)] items-center justify-center rounded-full px-1 text-xs font-bold"
          >
            {cartCount}
          </span>
        )}
      </Link>
      <span role="status" className="sr-only">
        {cartLabel(cartCount)}
      </span>
    </span>
  )
}

function cartLabel(count: number): string {
  if (count === 0) return 'Cart, empty'
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
}
