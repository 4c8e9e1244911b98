import type { ReactNode } from 'react'

import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { CartTotals, Shipping } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/en.ts'

interface OrderSummaryProps {
  /** What is left to pay, with what it is made of. */
  totals: CartTotals
  /** What it costs to have it brought there. */
  shipping: Shipping
  /** Above the total, a row each: what offers take off. */
  off?: readonly SummaryRow[] | undefined
  /** Below the sums. */
  children?: ReactNode
}

/** Everything that it costs, before anyone is asked to pay. */
export function OrderSummary({ totals, shipping, off, children }: OrderSummaryProps) {
  const { subtotalPaise, shippingPaise, depositPaise, totalPaise, discountPaise, toFreeShippingPaise } =
    totals
  return (
    <section
      aria-labelledby="order-summary"
      className="bg-paper-raised border-line rounded-card shadow-lift overflow-hidden border"
    >
      <BlockPrintBorder className="text-terracotta" />
      <div className="p-6">
        <h2 id="order-summary" className="text-2xl">
          {words.orderSummary}
        </h2>
        {subtotalPaise > 0 && shipping.shippingPaise > 0 && shipping.freeFromPaise !== null && (
          <FreeShipping
            subtotalPaise={subtotalPaise}
            missingPaise={toFreeShippingPaise}
            freeFromPaise={shipping.freeFromPaise}
          />
        )}
        <dl className="figures mt-5 space-y-2">
          <Row name={words.subtotal} value={formatPaise(subtotalPaise)} />
          <Row name={words.shipping} value={shippingPaise === 0 ? words.free : formatPaise(shippingPaise)} />
          {depositPaise > 0 && <Row name={words.deposit} value={formatPaise(depositPaise)} />}
          {off?.map((row, place) => (
            // Two offers may have one name.
            <Row key={place} {...row} />
          ))}
          <Row
            isHeard
            name={words.total}
            value={formatPaise(totalPaise)}
            className="border-line border-t pt-3 text-xl font-bold"
          />
          {discountPaise > 0 && (
            <Row
              name={words.totalDiscount}
              value={formatPaise(discountPaise)}
              className="text-leaf-strong font-semibold"
            />
          )}
        </dl>
        {children}
      </div>
    </section>
  )
}

export interface SummaryRow {
  name: string
  value: string
  className?: string
}

interface RowProps extends SummaryRow {
  /** Read out when it changes. */
  isHeard?: true
}

function Row({ name, value, className = '', isHeard }: RowProps) {
  return (
    <div
      aria-live={isHeard && 'polite'}
      aria-atomic={isHeard}
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}
    >
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface FreeShippingProps {
  subtotalPaise: number
  missingPaise: number
  freeFromPaise: number
}

/** Progress towards free shipping, in rupees and as a bar. */
function FreeShipping({ subtotalPaise, missingPaise, freeFromPaise }: FreeShippingProps) {
  const reached = Math.min(100, (subtotalPaise / freeFromPaise) * 100)
  return (
    <div className="bg-turmeric-tint rounded-card mt-4 px-4 py-3">
      <p role="status" className="figures font-semibold">
        {missingPaise > 0 ? words.addForFreeShipping(formatPaise(missingPaise)) : words.shippingIsFree}
      </p>
      <div aria-hidden="true" className="bg-paper mt-2 h-2 overflow-hidden rounded-full">
        <div
          className="bg-leaf h-full w-(--reached) rounded-full transition-[width] duration-300 ease-out"
          style={{ '--reached': `${reached}%` }}
        />
      </div>
    </div>
  )
}
