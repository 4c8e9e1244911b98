import type { MyOrder } from '#app/shop/orders/my-order.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/checkout/success/en.tsx'

interface BillProps {
  order: MyOrder
  /** What is to be paid in cash; 0: nothing, it was written down; undefined: it is paid. */
  cashPaise: number | undefined
}

/** What was bought and paid, or is to be paid. Below the ways on, which do not move when it comes. */
export function Bill({ order, cashPaise }: BillProps) {
  const { lines, shippingPaise, depositPaise, totalPaise } = order
  const isWrittenDown = cashPaise === 0 && totalPaise > 0
  const sumWord = cashPaise === undefined ? words.youPaid : isWrittenDown ? words.writtenDown : words.toPay
  const goodsPaise = lines.reduce((sum, line) => sum + line.sellingPricePaise * line.quantity, 0)
  const givenPaise = goodsPaise + shippingPaise + depositPaise - totalPaise
  return (
    <section aria-labelledby="bill" className="figures border-line border-t px-6 py-6 text-start sm:px-12">
      <h2 id="bill" className="text-xl">
        {words.whatYouBought}
      </h2>
      <ul className="mt-3 space-y-1">
        {lines.map(({ position, name, times, pack, quantity, sellingPricePaise }) => (
          <li key={position} className={rowClass}>
            <span className="min-w-0 wrap-anywhere">
              {times}
              {name} <span className="whitespace-nowrap">{pack}</span>
            </span>
            {formatPaise(sellingPricePaise * quantity)}
          </li>
        ))}
      </ul>
      <dl className="border-line mt-3 space-y-1 border-t pt-3">
        <Row name={words.delivery} sum={shippingPaise > 0 ? formatPaise(shippingPaise) : words.free} />
        {depositPaise > 0 && <Row name={words.deposit} sum={formatPaise(depositPaise)} />}
        {givenPaise > 0 && <Row name={words.discount} sum={`− ${formatPaise(givenPaise)}`} />}
        <Row name={sumWord} sum={formatPaise(totalPaise)} className="font-semibold" />
      </dl>
    </section>
  )
}

function Row({ name, sum, className = '' }: { name: string; sum: string; className?: string }) {
  return (
    <div className={`${rowClass} ${className}`}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  )
}

const rowClass = 'flex justify-between gap-4'
