import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/orders/shared/en.ts'

import type { MyOrder } from './my-order.ts'

interface OrderLinesProps extends Pick<MyOrder, 'lines'> {
  /** They are with who has ordered them, who has an account. */
  canRate?: boolean
}

/** What was bought, at the price of that moment. */
export function OrderLines({ lines, canRate = false }: OrderLinesProps) {
  return (
    <ul aria-label={words.products} className="divide-line divide-y px-5">
      {lines.map((line) => (
        <li key={line.position} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <ProductPicture
            url={line.image}
            alt=""
            category={line.category}
            sizes="3.5rem"
            className="w-14 shrink-0 rounded-[10px]"
          />
          <p className="min-w-18 flex-1">
            <Link to={productPath(line.productId)} className="font-semibold hover:underline">
              {line.name}
            </Link>{' '}
            <span className="text-ink-soft text-sm">{line.pack}</span>
            {canRate && (
              <Link
                to={`${productPath(line.productId)}#review`}
                className="text-leaf flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4 print:hidden"
              >
                {words.rate}
                <span className="sr-only">
                  {words.beforeName}
                  {line.name}
                </span>
              </Link>
            )}
          </p>
          <p className="figures ms-auto text-end">
            {formatPaise(line.sellingPricePaise * line.quantity)}
            <span className="text-ink-soft block text-sm">
              {line.times}
              {line.price}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
