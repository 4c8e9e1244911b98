import type { OrderDetail } from '#contract/order-desk.ts'
import { amountOf } from '#domain/orders/parts/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { piecesGivenBack } from './refund-sum.ts'
import type { Chosen } from './refund-sum.ts'

interface RefundedPiecesProps {
  order: OrderDetail
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** For which pieces the money goes back, and whether for the delivery. */
export function RefundedPieces({ order, chosen, onChange }: RefundedPiecesProps) {
  const before = piecesGivenBack(order)

  function choose(place: number, quantity: number) {
    const pieces = order.productId.map((_, at) => (at === place ? quantity : (chosen.pieces[at] ?? 0)))
    onChange({ ...chosen, pieces })
  }

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">What is it for?</legend>
      <ul className="divide-line border-line divide-y border-y">
        {order.productId.map((product, place) => (
          <li key={product.position} className="flex min-h-12 items-center gap-3 py-1.5 text-sm">
            <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
              {product.productName} {!product.step && product.pack}
              <span className="text-ink-soft figures block">
                {product.step
                  ? `${product.step.amount} · ${product.step.price}`
                  : `${product.quantity} × ${formatPaise(toPaise(product.sellingPrice))}`}
                {(before[place] ?? 0) > 0 && `, ${amountOf(product, before[place]!)} given back before`}
              </span>
            </p>
            <select
              aria-label={`Pieces of ${product.productName} ${product.pack}`}
              value={chosen.pieces[place] ?? 0}
              onChange={(event) => choose(place, Number(event.target.value))}
              className="border-line-strong bg-paper figures h-11 rounded-[10px] border px-2 text-base"
            >
              {Array.from({ length: product.quantity + 1 }, (_, pieces) => (
                <option key={pieces} value={pieces}>
                  {amountOf(product, pieces)}
                </option>
              ))}
            </select>
          </li>
        ))}
        {order.shipping > 0 && (
          <li>
            <label className="flex min-h-12 items-center gap-3 text-sm">
              <span className="flex-1">
                Delivery
                <span className="text-ink-soft figures block">{formatPaise(toPaise(order.shipping))}</span>
              </span>
              <input
                type="checkbox"
                checked={chosen.hasShipping}
                onChange={(event) => onChange({ ...chosen, hasShipping: event.target.checked })}
                className="accent-leaf size-5"
              />
            </label>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
