import { cartTotals } from '#domain/pricing/rules.ts'

import { CartRow } from './cart-row.tsx'
import { OrderSummary } from './order-summary.tsx'
import { pricedLine } from './priced-line.ts'
import type { CartScreen } from './use-cart.ts'
import { useCheckout } from './use-checkout.ts'

export function CartContent({ cart }: { cart: CartScreen }) {
  const { lines } = cart
  const totals = cartTotals(lines.map(pricedLine))
  const { isPaying, checkout } = useCheckout(cart)

  return (
    <>
      <p role="status" className="text-ink-soft mt-2 text-lg">
        You have {lines.length} item(s) in your cart
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <ul aria-label="Cart" className="border-line divide-line divide-y border-y">
          {lines.map((line) => (
            <CartRow
              key={line._id}
              line={line}
              onQuantity={(quantity) => cart.setQuantity(line, quantity)}
              onRemove={() => void cart.remove(line)}
            />
          ))}
        </ul>
        <OrderSummary totals={totals} isPaying={isPaying} onCheckout={() => void checkout()} />
      </div>
    </>
  )
}
