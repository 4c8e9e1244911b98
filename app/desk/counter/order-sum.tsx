import type { ReactNode } from 'react'

import { formatPaise } from '#domain/pricing/rules.ts'
import type { CartTotals } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/counter/en.ts'
import { deposit, sum, total } from '#words/desk/lines/en.ts'

import type { Line } from './lines.ts'
import { SavingRows } from './saving-rows.tsx'
import type { OfferedSum } from './use-offers-there.ts'

interface OrderSumProps {
  /** Without any offer. */
  totals: CartTotals
  offered: OfferedSum
  /** Whether what offers take off is still looked up. */
  isAsked: boolean
  lines: readonly Line[]
  isFetched: boolean
  children: ReactNode
}

/** What the order comes to so far, as the server will price it. */
export function OrderSum({ totals, offered, isAsked, lines, isFetched, children }: OrderSumProps) {
  const { subtotalPaise, shippingPaise, toFreeShippingPaise } = totals
  const pieces = lines.reduce((count, { quantity, step }) => count + (step ? 1 : quantity), 0)
  const isFree = shippingPaise === 0 && lines.length > 0
  const deliveryWords = isFree ? words.free : formatPaise(shippingPaise)
  const isNear = !isFetched && toFreeShippingPaise > 0 && lines.length > 0
  const more = isNear ? words.freeWith(formatPaise(toFreeShippingPaise)) : null
  return (
    <section
      aria-label={sum}
      aria-busy={isAsked}
      className="bg-paper-raised border-line rounded-card figures border p-4 sm:p-5 xl:sticky xl:top-[calc(var(--header-height)+1rem)]"
    >
      <p className="text-ink-soft text-sm">{words.linesAndPieces(lines.length, pieces)}</p>
      <dl className="mt-2 space-y-1">
        <Row name={words.goods}>{formatPaise(subtotalPaise)}</Row>
        <Row name={words.delivery} more={more}>
          {deliveryWords}
        </Row>
        {totals.depositPaise > 0 && <Row name={deposit}>{formatPaise(totals.depositPaise)}</Row>}
        <SavingRows savings={offered.savings} />
        <Row name={total} className="border-line border-t pt-2 text-lg font-semibold">
          {formatPaise(offered.totalPaise)}
        </Row>
      </dl>
      {children}
    </section>
  )
}

interface RowProps {
  name: string
  more?: string | null
  className?: string
  children: ReactNode
}

function Row({ name, more, className = '', children }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>
        {name}
        {more && <span className="text-ink-soft block text-sm">{more}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
