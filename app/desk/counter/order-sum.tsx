import type { ReactNode } from 'react'

import { formatPaise } from '#domain/pricing/rules.ts'
import type { CartTotals } from '#domain/pricing/rules.ts'

import type { Line } from './lines.ts'

interface OrderSumProps {
  totals: CartTotals
  lines: readonly Line[]
  isFetched: boolean
  children: ReactNode
}

/** What the order comes to so far, as the server will price it. */
export function OrderSum({ totals, lines, isFetched, children }: OrderSumProps) {
  const { subtotalPaise, shippingPaise, totalPaise, toFreeShippingPaise } = totals
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section
      aria-label="Sum"
      className="bg-paper-raised border-line rounded-card figures border p-4 sm:p-5 xl:sticky xl:top-[calc(var(--header-height)+1rem)]"
    >
      <p className="text-ink-soft text-sm">
        {lines.length} {lines.length === 1 ? 'line' : 'lines'}, {pieces} {pieces === 1 ? 'piece' : 'pieces'}
      </p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <dt>Goods</dt>
        <dd className="text-end">{formatPaise(subtotalPaise)}</dd>
        <dt>
          Delivery
          {!isFetched && toFreeShippingPaise > 0 && lines.length > 0 && (
            <span className="text-ink-soft block text-sm">
              Free with {formatPaise(toFreeShippingPaise)} more
            </span>
          )}
        </dt>
        <dd className="text-end">{shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise)}</dd>
        <dt className="border-line mt-1 border-t pt-2 text-lg font-semibold">Total</dt>
        <dd className="border-line mt-1 border-t pt-2 text-end text-lg font-semibold">
          {formatPaise(totalPaise)}
        </dd>
      </dl>
      {children}
    </section>
  )
}
