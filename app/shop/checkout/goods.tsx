import { Link } from 'react-router'

import { goodsName } from '#app/goods-name.ts'
import { cartPath } from '#app/paths.ts'
import type { CartLine } from '#contract/cart.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { priceWas } from '#words/shop/cart/lines/en.ts'
import * as words from '#words/shop/checkout/buying/en.ts'
import { lineLabel } from '#words/ui/pack/en.ts'

/** What is bought, to be looked over once more; it is changed in the cart. */
export function Goods({ lines }: { lines: readonly CartLine[] }) {
  return (
    <div className="border-line mt-4 border-t pt-4">
      <ul aria-label={words.whatYouBuy} className="figures space-y-1 text-sm">
        {lines.map(({ quantity, productId: product, priceWhenAdded }) => {
          const [now, before] = [
            toPaise(product.sellingPrice),
            toPaise(priceWhenAdded ?? product.sellingPrice),
          ]
          return (
            <li key={product._id}>
              <p className="figures flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  {lineLabel(quantity, goodsName(product), product)}
                </span>
                {formatPaise(now * quantity)}
              </p>
              {now !== before && (
                <span className={now > before ? 'text-terracotta-strong' : 'text-ink-soft'}>
                  {priceWas(formatPaise(before), formatPaise(now))}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Link
        to={cartPath}
        className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {words.changeCart}
      </Link>
    </div>
  )
}
